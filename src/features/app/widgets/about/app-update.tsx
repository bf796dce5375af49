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
import { ReleaseList } from '../../releases'
import { dueOf, SHELL, UpdatePanel, updateTitle, useDownload, useStart } from '../../update-panel'
import type { AppUpdateConfig, AppUpdateValue } from '.'
import './about.scss'

type Own = System | 'asking'

/** What a computer shows as a code: this page again, in a hand that can install the app. */
const DOWNLOAD = '/tool/app/down'

/** `/update/index` by its address alone: there is no page for it to lie over (decision 0077). */
function UpdateQuestion({ value }: { readonly value: AppUpdateValue }) {
  const { host, navigator } = useServices()
  const t = useTranslate()
  const own = useOwnSystem()
  const due = dueOf(value, host, own)
  return (
    <View className='tp-update' role='dialog' label={updateTitle(due, t)}>
      <UpdatePanel
        value={value}
        due={due}
        onClose={() => void navigator.back().catch(() => undefined)}
      />
    </View>
  )
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
export function targetsOf(value: AppUpdateValue, own: Own): readonly Target[] {
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
  const name = t(`app.downloads.${system}`)
  const find = () =>
    host.copy(search).then(
      () => host.toast(t('app.downloads.searchCopied', { name: search })),
      () => host.toast(search),
    )
  return (
    <Cell
      icon={isNamed ? 'search' : 'download'}
      iconTone='brand'
      title={name}
      note={
        isNamed
          ? t('app.downloads.search', { name: search })
          : version && t('app.downloads.version', { name: version })
      }
      value={url === '' && search === '' ? t('app.update.noLink') : undefined}
      onTap={isNamed ? () => void find() : url === '' ? undefined : () => download(url)}
    />
  )
}

/** What the user holds. A browser that cannot load the answer is a computer's, with all ways on one page. */
function useOwnSystem(): Own {
  const { host } = useServices()
  const [system, setSystem] = useState<Own>('asking')
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
  const { isBusy, start } = useStart(value, () => {})
  if (config.look === 'overlay') return <UpdateQuestion value={value} />
  const due = dueOf(value, host, own)
  const note = localize(value.note, locale)
  const targets = targetsOf(value, own)
  const phone = host.linkTo(DOWNLOAD)
  return (
    <View className='tp-appup'>
      <View className='tp-appup__head'>
        <BrandMark />
        <Text className='tp-appup__name' level={2}>
          {t('app.downloads.name')}
        </Text>
        <Text className='tp-appup__version tp-num'>
          {t('app.update.current', { name: APP_VERSION })}
        </Text>
        {note !== '' && <Text className='tp-appup__note'>{note}</Text>}
      </View>
      <Notice tone={due.isOld ? 'info' : 'success'} className='tp-appup__state'>
        {updateTitle(due, t)}
      </Notice>
      {due.isOld && host.device.clientType === SHELL && (
        <Button block loading={isBusy} onTap={start}>
          {t('app.update.update')}
        </Button>
      )}
      {host.platform !== 'h5' && <Text className='tp-appup__mini'>{t('app.update.miniNote')}</Text>}
      {own === 'asking' ? (
        <Skeleton
          kind='cell'
          count={targets.length}
          label={t('common.loading')}
          className='tp-appup__systems'
        />
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
            code={t('app.downloads.name')}
            label={t('app.downloads.qr')}
            note={t('app.downloads.qrNote')}
          />
        </View>
      )}
      {/* Last: how many there are, their answer says. */}
      <ReleaseList className='tp-appup__releases' />
    </View>
  )
}
