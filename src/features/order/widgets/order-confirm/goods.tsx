import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Price } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import type { getBuyInfo, OrderLine } from '../../contract'

type BuyInfo = Awaited<ReturnType<typeof getBuyInfo>>

interface GoodsProps {
  readonly storeName: string
  readonly lines: readonly OrderLine[]
}

/** What is bought of one store. */
export function Goods({ storeName, lines }: GoodsProps) {
  const { imageUrl } = useServices().host
  return (
    <>
      <Text className='tp-confirm__store' level={2}>
        {storeName}
      </Text>
      {lines.map((line) => (
        <View key={line.skuId} className='tp-confirm__line'>
          <Image className='tp-confirm__pic' src={imageUrl(line.image, 72)} alt='' lazy={false} />
          <View className='tp-confirm__line-text'>
            <Text className='tp-confirm__name tp-whole'>{line.name}</Text>
            <Text className='tp-confirm__sku'>{line.skuName}</Text>
          </View>
          <View className='tp-confirm__line-sum'>
            <Price size='s' tone='ink' cents={line.price} />
            <Text className='tp-confirm__sku tp-num'>{`× ${line.count}`}</Text>
          </View>
        </View>
      ))}
    </>
  )
}

const DISCOUNTS = ['memberDiscount', 'couponDiscount', 'pointsDiscount'] as const
type Sums = Pick<BuyInfo, 'goodsAmount' | 'freight'> &
  Partial<Readonly<Record<(typeof DISCOUNTS)[number], number>>>

/** What makes up the price, by the server's word. */
export function PriceRows({ sums }: { readonly sums: Sums }) {
  const t = useTranslate()
  return (
    <>
      <View className='tp-confirm__row tp-confirm__row--line'>
        <Text className='tp-confirm__label'>{t('order.goods')}</Text>
        <Text className='tp-num'>{moneyText(sums.goodsAmount)}</Text>
      </View>
      {DISCOUNTS.map((name) => {
        const off = sums[name] ?? 0
        return (
          off > 0 && (
            <View key={name} className='tp-confirm__row'>
              <Text className='tp-confirm__label'>{t(`order.${name}`)}</Text>
              <Text className='tp-num'>{`−${moneyText(off)}`}</Text>
            </View>
          )
        )
      })}
      <View className='tp-confirm__row'>
        <Text className='tp-confirm__label'>{t('order.freight')}</Text>
        <Text className='tp-num'>
          {sums.freight === 0 ? t('order.free') : moneyText(sums.freight)}
        </Text>
      </View>
    </>
  )
}
