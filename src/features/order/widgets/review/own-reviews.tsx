import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { whenOpened } from '../../../../engine/outlet/late-sheet'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { WaitingNote } from '../../../outbox'
import type { Review } from '../../../product'
import { ownReviewPages } from '../../queries'
import type { OwnReviewsConfig } from '.'
import type { AddMoreProps } from './add-more'
import '../../parts/review.scss'

const PICTURE = 48

/** See `AddMore`. */
const LateAddMore = whenOpened<AddMoreProps>(() =>
  import('./add-more').then(({ AddMore }) => AddMore),
)

/** All the user has said of products, the latest first. */
export const OwnReviewsWidget = observer(function OwnReviewsWidget({
  config,
}: WidgetProps<unknown, OwnReviewsConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const reviews = usePages(ownReviewPages('', config.pageSize))
  useReturnRefresh(reviews.reload)
  return (
    <>
      <WaitingNote noun='review' />
      <PagedList
        list={reviews}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
        empty={{
          title: t('order.review.empty'),
          note: t('order.review.emptyNote'),
          actionText: t('order.list'),
          onAction: open.to(config.orderUrl),
        }}
        offline={OFFLINE}
        more='order.more'
        className='tp-saids'
      >
        {(review) => (
          <LinkedReview key={review.id} review={review} productUrl={config.productUrl} />
        )}
      </PagedList>
    </>
  )
})

interface ReviewedProductProps {
  readonly name: string
  readonly skuName: string
  readonly image: string
  /** Leads to it; without it nothing is tapped. */
  readonly onOpen?: () => void
}

/** What a review is about. */
export function ReviewedProduct({ name, skuName, image, onOpen }: ReviewedProductProps) {
  const { imageUrl } = useServices().host
  const contents = (
    <>
      <Image className='tp-said__pic tp-said__pic--s' src={imageUrl(image, PICTURE)} alt='' />
      <View className='tp-said__name'>
        <Text className='tp-whole'>{name}</Text>
        {skuName !== '' && <Text className='tp-said__note'>{skuName}</Text>}
      </View>
    </>
  )
  if (!onOpen) return <View className='tp-said__product'>{contents}</View>
  return (
    <Pressable role='link' className='tp-said__product' onTap={onOpen}>
      {contents}
      <Icon name='chevron-right' size={16} tone='faint' />
    </Pressable>
  )
}

/** The server keeps this much of a review, and of what is added to it. */
export const REVIEW_MAX = 500
export const STARS = [1, 2, 3, 4, 5] as const

const THING_PICTURE = 72

/** What a review is about. */
export const aboutOf = ({ productName, skuName, image }: Review) => ({
  name: productName,
  skuName,
  image,
})

interface LinkedReviewProps {
  readonly review: Review
  readonly productUrl: string
}

/** A review below the product it is about, which a tap opens. */
export function LinkedReview({ review, productUrl }: LinkedReviewProps) {
  const open = useOpen()
  return (
    <OwnReview
      review={review}
      head={<ReviewedProduct {...aboutOf(review)} onOpen={open.to(fillUrl(productUrl, review))} />}
    />
  )
}

interface OwnReviewProps {
  readonly review: Review
  /** Above it: what it is about. */
  readonly head?: ReactNode
}

/** What somebody has said of a product, the shop's answer, and the way to add to it once. */
export function OwnReview({ review, head }: OwnReviewProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const [adding, setAdding] = useState(false)
  const { id, stars, content, pictures, createdAt, addition, addedAt, reply, productName } = review
  return (
    <View className='tp-said'>
      {head}
      <View className='tp-said__row'>
        <View
          className='tp-said__stars'
          role='img'
          label={t('order.review.star', { count: stars })}
        >
          {STARS.map((star) => (
            <Icon
              key={star}
              name='star-fill'
              size={16}
              className={cx('tp-said__star', star <= stars && 'tp-said__star--on')}
            />
          ))}
        </View>
        <Text className='tp-said__note tp-num'>{formatDate(createdAt, locale)}</Text>
      </View>
      <Text className='tp-said__text' select>
        {content}
      </Text>
      {pictures.length > 0 && (
        <View className='tp-said__pics'>
          {pictures.map((url, at) => (
            <Image
              key={url}
              className='tp-said__pic'
              src={imageUrl(url, THING_PICTURE)}
              alt={t('order.review.picture', { n: at + 1 })}
            />
          ))}
        </View>
      )}
      {addition !== '' && (
        <View className='tp-said__more'>
          {addedAt !== null && (
            <Text className='tp-said__note'>
              {t('order.review.added', { date: formatDate(addedAt, locale) })}
            </Text>
          )}
          <Text className='tp-said__text'>{addition}</Text>
        </View>
      )}
      {reply !== '' && (
        <Text className='tp-said__reply'>{t('order.review.reply', { text: reply })}</Text>
      )}
      {addition === '' && (
        <>
          <View className='tp-said__foot'>
            <Button
              size='s'
              kind='ghost'
              label={t('order.review.moreNamed', { name: productName })}
              onTap={() => setAdding(true)}
            >
              {t('order.review.more')}
            </Button>
          </View>
          <LateAddMore
            id={id}
            name={productName}
            most={REVIEW_MAX}
            open={adding}
            onClose={() => setAdding(false)}
          />
        </>
      )}
    </View>
  )
}
