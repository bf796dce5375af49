import { useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { useCopy } from '../../../../engine/actions/use-copy'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { whenOpened } from '../../../../engine/outlet/late-sheet'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { hasText, type Translate, useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Tag, type TagProps } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { closeOrder, shipOrder } from '../../contract'
import { deskUrl } from '../../parts/desk'
import { type ShopOrder, shopOrderBy } from '../../queries'
import type { DeskConfig } from '.'
import type { SheetProps } from './order-sheets'
import '../../parts/desk-orders.scss'

interface Props {
  readonly config: DeskConfig
}

/** See `ShipSheet`. */
export const LateShipSheet = whenOpened<SheetProps>(() =>
  import('./order-sheets').then(({ ShipSheet }) => ShipSheet),
)

/** See `CloseSheet`. */
const LateCloseSheet = whenOpened<SheetProps>(() =>
  import('./order-sheets').then(({ CloseSheet }) => CloseSheet),
)

/** How a status looks. */
export const TONES: Readonly<Record<ShopOrder['status'], TagProps['tone']>> = {
  1: 'warning',
  2: 'info',
  3: 'info',
  4: 'success',
  5: 'danger',
  6: 'neutral',
}

/** What was bought, and how much of it is on its way. */
export function Lines({ order }: { readonly order: ShopOrder }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <>
      {order.lines.map((line) => (
        <View key={line.position} className='tp-desk__line'>
          <Image className='tp-desk__pic' src={imageUrl(line.image, 56)} alt='' />
          <View className='tp-desk__text'>
            <Text className='tp-whole'>{line.name}</Text>
            <Text className='tp-desk__note'>
              {[line.skuName, line.shipped > 0 && t('merchant.orders.sent', { n: line.shipped })]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </View>
          <Text className='tp-desk__strong tp-num'>{`× ${line.count}`}</Text>
        </View>
      ))}
    </>
  )
}

/** One order by the page's `id`: who gets it and where, what is in it, and its parcels. */
export function OneOrder({ config }: Props) {
  const { id = '' } = usePage().query
  const t = useTranslate()
  const order = useQuery({ ...shopOrderBy(id), enabled: id !== '' })
  useReturnRefresh(() => id !== '' && order.reload())
  return (
    <OneState
      id={id}
      query={order}
      missing={{
        title: 'order.missing',
        action: 'merchant.tool.orders',
        url: deskUrl(config, 'orders'),
      }}
      skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
    >
      {(known) => <OrderBody order={known} config={config} />}
    </OneState>
  )
}

/** What the bar at the lower edge is for. */
const DEEDS = ['ship', 'redeem'] as const

/** Money, where there is some. */
const some = (cents: number): string => (cents ? moneyText(cents) : '')

/** What lies at a place of an order; a server may number places otherwise than they come. */
const nameOf = ({ lines }: ShopOrder, position: number): string =>
  lines.find((line) => line.position === position)?.name ?? ''

/** In words of ours for what the clock or a refund has closed, else in those it was closed with. */
function whyClosed({ closeReason }: ShopOrder, t: Translate): string {
  const known = `order.closedBy.${closeReason}`
  return hasText(known) ? t(known) : closeReason
}

function OrderBody({ order, config }: Props & { readonly order: ShopOrder }) {
  const { host } = useServices()
  const t = useTranslate()
  const offer = useOffer()
  const locale = useLocale()
  const open = useOpen()
  const [sheet, setSheet] = useState<'ship' | 'close'>()
  const { pickup, address, status } = order
  const who = pickup ?? address
  const where = pickup ? pickup.store : `${address.region} ${address.detail}`
  const fail = (error: unknown) => host.toast(errorText(error, t))
  const copy = useCopy()
  const facts = [
    [t('order.serial'), order.serial],
    [t('order.created'), formatDateTime(order.createdAt, locale)],
    [t('order.paid'), order.paidAt === null ? '' : formatDateTime(order.paidAt, locale)],
    [t('order.goods'), moneyText(order.goodsAmount)],
    [t('order.freight'), moneyText(order.freight)],
    [t('order.memberDiscount'), some(-order.memberDiscount)],
    [t('order.couponDiscount'), some(-order.couponDiscount)],
    [t('order.pointsDiscount'), some(-order.pointsDiscount)],
    [t('order.total'), moneyText(order.amount)],
    [t('order.refunded'), some(order.refundedAmount)],
    [t('merchant.close.why'), whyClosed(order, t)],
    [t('order.message'), order.note],
    [
      t('order.invoice'),
      [order.invoice?.title, order.invoice?.taxNumber, order.invoice?.email]
        .filter(Boolean)
        .join(' '),
    ],
  ] as const
  return (
    <View className='tp-desk'>
      <View className='tp-desk__line'>
        <Text className='tp-desk__state-name' level={1}>
          {t(`merchant.orders.status.${status}`)}
        </Text>
        {order.urgedAt !== null && <Tag tone='danger'>{t('merchant.orders.urged')}</Tag>}
      </View>
      <View className='tp-desk__card'>
        <Text className='tp-desk__strong' select>
          {`${who.name}  ${who.mobile}`}
        </Text>
        <Text select>{where}</Text>
        {pickup && <Text className='tp-desk__note'>{pickup.time}</Text>}
        <View className='tp-desk__foot'>
          <Button
            size='s'
            kind='secondary'
            icon='copy'
            onTap={() => copy([who.name, who.mobile, where].join(' '))}
          >
            {t('order.copy')}
          </Button>
          <Button
            size='s'
            kind='secondary'
            icon='phone'
            onTap={() => void host.callPhone(who.mobile).catch(fail)}
          >
            {t('merchant.orders.call')}
          </Button>
        </View>
      </View>
      <View className='tp-desk__card'>
        <Lines order={order} />
      </View>
      {order.parcels.map(({ id, carrier, number, createdAt, lines }, at) => (
        <View key={id} className='tp-desk__card'>
          <Text className='tp-desk__strong'>{t('order.parcel', { n: at + 1 })}</Text>
          <Text className='tp-num' select>{`${carrier} ${number}`}</Text>
          <Text className='tp-desk__note'>
            {lines.map(({ position, count }) => `${nameOf(order, position)} × ${count}`).join(', ')}
          </Text>
          <Text className='tp-desk__note tp-num'>{formatDateTime(createdAt, locale)}</Text>
        </View>
      ))}
      <View className='tp-desk__card'>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <View key={name} className='tp-desk__line'>
              <Text className='tp-desk__note'>{name}</Text>
              <Text className='tp-desk__fact tp-num' select>
                {text}
              </Text>
            </View>
          ))}
      </View>
      {order.actions.includes('close') && (
        <Button block kind='ghost' onTap={offer(closeOrder, () => setSheet('close'))}>
          {t('merchant.close.title')}
        </Button>
      )}
      <LateShipSheet order={order} open={sheet === 'ship'} onClose={() => setSheet(undefined)} />
      <LateCloseSheet order={order} open={sheet === 'close'} onClose={() => setSheet(undefined)} />
      {DEEDS.some((deed) => order.actions.includes(deed)) && (
        <ActionBar>
          {host.platform === 'h5' && order.actions.includes('ship') && (
            <Button kind='secondary' onTap={open.to(deskUrl(config, 'picking', `&id=${order.id}`))}>
              {t('merchant.orders.picking')}
            </Button>
          )}
          {order.actions.includes('redeem') && (
            <Button onTap={open.to(deskUrl(config, 'codes'))}>{t('merchant.tool.codes')}</Button>
          )}
          {order.actions.includes('ship') && (
            <Button onTap={offer(shipOrder, () => setSheet('ship'))}>
              {t('merchant.ship.title')}
            </Button>
          )}
        </ActionBar>
      )}
    </View>
  )
}
