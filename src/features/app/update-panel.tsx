import './update.scss'
import { useEffect, useState } from 'react'
import { isOlder } from '../../engine/page/use-view'
import { type Services, useServices } from '../../engine/services'
import { type translate, useLocale, useTranslate } from '../../i18n'
import { APP_VERSION } from '../../shared/constants'
import { type L10n, localize } from '../../shared/l10n'
import { Button } from '../../ui/button/button'
import { BrandMark } from '../../ui/faces/faces'
import { Text, View } from '../../ui/primitives/elements'

/** Where the app is, with an address for each system. */
const DOWNLOADS = '/tool/app/update'
/** A mini-program's host is waited for so long before people are told that it takes longer, ms. */
const PATIENCE = 10_000
/** The native app around the browser. */
export const SHELL = 'AppPlus'

/** What is read of 'version config', wherever it comes from; `appUpdateValue` says what each field means. */
export const NOTHING = {
  ...{ ios: '', android: '', h5: '', weapp: '', alipay: '' },
  ...{ minClient: '', iosUrl: '', androidUrl: '' },
  note: '' as L10n,
}
export type VersionConfig = Readonly<typeof NOTHING>

type Host = Pick<Services['host'], 'platform' | 'device'>
/** What a device should run. */
export interface Due {
  /** The newest version of this host; empty where the server says none. */
  readonly newest: string
  readonly isOld: boolean
  /** Older than the server still answers. */
  readonly isForced: boolean
}

/**
 * What the configuration says of this host: its own version, else that of the phone's system in the native
 * shell, else the newer one of both apps.
 */
export function dueOf(value: VersionConfig, { platform, device }: Host, system?: string): Due {
  const { ios, android, minClient } = value
  const newer = isOlder(ios, android) ? android : ios
  const ofPhone = system === 'ios' ? ios : system === 'android' ? android : ''
  const named = (device.clientType === SHELL ? ofPhone : value[platform]) || newer
  const isForced = minClient !== '' && isOlder(APP_VERSION, minClient)
  const newest = isForced && isOlder(named, minClient) ? minClient : named
  return { newest, isOld: isOlder(APP_VERSION, newest), isForced }
}

/** Opens a download page; where there is no browser, its address is copied instead. Never rejects. */
export function useDownload(): (url: string) => Promise<void> {
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

/** The native app brings its own newest version, if it can. Never rejects. */
async function bringsItself({ updater }: Services['host']): Promise<boolean> {
  try {
    const bring = await updater?.()
    await bring?.()
    return bring !== undefined
  } catch {
    return false
  }
}

/**
 * Starts the newest version: a browser loads the page anew, a mini-program begins again once its host has the
 * new package, and the native shell brings it itself, or it is got where the server says.
 */
export function useStart(value: VersionConfig, onLeave: () => void) {
  const { host, activity, navigator } = useServices()
  const t = useTranslate()
  const download = useDownload()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => {
      setBusy(false)
      host.toast(t('app.update.loading'))
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [isBusy, host, t])

  async function start(): Promise<void> {
    if (host.device.clientType === SHELL) {
      if (await bringsItself(host)) return undefined
      const isApple = (await host.whichSystem().catch(() => 'android')) === 'ios'
      const url = (isApple ? value.iosUrl : value.androidUrl) || value.iosUrl
      if (url) return download(url)
      onLeave()
      return navigator.open(DOWNLOADS).catch(() => undefined)
    }
    setBusy(true)
    if (activity.update) activity.update()
    else activity.lookForVersion(true)
  }
  return { isBusy, start: () => void start() }
}

export interface PanelProps {
  readonly value: VersionConfig
  readonly due: Due
  readonly onClose: () => void
}

/** Names the newest version, or says that this is it. */
export const updateTitle = ({ isOld, newest }: Due, t: typeof translate): string =>
  isOld ? t('app.update.newer', { name: newest }) : t('app.update.latest', { name: APP_VERSION })

/** What is new, and the two answers; a version that is too old has one. */
export function UpdatePanel({ value, due, onClose }: PanelProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { isBusy, start } = useStart(value, onClose)
  const { isOld, isForced } = due
  const note = localize(value.note, locale)
  return (
    <View className='tp-update__panel'>
      <BrandMark />
      <Text className='tp-update__title' level={2}>
        {updateTitle(due, t)}
      </Text>
      {isOld && (
        <Text className='tp-update__text tp-num'>
          {t('app.update.current', { name: APP_VERSION })}
        </Text>
      )}
      {isForced && <Text className='tp-update__text'>{t('app.update.required')}</Text>}
      {note !== '' && (
        <View className='tp-update__notes'>
          <Text className='tp-update__text'>{note}</Text>
        </View>
      )}
      {isOld && host.platform !== 'h5' && (
        <Text className='tp-update__text'>{t('app.update.miniNote')}</Text>
      )}
      <View className='tp-update__buttons'>
        {isOld && (
          <Button block loading={isBusy} onTap={start}>
            {t('app.update.update')}
          </Button>
        )}
        {!isForced && (
          <Button block kind={isOld ? 'ghost' : 'primary'} onTap={onClose}>
            {t(isOld ? 'app.update.later' : 'app.update.done')}
          </Button>
        )}
      </View>
    </View>
  )
}
