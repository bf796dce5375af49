import { useEffect } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { moneyText } from '../../../../shared/money'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { type Address, CHOSEN_ADDRESS, firstAddresses, regionText } from '../../../address'
import type { getBuyInfo, OrderLine } from '../../contract'

export interface Delivery {
  readonly status: 'loading' | 'error' | 'ready'
  /** Picked for this order, else the default one; undefined when the user has none. */
  readonly address: Address | undefined
  readonly reload: () => Promise<void>
}

/** Where the order goes. Read anew when the page comes back from the list of addresses. For observers. */
export function useDelivery(enabled: boolean): Delivery {
  const { kept, session } = useServices()
  const { status, value, reload } = useQuery({
    ...firstAddresses,
    enabled,
  })
  const picked = kept.get(CHOSEN_ADDRESS)
  // A pick belongs to the order it was made for.
  useEffect(() => () => kept.set(CHOSEN_ADDRESS, undefined), [kept])

  useReturnRefresh(() => enabled && reload())

  const known = value?.result ?? []
  const mine = picked?.userId === session.userId ? picked : undefined
  const fresh = known.find(({ id }) => id === mine?.id) ?? mine
  return {
    status: mine ? 'ready' : status,
    address: fresh ?? known.find(({ isDefault }) => isDefault) ?? known[0],
    reload,
  }
}

interface DeliveryCardProps {
  readonly delivery: Delivery
  /** The order was to be placed without an address. */
  readonly warn: boolean
  readonly onChange: () => void
}

/** Where the order goes; a tap changes it. */
export function DeliveryCard({ delivery, warn, onChange }: DeliveryCardProps) {
  const t = useTranslate()
  const { address, status } = delivery
  if (!address && status === 'loading') {
    return (
      <View
        className='tp-confirm__panel tp-confirm__coming'
        role='status'
        label={t('common.loading')}
      >
        <Bone width={45} />
        <Bone width={80} />
      </View>
    )
  }
  if (!address && status === 'error') {
    return (
      <Pressable className='tp-confirm__delivery' onTap={() => delivery.reload()}>
        <Icon name='refresh' size={24} tone='muted' />
        <View className='tp-confirm__delivery-text'>
          <Text className='tp-confirm__person'>{t('error.dataFetchFailed')}</Text>
          <Text className='tp-confirm__place'>{t('common.retry')}</Text>
        </View>
      </Pressable>
    )
  }
  const title = address ? `${address.name}  ${mask(address.mobile)}` : t('order.confirm.addAddress')
  const note = address
    ? `${regionText(address)} ${address.detail}`
    : t(warn ? 'order.confirm.needAddress' : 'order.confirm.addAddressNote')
  return (
    <Pressable
      className={cx('tp-confirm__delivery', warn && 'tp-confirm__delivery--warn')}
      label={
        address ? `${t('order.confirm.changeAddress')}: ${title}, ${note}` : `${title}. ${note}`
      }
      onTap={onChange}
    >
      <Icon name={address ? 'map-pin' : 'plus'} size={24} tone='brand' />
      <View className='tp-confirm__delivery-text'>
        <Text className='tp-confirm__person'>{title}</Text>
        <Text className={cx('tp-confirm__place', warn && 'tp-c-danger')}>{note}</Text>
      </View>
      <Icon name='chevron-right' size={16} tone='faint' />
    </Pressable>
  )
}

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
