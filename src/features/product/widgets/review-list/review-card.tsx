import { memo, useRef, useState } from 'react'
import { useHold } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Swiper } from '../../../../ui/primitives/scroll'
import { Sheet } from '../../../../ui/sheet/sheet'
import type { Review } from '../../contract-reviews'

const STARS = [1, 2, 3, 4, 5] as const

/** Stars out of five, halves rounded. */
export function Stars({ of }: { readonly of: number }) {
  const t = useTranslate()
  return (
    <View
      className='tp-reviews__stars'
      role='img'
      label={t('product.reviews.score', { stars: of })}
    >
      {STARS.map((star) => (
        <Icon
          key={star}
          name={star <= Math.round(of) ? 'star-fill' : 'star'}
          size={14}
          tone={star <= Math.round(of) ? 'brand' : 'faint'}
        />
      ))}
    </View>
  )
}

const FACE = 36
const PICTURE = 96

/** What one person says, shows and adds, and what the shop says to it. */
export const ReviewCard = memo(function ReviewCard({ review }: { readonly review: Review }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { stars, content, pictures, skuName, nickName, avatar, createdAt } = review
  const { addition, addedAt, reply, isMine } = review
  const [shown, setShown] = useState<number>()
  return (
    <View className='tp-review' role='listitem'>
      <View className='tp-review__who'>
        <Image className='tp-review__face' src={imageUrl(avatar, FACE)} alt='' />
        <View className='tp-review__by'>
          <View className='tp-review__name'>
            <Text>{nickName}</Text>
            {isMine && <Tag tone='brand'>{t('product.reviews.mine')}</Tag>}
          </View>
          <Stars of={stars} />
        </View>
        <Text className='tp-review__when tp-num'>{agoText(createdAt, locale, t)}</Text>
      </View>
      <Text className='tp-review__text' select>
        {content}
      </Text>
      {pictures.length > 0 && (
        <View className='tp-review__pictures'>
          {pictures.map((picture, at) => (
            <Pressable
              key={picture}
              className='tp-review__frame'
              label={t('product.reviews.open', { name: nickName, n: at + 1 })}
              onTap={() => setShown(at)}
            >
              <Image className='tp-review__picture' src={imageUrl(picture, PICTURE)} alt='' />
            </Pressable>
          ))}
        </View>
      )}
      {skuName !== '' && <Text className='tp-review__sku'>{skuName}</Text>}
      {addition !== '' && (
        <View className='tp-review__more'>
          <Text className='tp-review__label'>
            {t('product.reviews.added', { ago: agoText(addedAt ?? createdAt, locale, t) })}
          </Text>
          <Text className='tp-review__said'>{addition}</Text>
        </View>
      )}
      {reply !== '' && (
        <View className='tp-review__more tp-review__more--reply'>
          <Text className='tp-review__label'>{t('product.reviews.reply')}</Text>
          <Text className='tp-review__said'>{reply}</Text>
        </View>
      )}
      {pictures.length > 0 && (
        <Preview review={review} shown={shown} onClose={() => setShown(undefined)} />
      )}
    </View>
  )
})

interface PreviewProps {
  readonly review: Review
  /** Which picture was tapped. */
  readonly shown: number | undefined
  readonly onClose: () => void
}

const LARGE = 480

/** The pictures of a review, large, beginning with the one that was tapped. */
function Preview({ review, shown, onClose }: PreviewProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  useHold(shown !== undefined)
  const { pictures, nickName } = review
  // What it began with stays while the sheet leaves.
  const first = useRef(0)
  first.current = shown ?? first.current
  const from = first.current
  const order = [...pictures.slice(from), ...pictures.slice(0, from)]
  return (
    <Sheet
      open={shown !== undefined}
      onClose={onClose}
      title={nickName}
      closeLabel={t('common.close')}
    >
      <View className='tp-review__large'>
        <Swiper label={nickName} className='tp-review__swipe'>
          {order.map((picture) => (
            <Image
              key={picture}
              className='tp-review__whole'
              src={imageUrl(picture, LARGE)}
              fit='contain'
              alt={t('product.reviews.picture', {
                name: nickName,
                n: pictures.indexOf(picture) + 1,
              })}
            />
          ))}
        </Swiper>
      </View>
    </Sheet>
  )
}
