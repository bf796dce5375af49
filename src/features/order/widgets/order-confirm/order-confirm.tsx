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
import { Box, Pic, Txt } from '../../../../ui/primitives/elements'
import { Area } from '../../../../ui/primitives/fields'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import type { getBuyInfo } from '../../contract'
import { buyInfoOf, type Purchase } from '../../queries'
import type { OrderConfirmConfig } from '.'
import { type Delivery, DeliveryCard, useDelivery } from './delivery-card'
import { useOrdering } from './use-ordering'
import './order-confirm.scss'

const MAX_COUNT = 999
const ID = /^[\w-]+$/

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

/** What is bought and what makes up the price, by the server's word. */
export function Goods({ info }: { readonly info: BuyInfo }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <Box className='tp-confirm__panel'>
      <Txt className='tp-confirm__store' level={2}>
        {info.storeName}
      </Txt>
      {info.lines.map((line) => (
        <Box key={line.skuId} className='tp-confirm__line'>
          <Pic className='tp-confirm__pic' src={imageUrl(line.image, 72)} alt='' lazy={false} />
          <Box className='tp-confirm__line-text'>
            <Txt className='tp-confirm__name tp-clamp-2'>{line.name}</Txt>
            <Txt className='tp-confirm__sku'>{line.skuName}</Txt>
          </Box>
          <Box className='tp-confirm__line-sum'>
            <Price size='s' tone='ink' cents={line.price} />
            <Txt className='tp-confirm__sku tp-num'>{`× ${line.count}`}</Txt>
          </Box>
        </Box>
      ))}
      <Box className='tp-confirm__row tp-confirm__row--line'>
        <Txt className='tp-confirm__label'>{t('order.goods')}</Txt>
        <Txt className='tp-num'>{moneyText(info.goodsAmount)}</Txt>
      </Box>
      <Box className='tp-confirm__row'>
        <Txt className='tp-confirm__label'>{t('order.freight')}</Txt>
        <Txt className='tp-num'>
          {info.freight === 0 ? t('order.free') : moneyText(info.freight)}
        </Txt>
      </Box>
    </Box>
  )
}

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
      onAction={() => open(HOME)}
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
        onAction={() => open(fillUrl(config.productUrl, purchase.products[0]), { replace: true })}
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

function OrderToBe({ purchase, config, info, delivery, onReload }: OrderToBeProps) {
  const t = useTranslate()
  const open = useOpen()
  const [note, setNote] = useState('')
  useHold(note !== '')
  const [unready, setUnready] = useState(false)
  const { busy, refusal, refusedAmount, send } = useOrdering(config.payUrl, onReload)
  const { amount } = info
  // What is asked is answered by the tap on the button below: until then nothing is ordered.
  const isRepriced = refusedAmount !== undefined && refusedAmount !== amount
  const question = isRepriced
    ? t('order.confirm.repriced', { was: moneyText(refusedAmount), now: moneyText(amount) })
    : refusal

  function place(): void {
    if (!delivery.address) {
      setUnready(true)
      return
    }
    send({ purchase, addressId: delivery.address.id, note, amount })
  }

  return (
    <Box className='tp-confirm'>
      {question !== '' && <Notice tone={isRepriced ? 'warning' : 'danger'}>{question}</Notice>}
      <DeliveryCard
        delivery={delivery}
        warn={unready && !delivery.address}
        onChange={() => open(delivery.address ? config.addressUrl : config.addAddressUrl)}
      />
      <Goods info={info} />
      <Box className='tp-confirm__cells'>
        <Cell title={t('order.confirm.way')} value={t('order.confirm.courier')} />
        <Box className='tp-confirm__note'>
          <Txt className='tp-confirm__label'>{t('order.confirm.note')}</Txt>
          <Area
            className='tp-confirm__area'
            label={t('order.confirm.note')}
            value={note}
            onChange={setNote}
            placeholder={t('order.confirm.notePlaceholder')}
            maxLength={INPUT_MAX_LENGTH}
            rows={2}
          />
        </Box>
      </Box>
      <ActionBar
        lead={
          <Box className='tp-confirm__total'>
            <Txt className='tp-confirm__total-label'>{t('order.total')}</Txt>
            <Price cents={amount} />
          </Box>
        }
      >
        <Button size='l' loading={busy} onTap={place}>
          {t(isRepriced ? 'order.confirm.submitRepriced' : 'order.confirm.submit')}
        </Button>
      </ActionBar>
    </Box>
  )
}

function ConfirmSkeleton() {
  const t = useTranslate()
  return (
    <Box className='tp-confirm' role='status' label={t('common.loading')}>
      {[1, 2].map((at) => (
        <Box key={at} className='tp-confirm__panel'>
          <Bone width={40} />
          <Bone />
          <Bone width={70} />
        </Box>
      ))}
    </Box>
  )
}
