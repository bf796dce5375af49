import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { hasText, type Translate, useLocale, useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { formatDate } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { Countdown } from '../../../../ui/countdown'
import { Price, Tag, type TagProps } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput, useSettled } from '../../../../ui/search-input/search-input'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { type Order, OrderStatus } from '../../contract'
import {
  actionsOf,
  type Deed,
  isDue,
  type NextUrls,
  nextText,
  useNextStep,
} from '../../parts/use-next-step'
import { orderPages } from '../../queries'
import type { OrderListConfig, OrderTab } from '.'
import './order-list.scss'

/** Tabs of a node that brings none: all, then the states an order passes. */
const DEFAULT_STATUSES = [null, 1, 2, 3, 5] as const
const ALL = 'all'
/** States of which people want to know how many there are: something is still to come of them. */
const COUNTED: ReadonlySet<number | null> = new Set([
  OrderStatus.DuePayment,
  OrderStatus.WaitingToShip,
  OrderStatus.WaitingToReceive,
  OrderStatus.Refund,
])
/** A pause in typing after which the search is made, ms. */
const PAUSE = 400
const keyOf = (status: number | null) => (status === null ? ALL : String(status))

/** A state that the address names has a tab too, behind those that are always there. */
function withAsked(tabs: readonly OrderTab[], asked: string | undefined): readonly OrderTab[] {
  const status = Object.values(OrderStatus).find((each) => String(each) === asked)
  if (status === undefined || tabs.some((tab) => tab.status === status)) return tabs
  return [...tabs, { status }]
}

/** The server may name a state that this client has no text for. */
function nameOf(status: number | null, t: Translate): string {
  if (status === null) return t('common.all')
  const key = `order.status.${status}`
  return hasText(key) ? t(key) : String(status)
}

/** The user's orders by state, growing page by page. */
export const OrderListWidget = observer(function OrderListWidget({
  value,
  config,
}: WidgetProps<readonly OrderTab[], OrderListConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const act = useAct()
  const open = useOpen()
  const [active, setActive] = useState(query[config.statusParam] ?? ALL)

  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim(), PAUSE)

  const tabs = withAsked(
    value.length > 0 ? value : DEFAULT_STATUSES.map((status) => ({ status })),
    query[config.statusParam],
  )
  const keys = tabs.map(({ status }) => keyOf(status))
  const known = keys.includes(active) ? active : (keys[0] ?? ALL)
  const status = known === ALL ? undefined : Number(known)
  const orders = usePages(orderPages(status, config.pageSize, keyword))
  useReturnRefresh(orders.reload)
  // How many there are of each is still right while another tab loads.
  const counts = useRef<Readonly<Record<string, number>>>({})
  if (orders.first) counts.current = orders.first.counts
  const items = tabs.map(({ status, ...tab }) => {
    const count = COUNTED.has(status) ? counts.current[keyOf(status)] : undefined
    const label = ('name' in tab && localize(tab.name, locale)) || nameOf(status, t)
    return { key: keyOf(status), label, ...(count ? { count } : {}) }
  })

  return (
    <View className='tp-orders'>
      <View className='tp-orders__tabs'>
        <View className='tp-orders__search'>
          <SearchInput
            value={typed}
            onChange={setTyped}
            placeholder={t('order.search')}
            clearLabel={t('order.searchClear')}
          />
        </View>
        <Tabs items={items} active={known} onChange={setActive} label={t('order.tabs')} />
      </View>
      <PagedList
        list={orders}
        skeleton={<OrdersSkeleton />}
        empty={
          keyword === ''
            ? {
                title: t('order.empty'),
                note: t('order.emptyNote'),
                actionText: t('order.toShop'),
                onAction: open.to(HOME),
              }
            : {
                title: t('order.notFound'),
                note: t('order.notFoundNote'),
                actionText: t('order.searchClear'),
                onAction: () => setTyped(''),
              }
        }
        offline={OFFLINE}
        more='order.more'
        className='tp-orders__list'
      >
        {(order) => (
          <OrderCard
            key={order.id}
            order={order}
            onOpen={
              config.on?.itemTap
                ? act.to(config.on.itemTap, order)
                : open.to(fillUrl(config.itemUrl, order))
            }
            urls={config}
            onChanged={orders.reload}
          />
        )}
      </PagedList>
    </View>
  )
})

/** The shape of order cards. */
function OrdersSkeleton() {
  const t = useTranslate()
  return (
    <View className='tp-orders__list' role='status' label={t('common.loading')}>
      {[1, 2, 3].map((at) => (
        <View key={at} className='tp-order'>
          <Bone width={45} />
          <View className='tp-order__goods'>
            <Bone shape='block' className='tp-order__pic' />
            <View className='tp-order__line'>
              <Bone width={80} />
              <Bone width={40} />
            </View>
          </View>
          <Bone width={30} />
        </View>
      ))}
    </View>
  )
}

const TONES: { readonly [S in OrderStatus]: TagProps['tone'] } = {
  [OrderStatus.DuePayment]: 'warning',
  [OrderStatus.WaitingToShip]: 'info',
  [OrderStatus.WaitingToReceive]: 'info',
  [OrderStatus.Done]: 'success',
  [OrderStatus.Refund]: 'danger',
  [OrderStatus.Closed]: 'neutral',
}

/** Thumbnails in a row; one more would wrap at 320 px. */
const MAX_PICTURES = 4
/** What a card offers, the one to press last, and for how many there is room; the rest is in the order. */
const OFFERED = ['urge', 'buyAgain', 'review', 'receive', 'pay'] as const satisfies readonly Deed[]
const ROOM = 2
const MAIN: ReadonlySet<Deed> = new Set(['pay', 'receive'])

interface OrderCardProps {
  readonly order: Order
  readonly urls: NextUrls
  readonly onOpen: () => void
  /** It is another now: its time to pay is up, or something was done with it. */
  readonly onChanged: () => unknown
}

/** One order: store and state, what was bought, what it costs, what happens next and what can be done. */
export function OrderCard({ order, urls, onOpen, onChanged }: OrderCardProps) {
  const { host, navigator } = useServices()
  const { imageUrl } = host
  const page = usePage()
  // A second that is drawn while the next page opens would reach a page that lies behind it by then.
  const isShown = () => page.isShown() && !navigator.isLeaving()
  const t = useTranslate()
  const locale = useLocale()
  const { busy, problem, deeds } = useNextStep(order, urls, { onChanged })
  const status = t(`order.status.${order.status}`)
  const due = isDue(order)
  const count = order.lines.reduce((sum, line) => sum + line.count, 0)
  const [first, ...others] = order.lines
  const allowed = actionsOf(order).filter((action) => action !== 'pay' || due)
  const offered = OFFERED.filter((deed) => allowed.includes(deed)).slice(-ROOM)
  return (
    <Pressable
      role='link'
      className='tp-order'
      label={t('order.open', { store: order.storeName, status })}
      onTap={onOpen}
    >
      <View className='tp-order__head'>
        <Text className='tp-order__store tp-whole'>{order.storeName}</Text>
        <Tag tone={TONES[order.status]}>{status}</Tag>
      </View>
      <View className='tp-order__goods'>
        {order.lines.slice(0, MAX_PICTURES).map((line) => (
          <Image
            key={line.skuId}
            className='tp-order__pic'
            src={imageUrl(line.image, 64)}
            alt={line.name}
          />
        ))}
        {first && others.length === 0 && (
          <View className='tp-order__line'>
            <Text className='tp-order__name tp-whole'>{first.name}</Text>
            <Text className='tp-order__sku'>{first.skuName}</Text>
          </View>
        )}
      </View>
      {others.length > 0 && (
        <Text className='tp-order__names tp-clamp-2'>
          {[...new Set(order.lines.map((line) => line.name))].join(t('order.and'))}
        </Text>
      )}
      <View className='tp-order__sum'>
        <Text className='tp-order__count tp-num'>{t('order.count', { n: count })}</Text>
        <Price size='s' tone='ink' cents={order.amount} />
      </View>
      <View className='tp-order__foot'>
        <Text className='tp-order__left'>
          {due ? (
            <>
              {t('order.payLeft')}{' '}
              <Countdown until={order.expiresAt * 1000} isShown={isShown} onEnd={onChanged} />
            </>
          ) : (
            nextText(order, t, (at) => formatDate(at, locale))
          )}
        </Text>
        {offered.length > 0 && (
          <View className='tp-order__deeds'>
            {offered.map((deed) => (
              <Button
                key={deed}
                size='s'
                stop
                kind={MAIN.has(deed) ? 'primary' : 'secondary'}
                disabled={busy}
                onTap={deeds[deed]}
              >
                {t(`order.do.${deed}`)}
              </Button>
            ))}
          </View>
        )}
      </View>
      {problem && <Notice tone='danger'>{problem}</Notice>}
    </Pressable>
  )
}
