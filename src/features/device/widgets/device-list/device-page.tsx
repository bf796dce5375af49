import './device-page.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { usePolling } from '../../../../engine/data/use-polling'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { ApiError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { clockOf } from '../../../../shared/business-day'
import { agoText, formatDate, formatDateTime } from '../../../../shared/date'
import { Card } from '../../../../ui/card/card'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import type { ShownDevice } from '../../contract'
import { degrees, deviceBy, devicePages, EVERY, isGone } from '../../queries'
import type { DevicePageConfig } from '.'
import { Income } from './device-income'
import { DeviceCard, DeviceFace, TONES } from './device-list'

/** One device of the user's: the address names it. */
export const DevicePage = observer(function DevicePage({
  config,
}: WidgetProps<unknown, DevicePageConfig>) {
  const { query } = usePage()
  const id = query[config.idParam] ?? ''
  return id === '' ? null : <Device key={id} id={id} listUrl={config.listUrl} />
})

interface DeviceProps {
  readonly id: string
  readonly listUrl: string
}

const Device = observer(function Device({ id, listUrl }: DeviceProps) {
  const t = useTranslate()
  const open = useOpen()
  const found = useQuery(deviceBy(id))
  const isAway = isGone(found.error)
  usePolling(async () => !isAway && found.reload(), EVERY, { first: EVERY })
  if (isAway && found.error instanceof ApiError && found.error.code === 404) return <Bare id={id} />
  if (isAway) {
    return (
      <EmptyState
        variant='notfound'
        title={t('device.page.missing')}
        note={t('device.page.missingNote')}
        actionText={t('device.page.all')}
        onAction={open.to(listUrl)}
      />
    )
  }
  return (
    <QueryState
      query={found}
      offline={OFFLINE}
      skeleton={<Skeleton kind='card' count={3} label={t('common.loading')} />}
    >
      {(device) => (
        <View className='tp-device'>
          <Head device={device} isOld={found.error !== null && found.error !== undefined} />
          <Meters device={device} />
          <Income id={id} />
        </View>
      )}
    </QueryState>
  )
})

/** On a server that knows no more of a device than its list does. */
function Bare({ id }: { readonly id: string }) {
  const t = useTranslate()
  const list = usePages(devicePages(undefined, 50))
  const device = list.items.find((each) => each.id === id)
  if (device) {
    return (
      <View className='tp-devices__list'>
        <DeviceCard device={device} income />
      </View>
    )
  }
  return list.status === 'loading' ? (
    <Skeleton kind='card' count={1} label={t('common.loading')} />
  ) : (
    <EmptyState variant='notfound' title={t('device.page.missing')} />
  )
}

interface ShownProps {
  readonly device: ShownDevice
}

/** What it is, how it is, and of when that is. */
function Head({ device, isOld }: ShownProps & { readonly isOld: boolean }) {
  const t = useTranslate()
  const locale = useLocale()
  const { applied, serial, status, seenAt, asOf, alarms, waiting, faults } = device
  return (
    <View className='tp-device__panel tp-dusk'>
      <View className='tp-devices__head'>
        <DeviceFace of={device} size={96} />
        <View className='tp-devices__body'>
          <Text className='tp-devices__name' level={1}>
            {applied.name}
          </Text>
          <Text className='tp-devices__note tp-num'>{t('device.serial', { serial })}</Text>
          <View className='tp-device__state'>
            <Tag tone={TONES[status] ?? 'neutral'}>{t(`device.status.${status as 1}`)}</Tag>
          </View>
        </View>
      </View>
      <Facts device={device} />
      <Text className='tp-device__when tp-num'>
        {t('device.page.seen', {
          time: formatDateTime(seenAt, locale),
          ago: agoText(seenAt, locale, t, asOf),
        })}
      </Text>
      {isOld && <Notice tone='warning'>{t('device.page.old', { time: clockOf(asOf) })}</Notice>}
      {status === 2 && !isOld && (
        <Notice tone='warning' icon='wifi-off'>
          {t('device.page.offline')}
        </Notice>
      )}
      {waiting > 0 && <Notice>{t('device.page.waiting', { count: waiting })}</Notice>}
      {alarms.map(({ kind: what, since, text }) => (
        <Notice key={what} tone='danger'>
          {t('device.page.alarm', { text, time: formatDateTime(since, locale) })}
        </Notice>
      ))}
      {faults.map((fault) => (
        <Notice key={fault.id} icon='wrench'>
          {t('device.page.fault', { text: fault.text, time: formatDate(fault.createdAt, locale) })}
        </Notice>
      ))}
    </View>
  )
}

const FULL = 100

/** The two figures one looks for first. */
function Facts({ device: { temperature, applied, today, range } }: ShownProps) {
  const t = useTranslate()
  const isWarm = temperature > applied.warmAt
  return (
    <View className='tp-device__facts'>
      <View>
        <Text className='tp-devices__label'>{t('device.page.temperature')}</Text>
        <Text className={cx('tp-device__big tp-num', isWarm && 'tp-device__big--warm')}>
          {degrees(temperature)}
        </Text>
        {range && (
          <Text className='tp-devices__label tp-num'>
            {t('device.page.target', { degrees: degrees(applied.target) })}
          </Text>
        )}
      </View>
      <View>
        <Text className='tp-devices__label'>{t('device.today')}</Text>
        <Price cents={today.cents} tone='ink' size='l' />
        <Text className='tp-devices__label tp-num'>
          {t('device.page.pours', { count: today.pours })}
        </Text>
      </View>
    </View>
  )
}

/** What is left in its kegs, in words too. */
function Meters({ device: { applied, kegs } }: ShownProps) {
  const t = useTranslate()
  if (kegs.length === 0) return null
  return (
    <Card title={t('device.page.now')}>
      {kegs.map(({ name, size, left }, at) => {
        const percent = Math.round((left / size) * FULL)
        const words = { name, percent, litres: (left / 10).toFixed(1) }
        return (
          <View
            // biome-ignore lint/suspicious/noArrayIndexKey: a keg is its place.
            key={at}
            className='tp-device__keg'
            role='img'
            label={t('device.page.keg', words)}
          >
            <View className='tp-device__row' decor>
              <Text>{name}</Text>
              <Text className='tp-num'>{t('device.page.left', words)}</Text>
            </View>
            <View className='tp-device__meter' decor>
              <View
                className={cx('tp-device__fill', percent < applied.lowAt && 'tp-device__fill--low')}
                style={{ width: `${percent}%` }}
              />
            </View>
          </View>
        )
      })}
    </Card>
  )
}
