import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { APP_VERSION } from '../../../../shared/constants'
import type { System } from '../../../../shared/host'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { BrandMark } from '../../../../ui/faces/faces'
import { Text, View } from '../../../../ui/primitives/elements'
import { QrCode } from '../../../../ui/qr-code/qr-code'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import type { AppUpdateConfig, AppUpdateValue } from '.'
import './app-update.scss'

/** What a computer shows as a code: this page again, in a hand that can install the app. */
const DOWNLOAD = '/tool/app/down'

/** Opens a download page; where there is no browser, its address is copied instead. */
function useDownload(): (url: string) => Promise<void> {
  const { host } = useServices()
  const t = useTranslate()
  return async (url) => {
    try {
      if (await host.openOutside(url)) return
    } catch {
      host.toast(t('app.update.noLink'))
      return
    }
    await host.copy(url).then(
      () => host.toast(t('app.update.copied')),
      () => host.toast(url),
    )
  }
}

interface UpdateQuestionProps {
  readonly value: AppUpdateValue
  readonly newest: string
  readonly isOld: boolean
  readonly own: System | 'asking'
}

/** `/update/index` (client spec §2): a transparent overlay that fades in within 200 ms. */
function UpdateQuestion({ value, newest, isOld, own }: UpdateQuestionProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { host, navigator } = useServices()
  const download = useDownload()
  const back = () => {
    navigator.back().catch(() => undefined)
  }
  const title = isOld
    ? t('app.update.newer', { name: newest })
    : t('app.update.latest', { name: APP_VERSION })
  const note = localize(value.note, locale)
  const [first] = targetsOf(value, own)
  const url = (first?.system === own && first?.url) || value.iosUrl
  const leads = isOld && host.platform === 'h5' && url !== ''
  return (
    <View className='tp-update'>
      <View className='tp-update__panel' role='dialog' label={title}>
        <BrandMark />
        <Text className='tp-update__title' level={2}>
          {title}
        </Text>
        {isOld && (
          <Text className='tp-update__text tp-num'>
            {t('app.update.current', { name: APP_VERSION })}
          </Text>
        )}
        {note !== '' && <Text className='tp-update__text'>{note}</Text>}
        {isOld && host.platform !== 'h5' && (
          <Text className='tp-update__text'>{t('app.update.miniNote')}</Text>
        )}
        <View className='tp-update__buttons'>
          {leads && (
            <Button block onTap={() => download(url)}>
              {t('app.update.update')}
            </Button>
          )}
          <Button block kind={leads ? 'ghost' : 'primary'} onTap={back}>
            {t(leads ? 'app.update.later' : 'app.update.done')}
          </Button>
        </View>
      </View>
    </View>
  )
}

const partsOf = (version: string) =>
  version.split('.').map((part) => Number.parseInt(part, 10) || 0)

/** Below 0 when `a` is older than `b`, part by part: `1.2` is older than `1.10`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

interface Target {
  readonly system: System
  /** Empty where the system has no versions of its own. */
  readonly version: string
  readonly url: string
  /** By what name it is found where it has no address. */
  readonly search: string
}

/** Where the app is, the user's own system first. What has neither address nor name leads nowhere. */
export function targetsOf(value: AppUpdateValue, own: System | 'asking'): readonly Target[] {
  const { ios, android, iosUrl, androidUrl, weappName, alipayName } = value
  const apps = [
    { system: 'ios', version: ios, url: iosUrl, search: '' },
    { system: 'android', version: android, url: androidUrl || iosUrl, search: '' },
  ] as const
  const others = [
    { system: 'weapp', version: '', url: value.weappUrl, search: weappName },
    { system: 'alipay', version: '', url: value.alipayUrl, search: alipayName },
    { system: 'desktop', version: '', url: value.desktopUrl, search: '' },
  ] as const
  const targets: readonly Target[] = [
    ...apps.filter(({ version }) => version !== ''),
    ...others.filter(({ url, search }) => url !== '' || search !== ''),
  ]
  return [
    ...targets.filter(({ system }) => system === own),
    ...targets.filter(({ system }) => system !== own),
  ]
}

/** One place where the app is: opened, searched for, or said not to be there yet. */
function TargetRow({ system, version, url, search }: Target) {
  const t = useTranslate()
  const { host } = useServices()
  const download = useDownload()
  const isNamed = url === '' && search !== ''
  const name = t(`app.update.${system}`)
  const find = () =>
    host.copy(search).then(
      () => host.toast(t('app.update.searchCopied', { name: search })),
      () => host.toast(search),
    )
  return (
    <Cell
      icon={isNamed ? 'search' : 'download'}
      iconTone='brand'
      title={name}
      note={
        isNamed
          ? t('app.update.search', { name: search })
          : version && t('app.update.version', { name: version })
      }
      value={url === '' && search === '' ? t('app.update.noLink') : undefined}
      onTap={isNamed ? () => void find() : url === '' ? undefined : () => download(url)}
    />
  )
}

/** What the user holds. A browser that cannot load the answer is a computer's, with all ways on one page. */
function useOwnSystem(): System | 'asking' {
  const { host } = useServices()
  const [system, setSystem] = useState<System | 'asking'>('asking')
  useEffect(() => {
    let isGone = false
    host.whichSystem().then(
      (known) => isGone || setSystem(known),
      () => isGone || setSystem('desktop'),
    )
    return () => {
      isGone = true
    }
  }, [host])
  return system
}

/** Where the app is, and whether this one is old. */
export function AppUpdate({ value, config }: WidgetProps<AppUpdateValue, AppUpdateConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const { host } = useServices()
  const own = useOwnSystem()
  const newest = compareVersions(value.ios, value.android) > 0 ? value.ios : value.android
  const isOld = compareVersions(APP_VERSION, newest) < 0
  if (config.look === 'overlay')
    return <UpdateQuestion value={value} newest={newest} isOld={isOld} own={own} />
  const note = localize(value.note, locale)
  const targets = targetsOf(value, own)
  const phone = host.linkTo(DOWNLOAD)
  return (
    <View className='tp-appup'>
      <View className='tp-appup__head'>
        <BrandMark />
        <Text className='tp-appup__name' level={2}>
          {t('app.update.name')}
        </Text>
        <Text className='tp-appup__version tp-num'>
          {t('app.update.current', { name: APP_VERSION })}
        </Text>
        {note !== '' && <Text className='tp-appup__note'>{note}</Text>}
      </View>
      <Notice tone={isOld ? 'info' : 'success'} className='tp-appup__state'>
        {isOld
          ? t('app.update.newer', { name: newest })
          : t('app.update.latest', { name: APP_VERSION })}
      </Notice>
      {host.platform !== 'h5' && <Text className='tp-appup__mini'>{t('app.update.miniNote')}</Text>}
      {own === 'asking' ? (
        <Skeleton kind='cell' count={2} label={t('common.loading')} />
      ) : (
        <CellGroup className='tp-appup__systems'>
          {targets.map((target) => (
            <TargetRow key={target.system} {...target} />
          ))}
        </CellGroup>
      )}
      {own === 'desktop' && phone && (
        <View className='tp-appup__phone'>
          <QrCode
            text={phone}
            code={t('app.update.name')}
            label={t('app.update.qr')}
            note={t('app.update.qrNote')}
          />
        </View>
      )}
    </View>
  )
}
