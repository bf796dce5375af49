import '../../parts/desk-picking.scss'
import { useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { shipOrder } from '../../contract'
import { Desk, deskUrl } from '../../parts/desk'
import { DeskList } from '../../parts/desk-parts'
import {
  leftOf,
  type Shop,
  type ShopOrder,
  shopOrderCounts,
  shopOrderPages,
  toPick,
} from '../../queries'
import type { DeskConfig, OrdersConfig } from '.'
import { LateShipSheet, Lines, OneOrder, TONES } from './order'

interface Props {
  readonly config: DeskConfig
}

/** The orders of a shop: all, or one. */
export function SellerOrders({ config }: WidgetProps<unknown, OrdersConfig>) {
  const Shown = SHOWN[config.show]
  return <Shown config={config} />
}

/** What a seller looks for first comes first. */
const TABS = ['2', '3', '5', '4', '1', '6'] as const
const ALL = 'all'
function OrderList({ config }: Props) {
  return (
    <Desk config={config}>{({ id }) => <Orders key={id} merchantId={id} config={config} />}</Desk>
  )
}

function Orders({ merchantId, config }: Props & { readonly merchantId: string }) {
  const { query } = usePage()
  const { platform } = useServices().host
  const t = useTranslate()
  const open = useOpen()
  const [active, setActive] = useState(query.status ?? ALL)
  const [shipping, setShipping] = useState<ShopOrder>()
  const [isShipping, setIsShipping] = useState(false)
  const counts = useQuery(shopOrderCounts(merchantId)).value ?? {}
  const status = TABS.find((each) => each === active)
  return (
    <>
      <DeskList
        pages={(keyword) =>
          shopOrderPages({ merchantId, keyword, status: status && Number(status) })
        }
        tabs={{
          items: [
            { key: ALL, label: t('common.all') },
            ...TABS.map((key) => ({
              key: key as string,
              label: t(`merchant.orders.status.${key}`),
              count: counts[key] || undefined,
            })),
          ],
          active: status ?? ALL,
          onChange: setActive,
        }}
        search={t('merchant.orders.search')}
        label={t('merchant.tool.orders')}
        empty={{ title: t('merchant.orders.empty'), note: t('merchant.orders.emptyNote') }}
      >
        {(order) => (
          <OrderCard
            key={order.id}
            order={order}
            onOpen={open.to(deskUrl(config, 'order', `&id=${order.id}`))}
            onShip={() => {
              setShipping(order)
              setIsShipping(true)
            }}
          />
        )}
      </DeskList>
      {shipping && (
        <LateShipSheet
          key={shipping.id}
          order={shipping}
          open={isShipping}
          onClose={() => setIsShipping(false)}
        />
      )}
      {platform === 'h5' && (counts[2] ?? 0) > 0 && (
        <ActionBar>
          <Button kind='secondary' icon='file-text' onTap={open.to(deskUrl(config, 'picking'))}>
            {t('merchant.orders.picking')}
          </Button>
        </ActionBar>
      )}
    </>
  )
}

/** Where it goes, or who comes for it. */
const placeOf = ({ pickup, address }: ShopOrder): string =>
  pickup
    ? [pickup.name, pickup.store, pickup.time].filter(Boolean).join(' · ')
    : `${address.name} · ${address.region}`

interface OrderCardProps {
  readonly order: ShopOrder
  readonly onOpen: () => void
  readonly onShip: () => void
}

function OrderCard({ order, onOpen, onShip }: OrderCardProps) {
  const t = useTranslate()
  const offer = useOffer()
  const status = t(`merchant.orders.status.${order.status}`)
  return (
    <View role='listitem'>
      <Pressable
        role='link'
        className='tp-desk__card'
        label={t('merchant.orders.open', { serial: order.serial, status })}
        onTap={onOpen}
      >
        <View className='tp-desk__line'>
          <Text className='tp-desk__note tp-num'>{order.serial}</Text>
          <Tag tone={TONES[order.status]}>{status}</Tag>
        </View>
        <Lines order={order} />
        <View className='tp-desk__line'>
          <Text className='tp-desk__note tp-desk__text tp-whole'>{placeOf(order)}</Text>
          <Price size='s' tone='ink' cents={order.amount} />
        </View>
        {order.actions.includes('ship') && (
          <View className='tp-desk__foot'>
            {order.urgedAt !== null && <Tag tone='danger'>{t('merchant.orders.urged')}</Tag>}
            <Button
              size='s'
              stop
              label={t('merchant.orders.shipNamed', { serial: order.serial })}
              onTap={offer(shipOrder, onShip)}
            >
              {t('merchant.ship.title')}
            </Button>
          </View>
        )}
      </Pressable>
    </View>
  )
}

const SHOWN = { list: OrderList, order: OneOrder }

/** What is to be packed, order by order, to be printed: of the page's `id`, or all that waits. */
export function SellerPicking({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{(shop) => <Picks key={shop.id} shop={shop} />}</Desk>
}

function Picks({ shop }: { readonly shop: Shop }) {
  const { id = '' } = usePage().query
  const { platform } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const orders = useQuery(toPick(shop.id, id))
  const isEmpty = orders.value?.every((order) => !order.lines.some((line) => leftOf(line) > 0))
  return (
    <QueryState
      query={orders}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
      empty={isEmpty ? { title: t('merchant.picking.empty') } : undefined}
    >
      {(known) => (
        <>
          {known.map((order) => (
            <View key={order.id} className='tp-desk__card tp-desk__sheet'>
              <View className='tp-desk__line'>
                <Text className='tp-desk__strong tp-num'>{order.serial}</Text>
                <Text className='tp-desk__note tp-num'>
                  {formatDateTime(order.paidAt ?? order.createdAt, locale)}
                </Text>
              </View>
              <Text>{`${order.address.name}  ${order.address.mobile}`}</Text>
              <Text className='tp-desk__note'>
                {`${order.address.region} ${order.address.detail}`}
              </Text>
              {order.lines
                .filter((line) => leftOf(line) > 0)
                .map((line) => (
                  <View key={line.position} className='tp-desk__line'>
                    <View className='tp-desk__tick' decor />
                    <Text className='tp-desk__text'>{`${line.name} · ${line.skuName}`}</Text>
                    <Text className='tp-desk__strong tp-num'>{`× ${leftOf(line)}`}</Text>
                  </View>
                ))}
              {order.note !== '' && <Text>{`${t('order.message')}: ${order.note}`}</Text>}
            </View>
          ))}
          {platform === 'h5' && (
            <ActionBar>
              <Button block size='l' onTap={() => window.print()}>
                {t('merchant.picking.print')}
              </Button>
            </ActionBar>
          )}
        </>
      )}
    </QueryState>
  )
}
