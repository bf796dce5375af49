import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { aboutOf, OwnReview } from '../../parts/own-review'
import { ownReviewPages } from '../../queries-after'
import type { OwnReviewsConfig } from '.'

const PICTURE = 48

/** All the user has said of products, the latest first. */
export const OwnReviewsWidget = observer(function OwnReviewsWidget({
  config,
}: WidgetProps<unknown, OwnReviewsConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const reviews = usePages(ownReviewPages('', config.pageSize))
  useReturnRefresh(reviews.reload)
  return (
    <PagedList
      list={reviews}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      empty={{
        title: t('order.review.empty'),
        note: t('order.review.emptyNote'),
        actionText: t('order.list'),
        onAction: () => open(config.orderUrl),
      }}
      offline={OFFLINE}
      more='order.more'
      className='tp-saids'
    >
      {(review) => (
        <OwnReview
          key={review.id}
          review={review}
          head={
            <ReviewedProduct
              {...aboutOf(review)}
              onOpen={() => open(fillUrl(config.productUrl, review))}
            />
          }
        />
      )}
    </PagedList>
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
