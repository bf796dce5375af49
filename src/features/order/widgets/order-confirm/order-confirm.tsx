import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useHold, usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { INPUT_MAX_LENGTH } from '../../../../shared/constants'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Price } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import type { getBuyInfo } from '../../contract'
import { buyInfoOf, type Purchase } from '../../queries'
import type { OrderConfirmConfig } from '.'
import { type Delivery, DeliveryCard, Goods, PriceRows, useDelivery } from './order-cards'
import { Extras, pickupId, StoreOrder } from './store-order'
import { useOrdering, useWish } from './use-ordering'
import './order-confirm.scss'

const MAX_COUNT = 999
const ID = /^[\w-]+$/
/** Where a refusal and the address stand. */
const TOP = 'tp-confirm-top'

/**
 * Reads `productId`, `skuId` and `count`, or several as `items=productId:skuId:count,…`; `cart=1` says
 * that they lie in the cart. Undefined when nothing, or something broken, is asked for: a wrong count
 * must never become an order of another one.
 */
export function readPurchase(query: Readonly<Record<string, string>>): Purchase | undefined {
  const { productId = '', skuId = '', count = '1', items } = query
  const rows = items ? items.split(',') : [`${productId}:${skuId}:${count}`]
  const products = []
  for (const row of rows) {
    const [product = '', sku = '', text = ''] = row.split(':')
    const number = Number(text)
    const counts = Number.isInteger(number) && number >= 1 && number <= MAX_COUNT
    if (!ID.test(product) || !ID.test(sku) || !counts) return undefined
    products.push({ productId: product, skuId: sku, count: number })
  }
  return { products, isFromCart: query.cart === '1' }
}

type BuyInfo = Awaited<ReturnType<typeof getBuyInfo>>

/** `/shop/order/buy`: where it goes, what it is, what it costs, place the order. */
export const OrderConfirmWidget = observer(function OrderConfirmWidget({
  config,
}: WidgetProps<unknown, OrderConfirmConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const purchase = useMemo(() => readPurchase(query), [query])
  if (purchase) return <Confirm purchase={purchase} config={config} />
  return (
    <EmptyState
      variant='empty'
      title={t('order.confirm.missing')}
      note={t('order.confirm.missingNote')}
      actionText={t('product.toShop')}
      onAction={open.to(HOME)}
    />
  )
})

interface ConfirmProps {
  readonly purchase: Purchase
  readonly config: OrderConfirmConfig
}

const Confirm = observer(function Confirm({ purchase, config }: ConfirmProps) {
  const t = useTranslate()
  const open = useOpen()
  const info = useQuery(buyInfoOf(purchase))
  const delivery = useDelivery(true)

  if (info.error instanceof ApiError && info.error.serverMessage !== '' && !info.value) {
    return (
      <EmptyState
        variant='error'
        title={t('order.confirm.refused')}
        note={info.error.serverMessage}
        actionText={t('order.confirm.back')}
        onAction={open.to(fillUrl(config.productUrl, purchase.products[0]), { replace: true })}
      />
    )
  }
  return (
    <QueryState query={info} skeleton={<ConfirmSkeleton />}>
      {(known) => (
        <OrderToBe
          purchase={purchase}
          config={config}
          info={known}
          delivery={delivery}
          onReload={info.reload}
        />
      )}
    </QueryState>
  )
})

interface OrderToBeProps extends ConfirmProps {
  readonly info: BuyInfo
  readonly delivery: Delivery
  readonly onReload: () => Promise<void>
}

const OrderToBe = observer(function OrderToBe(props: OrderToBeProps) {
  const { purchase, config, info, delivery, onReload } = props
  const { session, host } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [note, setNote] = useState('')
  const [unready, setUnready] = useState(false)
  const { user } = session
  const wishes = useWish(purchase, {
    name: user?.detail.nickName ?? '',
    mobile: user?.mobile ?? '',
  })
  const { stores, needsAddress } = wishes
  useHold(note !== '' || wishes.isBegun)
  const { busy, refusal, refusedAmount, send } = useOrdering(config.payUrl, () =>
    Promise.all([onReload(), wishes.reload()]),
  )
  const amount = wishes.amount ?? info.amount
  // What is asked is answered by the tap on the button below: until then nothing is ordered.
  const isRepriced = refusedAmount !== undefined && refusedAmount !== amount
  const question = isRepriced
    ? t('order.confirm.repriced', { was: moneyText(refusedAmount), now: moneyText(amount) })
    : refusal

  /** What is missing, and why it was not taken, may stand far above the button. */
  async function place(): Promise<void> {
    const { address } = delivery
    const isHomeless = needsAddress && !address
    if (isHomeless || wishes.unready) {
      setUnready(true)
      host.reveal(isHomeless ? TOP : pickupId(wishes.unready?.storeId))
      return
    }
    const addressId = needsAddress && address ? address.id : ''
    const isTaken = await send({ purchase, wish: wishes.wish, addressId, note, amount })
    if (!isTaken) host.reveal(TOP)
  }

  return (
    <View className='tp-confirm'>
      <View id={TOP} />
      {question && <Notice tone={isRepriced ? 'warning' : 'danger'}>{question}</Notice>}
      {needsAddress && (
        <DeliveryCard
          delivery={delivery}
          warn={unready && !delivery.address}
          onChange={open.to(delivery.address ? config.addressUrl : config.addAddressUrl)}
        />
      )}
      {stores.map((quote) => (
        <StoreOrder
          key={quote.storeId}
          quote={quote}
          choice={wishes.choiceOf(quote.storeId)}
          onChoose={(part) => wishes.choose(quote.storeId, part)}
          warn={unready}
        >
          <Goods storeName={quote.storeName} lines={quote.lines} />
          <PriceRows sums={quote} />
        </StoreOrder>
      ))}
      {stores.length > 0 ? (
        <Extras wishes={wishes} />
      ) : (
        <WholeOrder info={info} note={note} onNote={setNote} />
      )}
      <ActionBar
        lead={
          <View className='tp-confirm__total'>
            <Text className='tp-confirm__total-label'>{t('order.total')}</Text>
            <Price cents={amount} />
          </View>
        }
      >
        <Button size='l' loading={busy} onTap={place}>
          {t(isRepriced ? 'order.confirm.submitRepriced' : 'order.confirm.submit')}
        </Button>
      </ActionBar>
    </View>
  )
})

interface WholeOrderProps {
  readonly info: BuyInfo
  readonly note: string
  readonly onNote: (note: string) => void
}

/** The purchase of a server that tells no stores: one order, by courier. */
function WholeOrder({ info, note, onNote }: WholeOrderProps) {
  const t = useTranslate()
  return (
    <>
      <View className='tp-confirm__panel'>
        <Goods storeName={info.storeName} lines={info.lines} />
        <PriceRows sums={info} />
      </View>
      <View className='tp-confirm__cells'>
        <Cell title={t('order.confirm.way')} value={t('order.confirm.courier')} />
        <View className='tp-confirm__note'>
          <Text className='tp-confirm__label'>{t('order.confirm.note')}</Text>
          <TextArea
            className='tp-confirm__area'
            label={t('order.confirm.note')}
            value={note}
            onChange={onNote}
            placeholder={t('order.confirm.notePlaceholder')}
            maxLength={INPUT_MAX_LENGTH}
            rows={2}
          />
        </View>
      </View>
    </>
  )
}

function ConfirmSkeleton() {
  const t = useTranslate()
  return (
    <View className='tp-confirm' role='status' label={t('common.loading')}>
      {[1, 2].map((at) => (
        <View key={at} className='tp-confirm__panel'>
          <Bone width={40} />
          <Bone />
          <Bone width={70} />
        </View>
      ))}
    </View>
  )
}
