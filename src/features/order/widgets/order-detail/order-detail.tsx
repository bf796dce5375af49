import './order-detail.scss'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { mask } from '../../../../shared/mask'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { QrCode } from '../../../../ui/qr-code/qr-code'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx, type Tone } from '../../../../ui/style'
import { type Order, OrderStatus } from '../../contract'
import { Copied, ParcelPanel } from '../../parts/parcel'
import { nextText } from '../../parts/use-next-step'
import { orderBy } from '../../queries'
import type { OrderDetailConfig } from '.'
import { OrderActions } from './order-actions'

/** One order, by the page's `id`. */
export const OrderDetailWidget = observer(function OrderDetailWidget({
  config,
}: WidgetProps<unknown, OrderDetailConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const id = query.id ?? ''
  const order = useQuery({
    ...orderBy(id),
    enabled: id !== '',
  })
  useReturnRefresh(() => id !== '' && order.reload())
  return (
    <OneState
      id={id}
      query={order}
      missing={{
        title: 'order.missing',
        note: 'order.missingNote',
        action: 'order.list',
        url: config.listUrl,
      }}
      skeleton={
        <View className='tp-od'>
          <Skeleton kind='text' label={t('common.loading')} />
          <Skeleton kind='cell' count={3} label={t('common.loading')} />
        </View>
      }
    >
      {(known) => <OrderBody order={known} config={config} onChanged={order.reload} />}
    </OneState>
  )
})

const LOOK: { readonly [S in OrderStatus]: readonly [icon: IconName, tone: Tone] } = {
  [OrderStatus.DuePayment]: ['clock', 'warning'],
  [OrderStatus.WaitingToShip]: ['package', 'info'],
  [OrderStatus.WaitingToReceive]: ['truck', 'info'],
  [OrderStatus.Done]: ['circle-check', 'success'],
  [OrderStatus.Refund]: ['returns', 'danger'],
  [OrderStatus.Closed]: ['circle-x', 'muted'],
}

/** Nothing of such an order is still to be handed over. */
const OVER: readonly OrderStatus[] = [OrderStatus.Done, OrderStatus.Closed]

const TIMES = ['created', 'paid', 'shipped', 'received', 'closed'] as const
const DISCOUNTS = ['memberDiscount', 'couponDiscount', 'pointsDiscount'] as const

interface OrderBodyProps {
  readonly order: Order
  readonly config: OrderDetailConfig
  /** It is another now: its time to pay is up, or something was done with it. */
  readonly onChanged: () => unknown
}

/** An order that has arrived. */
function OrderBody({ order, config, onChanged }: OrderBodyProps) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const reviewed = order.lines.some((line) => line.reviewed)
  const claimed = order.lines.some((line) => line.claimed + line.refunded > 0)
  const timeText = (at: number | null) => (at === null ? '' : formatDateTime(at, locale))
  const [icon, tone] = LOOK[order.status]
  const facts = [
    ...TIMES.map((name) => [t(`order.${name}`), timeText(order[`${name}At`])]),
    [t('order.message'), order.note],
    [t('order.invoice'), order.invoice?.title],
  ].filter(([, text]) => text)

  return (
    <View className='tp-od'>
      <View className='tp-od__state'>
        <Icon name={icon} size={32} tone={tone} />
        <View className='tp-od__state-text'>
          <Text className='tp-od__status' level={1}>
            {t(`order.status.${order.status}`)}
          </Text>
          <Text className='tp-od__note'>{nextText(order, t, timeText)}</Text>
        </View>
      </View>

      <View className='tp-od__stack'>
        {order.pickup ? (
          <PickupPanel pickup={order.pickup} waits={!OVER.includes(order.status)} />
        ) : (
          <View className='tp-od__panel tp-od__address'>
            <Icon name='map-pin' size={20} tone='muted' />
            <View className='tp-od__state-text'>
              <Text className='tp-od__person'>
                {`${order.address.name}  ${mask(order.address.mobile)}`}
              </Text>
              <Text className='tp-od__note'>
                {`${order.address.region} ${order.address.detail}`}
              </Text>
            </View>
          </View>
        )}
        {order.parcels.map((parcel, at) => (
          <ParcelPanel key={parcel.id} parcel={parcel} order={order} number={at + 1} />
        ))}
      </View>

      <View className='tp-od__panel tp-od__goods'>
        <Text className='tp-od__store' level={2}>
          {order.storeName}
        </Text>
        <Lines order={order} config={config} />
        <Sums order={order} />
        {(reviewed || claimed) && (
          <View className='tp-od__records'>
            {reviewed && (
              <Button kind='ghost' onTap={open.to(fillUrl(config.reviewUrl, order))}>
                {t('order.review.said')}
              </Button>
            )}
            {claimed && (
              <Button kind='ghost' onTap={open.to(fillUrl(config.afterSalesUrl, order))}>
                {t('order.afterSale.ofOrder')}
              </Button>
            )}
          </View>
        )}
      </View>

      <View className='tp-od__panel'>
        <Row name={t('order.serial')}>
          <Copied text={order.serial} what={t('order.serial')} />
        </Row>
        {facts.map(([name, text]) => (
          <Row key={name} name={name}>
            <Text className='tp-od__fact tp-num'>{text}</Text>
          </Row>
        ))}
      </View>

      <OrderActions order={order} config={config} onChanged={onChanged} />
    </View>
  )
}

interface RowProps {
  readonly name: string | undefined
  /** Drawn above it. */
  readonly line?: boolean
  readonly children: ReactNode
}

/** A fact at the right of its name. */
const Row = ({ name, line, children }: RowProps) => (
  <View className={cx('tp-od__row', line && 'tp-od__row--line')}>
    <Text className='tp-od__key'>{name}</Text>
    {children}
  </View>
)

/** What was bought, each leading to its product. */
function Lines({ order, config }: Pick<OrderBodyProps, 'order' | 'config'>) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const open = useOpen()
  return (
    <>
      {order.lines.map((line) => (
        <Pressable
          key={line.skuId}
          role='link'
          className='tp-od__line'
          onTap={open.to(fillUrl(config.productUrl, line))}
        >
          <Image className='tp-od__pic' src={imageUrl(line.image, 72)} alt='' />
          <View className='tp-od__line-text'>
            <Text className='tp-od__name tp-whole'>{line.name}</Text>
            <Text className='tp-od__note'>{line.skuName}</Text>
            {line.reviewed && <Tag tone='success'>{t('order.reviewed')}</Tag>}
          </View>
          <View className='tp-od__line-sum'>
            <Price size='s' tone='ink' cents={line.price} />
            <Text className='tp-od__note tp-num'>{`× ${line.count}`}</Text>
            {order.actions.includes('afterSale') && (
              <Button
                size='s'
                kind='ghost'
                stop
                label={t('order.afterSale.askFor', { name: line.name })}
                onTap={open.to(
                  fillUrl(config.afterSaleUrl, { id: order.id, position: line.position }),
                )}
              >
                {t('order.afterSale.ask')}
              </Button>
            )}
          </View>
        </Pressable>
      ))}
    </>
  )
}

/** What it came to. */
function Sums({ order }: Pick<OrderBodyProps, 'order'>) {
  const t = useTranslate()
  return (
    <>
      <Row line name={t('order.goods')}>
        <Text className='tp-num'>{moneyText(order.goodsAmount)}</Text>
      </Row>
      <Row name={t('order.freight')}>
        <Text className='tp-num'>
          {order.freight === 0 ? t('order.free') : moneyText(order.freight)}
        </Text>
      </Row>
      {DISCOUNTS.filter((name) => order[name] > 0).map((name) => (
        <Row key={name} name={t(`order.${name}`)}>
          <Text className='tp-num'>{`−${moneyText(order[name])}`}</Text>
        </Row>
      ))}
      <View className='tp-od__row'>
        <Text className='tp-od__total'>{t('order.total')}</Text>
        <Price cents={order.amount} />
      </View>
      {order.refundedAmount > 0 && (
        <Row name={t('order.refunded')}>
          <Price cents={order.refundedAmount} />
        </Row>
      )}
    </>
  )
}

/** What a shop's scanner reads at the counter. */
const pickupText = (code: string) => `taproom:pickup:${code}`

interface PickupPanelProps {
  readonly pickup: NonNullable<Order['pickup']>
  /** The goods still lie in the store: afterwards the code opens nothing. */
  readonly waits: boolean
}

/** Where, when and by whom an order is picked up, with the code for the counter. */
function PickupPanel({ pickup, waits }: PickupPanelProps) {
  const t = useTranslate()
  const { code, store, address, hours, name, time } = pickup
  return (
    <View className='tp-od__panel'>
      <View className='tp-od__address'>
        <Icon name='store' size={20} tone='muted' />
        <View className='tp-od__state-text'>
          <Text className='tp-od__person'>{store}</Text>
          <Text className='tp-od__note'>{[address, hours].filter(Boolean).join(' · ')}</Text>
          <Text className='tp-od__note'>{[name, time].filter(Boolean).join(' · ')}</Text>
        </View>
      </View>
      {waits && code !== '' && (
        <View className='tp-od__pickup'>
          <QrCode
            text={pickupText(code)}
            code={code}
            label={t('order.pickupQr')}
            note={t('order.pickupNote')}
          />
        </View>
      )}
    </View>
  )
}
