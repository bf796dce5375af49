import './product-offers.scss'
import { observer } from 'mobx-react-lite'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { CouponStrip, couponsFor } from '../../../coupon'
import { productBy } from '../../queries'
import type { OffersConfig, OffersValue } from '.'

/** What takes something off this product, and what the shop promises of it. */
export const ProductOffers = observer(function ProductOffers(
  props: WidgetProps<OffersValue | undefined, OffersConfig>,
) {
  const { value, config } = props
  const { query } = usePage()
  const id = config.productId ?? query.id ?? ''
  const promises = value?.promises ?? []
  return (
    <View className='tp-offers'>
      {config.coupons && id !== '' && <Coupons productId={id} />}
      {promises.length > 0 && <Promises of={promises} />}
    </View>
  )
})

/** Coupons are a help: where they cannot be had, nothing is said of them. */
const Coupons = observer(function Coupons({ productId }: { readonly productId: string }) {
  const t = useTranslate()
  const skuId = useQuery(productBy(productId)).value?.product.skuId
  const found = useQuery(couponsFor(skuId ? [{ productId, skuId, count: 1 }] : []))
  if (found.status === 'error') return null
  const { open = [] } = found.value ?? {}
  if (found.value && open.length === 0) return null
  return (
    <View className='tp-offers__panel'>
      <Text className='tp-offers__title' level={2}>
        {t('product.offers.coupons')}
      </Text>
      {found.value ? (
        <CouponStrip coupons={open} onRefused={() => void found.reload()} />
      ) : (
        <Bone shape='block' className='tp-offers__bone' />
      )}
    </View>
  )
})

function Promises({ of }: { readonly of: OffersValue['promises'] }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <View className='tp-offers__panel'>
      <Text className='tp-offers__title' level={2}>
        {t('product.offers.promises')}
      </Text>
      <View className='tp-offers__promises' role='list' label={t('product.offers.promises')}>
        {of.map(({ icon, title, text }) => {
          const name = localize(title, locale)
          const more = localize(text, locale)
          return (
            <View key={name} className='tp-offers__promise' role='listitem'>
              <Icon name={icon as IconName} size={20} tone='brand' />
              <View className='tp-offers__words'>
                <Text className='tp-offers__name'>{name}</Text>
                {more !== '' && <Text className='tp-offers__note'>{more}</Text>}
              </View>
            </View>
          )
        })}
      </View>
    </View>
  )
}
