import './device-list.scss'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, type PagedListProps } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { hasText, useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Tabs } from '../../../../ui/choices/choices'
import { IconDisc } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price, Tag, type TagProps } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Spark } from '../../../../ui/spark/spark'
import { cx } from '../../../../ui/style'
import { type Device, type DeviceOrder, deviceOrderPages, devicePages } from '../../queries'
import type { DeviceListConfig, DeviceOrdersConfig } from '.'
import { OffersEntry } from './device-log'

type Props = WidgetProps<unknown, DeviceListConfig>

/** All devices; nothing where the address names one of them. */
export function DeviceList({ config }: Props) {
  const { query } = usePage()
  if (config.hideWith !== '' && query[config.hideWith]) return null
  return <Devices config={config} />
}

const ALL = 'all'
const STATES = [ALL, '1', '2', '3'] as const
type State = (typeof STATES)[number]

const Devices = observer(function Devices({ config }: { readonly config: DeviceListConfig }) {
  const { pageSize, filter, income, manageUrl } = config
  const t = useTranslate()
  const open = useOpen()
  const [state, setState] = useState<State>(ALL)
  const list = usePages<Device>({
    ...devicePages(state === ALL ? undefined : Number(state), pageSize),
  })
  useReturnRefresh(list.reload)
  return (
    <View className='tp-devices'>
      {config.offersUrl !== '' && <OffersEntry onOpen={open.to(config.offersUrl)} />}
      {filter && (
        <View className='tp-devices__tabs'>
          <Tabs
            id='tp-device-tab'
            fill
            items={STATES.map((key) => ({
              key,
              label: t(key === ALL ? 'common.all' : `device.status.${key}`),
            }))}
            active={state}
            onChange={setState}
            label={t('device.filter')}
          />
        </View>
      )}
      <DeviceRows
        list={list}
        empty={{
          title: t('device.empty'),
          note: t('device.emptyNote'),
          actionText: t('device.shop'),
          onAction: open.to(config.shopUrl),
        }}
      >
        {(item) => (
          <DeviceCard
            key={item.id}
            device={item}
            income={income}
            onOpen={open.to(fillUrl(manageUrl, item))}
          />
        )}
      </DeviceRows>
    </View>
  )
})

interface DeviceRowsProps<T>
  extends Pick<PagedListProps<T>, 'list' | 'empty' | 'label' | 'children'> {
  /** Of the box around the rows, and around the shape of those that come. */
  readonly className?: string
  /** How many of that shape. */
  readonly count?: number
}

/** What is listed of devices, a page at a time. */
export function DeviceRows<T>(props: DeviceRowsProps<T>) {
  const { className = 'tp-devices__list', count = 5, ...rest } = props
  const t = useTranslate()
  return (
    <PagedList
      {...rest}
      skeleton={
        <Skeleton kind='cell' count={count} className={className} label={t('common.loading')} />
      }
      offline={OFFLINE}
      more='device.more'
      className={className}
    />
  )
}

const ICONS: Readonly<Record<string, IconName>> = {
  tap: 'beer',
  cooler: 'thermometer',
  kettle: 'droplet',
  hub: 'wifi',
}

export const TONES: Readonly<Record<number, TagProps['tone']>> = {
  1: 'success',
  2: 'danger',
  3: 'warning',
}

interface DeviceFaceProps {
  readonly of: { readonly kind?: string; readonly image: string }
  /** px. Default 56. */
  readonly size?: 56 | 96
}

/** The picture of a device; the sign of its kind where there is none. */
export function DeviceFace({ of: { kind = '', image }, size = 56 }: DeviceFaceProps) {
  const { imageUrl } = useServices().host
  if (image === '') return <IconDisc name={ICONS[kind] ?? 'cpu'} />
  return (
    <Image
      className={cx('tp-devices__pic', size === 96 && 'tp-devices__pic--hero')}
      src={imageUrl(image, size)}
      alt=''
    />
  )
}

interface CardFrameProps {
  /** Of one device. */
  readonly of: { readonly serial: string; readonly name: string; readonly status: number }
  readonly face: ReactNode
  /** Absent where there is nothing more to see. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** One device, or one order of it: its face, what it is called, how it is. */
function CardFrame({ of: { serial, name, status }, face, onOpen, children }: CardFrameProps) {
  const t = useTranslate()
  const stateKey = `device.status.${status}`
  const state = hasText(stateKey) ? t(stateKey) : String(status)
  return (
    <Pressable
      role='link'
      className='tp-devices__card'
      label={t('device.open', { name, status: state })}
      onTap={onOpen}
    >
      <View className='tp-devices__head'>
        {face}
        <View className='tp-devices__body'>
          <Text className='tp-devices__name tp-whole'>{name}</Text>
          <Text className='tp-devices__note tp-num'>{t('device.serial', { serial })}</Text>
        </View>
        <Tag tone={TONES[status] ?? 'neutral'}>{state}</Tag>
      </View>
      {children}
    </Pressable>
  )
}

/** Sums beside each other: text and cents. */
function Sums({ of }: { readonly of: readonly (readonly [label: string, cents: number])[] }) {
  return (
    <View className='tp-devices__sums'>
      {of.map(([label, cents]) => (
        <View key={label}>
          <Text className='tp-devices__label'>{label}</Text>
          <Price cents={cents} size='s' tone='ink' />
        </View>
      ))}
    </View>
  )
}

/** What a day brings in on average, cents. */
export const averageOf = (days: readonly number[]): number =>
  Math.round(days.reduce((sum, cents) => sum + cents, 0) / days.length)

/** What each of the last days brought in, and what a day brings in on average; its page has all figures. */
function Week({ days }: { readonly days: readonly number[] }) {
  const t = useTranslate()
  return (
    <View className='tp-devices__week'>
      <Text className='tp-devices__label tp-num'>
        {t('device.week', { count: days.length, money: moneyText(averageOf(days)) })}
      </Text>
      <Spark values={days} />
    </View>
  )
}

interface DeviceCardProps extends Pick<CardFrameProps, 'onOpen'> {
  readonly device: Device
  readonly income: boolean
}

/** One device: what it is, how it is, when it was seen, what it brings in. */
export function DeviceCard({ device, income, onOpen }: DeviceCardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { seenAt, todayIncome, income: total } = device
  const sums = [
    [t('device.today'), todayIncome],
    [t('device.income'), total],
  ] as const
  return (
    <CardFrame of={device} face={<DeviceFace of={device} />} onOpen={onOpen}>
      {income && <Sums of={sums} />}
      {income && device.week.length > 1 && <Week days={device.week} />}
      <View className='tp-devices__foot'>
        <Text className='tp-devices__note'>
          {t('device.seen', { time: agoText(seenAt, locale, t) })}
        </Text>
        {onOpen && <Text className='tp-devices__manage'>{t('device.manage')}</Text>}
        {onOpen && <Icon name='chevron-right' size={16} tone='faint' />}
      </View>
    </CardFrame>
  )
}

/** What the user has bought, each leading to the device it is. */
export function DeviceOrders({ config }: WidgetProps<unknown, DeviceOrdersConfig>) {
  const { pageSize, manageUrl } = config
  const t = useTranslate()
  const open = useOpen()
  const list = usePages<DeviceOrder>(deviceOrderPages(pageSize))
  return (
    <View className='tp-devices'>
      <DeviceRows
        list={list}
        empty={{ title: t('device.orders.empty'), note: t('device.emptyNote') }}
        label={t('device.orders.label')}
      >
        {(order) => (
          <View key={order.id} role='listitem'>
            <OrderCard order={order} onOpen={open.to(fillUrl(manageUrl, { id: order.deviceId }))} />
          </View>
        )}
      </DeviceRows>
    </View>
  )
}

interface OrderCardProps {
  readonly order: DeviceOrder
  readonly onOpen: () => void
}

function OrderCard({ order, onOpen }: OrderCardProps) {
  const t = useTranslate()
  const sums = [
    [t('device.orders.price'), order.price],
    [t('device.income'), order.income],
  ] as const
  return (
    <CardFrame of={order} face={<DeviceFace of={order} />} onOpen={onOpen}>
      <Sums of={sums} />
    </CardFrame>
  )
}
