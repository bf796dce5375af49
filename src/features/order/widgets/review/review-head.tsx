import { observer } from 'mobx-react-lite'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { OrderStatus } from '../../contract'
import { orderBy } from '../../queries'
import './review-head.scss'

/** Beers that stand side by side. */
const MOST_SHOWN = 4
const PICTURE = 72

/**
 * What was drunk, where it came from, and how much of it is still to be said. It keeps its room while the order
 * comes; an order that cannot be had or reviewed is what the form below speaks of.
 */
export const ReviewHeadWidget = observer(function ReviewHeadWidget(
  _: WidgetProps<unknown, object>,
) {
  const { id = '' } = usePage().query
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { status, value } = useQuery({ ...orderBy(id), enabled: id !== '' })
  if (id === '' || (status !== 'loading' && value?.status !== OrderStatus.Done)) return null
  if (!value) return <View className='tp-review-head' />
  const { lines, storeName, createdAt } = value
  const pictures = [...new Set(lines.map(({ image }) => image))].slice(0, MOST_SHOWN)
  const open = lines.filter(({ reviewed }) => !reviewed)
  const count = new Set(open.map(({ productId }) => productId)).size
  return (
    <View className='tp-review-head tp-enter'>
      <View className='tp-review-head__beers' decor>
        {pictures.map((image) => (
          <Image
            key={image}
            className='tp-review-head__beer'
            src={imageUrl(image, PICTURE)}
            alt=''
          />
        ))}
      </View>
      <Text className='tp-review-head__title' level={2}>
        {t(count > 0 ? 'order.review.ask' : 'order.review.thanks')}
      </Text>
      <Text className='tp-review-head__note tp-num'>
        {[storeName, formatDate(createdAt, locale)].filter(Boolean).join(' · ')}
      </Text>
      {count > 0 && (
        <Text className='tp-review-head__note'>{t('order.review.left', { count })}</Text>
      )}
    </View>
  )
})
