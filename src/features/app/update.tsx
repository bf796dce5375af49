import './update.scss'
import { useEffect, useRef, useState } from 'react'
import { getConfigValue } from '../../engine/calls'
import { errorText } from '../../engine/error-text'
import { isOlder } from '../../engine/page/closed-page'
import type { PageInfo } from '../../engine/page/page-context'
import { type Services, useServices } from '../../engine/services'
import { changeLocale, translate, useLocale, useTranslate } from '../../i18n'
import { APP_VERSION } from '../../shared/constants'
import { dayOf } from '../../shared/date'
import { isObject } from '../../shared/json'
import { type L10n, localize } from '../../shared/l10n'
import { newRequestId } from '../../shared/transport'
import { Button } from '../../ui/button/button'
import { BrandMark } from '../../ui/faces/faces'
import { Overlay } from '../../ui/overlay/overlay'
import { Text, View } from '../../ui/primitives/elements'

/** Client spec §2. */
const UPDATE = '/update/index'
/** Where the app is, with an address for each system. */
const DOWNLOADS = '/tool/app/update'
/** Nothing lies over what an update is got from, nor over money that is on its way. */
const SPARED = /^\/(update|comDate\/down|tool\/app|asset\/pay|pay|payView)(\/|$)/
/** An answer is good for so long, as definitions are, ms. */
const GOOD_FOR = 600_000
/** A mini-program's host is waited for so long before people are told that it takes longer, ms. */
const PATIENCE = 10_000
/** As many as popups of pages. */
const REMEMBERED = 50

/** What is read of 'version config', wherever it comes from; `appUpdateValue` says what each field means. */
const NOTHING = {
  ...{ ios: '', android: '', h5: '', weapp: '', alipay: '' },
  ...{ minClient: '', iosUrl: '', androidUrl: '' },
  note: '' as L10n,
}
export type VersionConfig = Readonly<typeof NOTHING>

/** What is of another kind than agreed is as if it were not said. */
function readVersions(found: unknown): VersionConfig {
  const given = Object.entries(isObject(found) ? found : {}).filter(
    ([name, value]) => typeof value === 'string' || (name === 'note' && isObject(value)),
  )
  return { ...NOTHING, ...Object.fromEntries(given) }
}

type Host = Pick<Services['host'], 'platform' | 'device'>
/** The native app around the browser. */
const SHELL = 'AppPlus'

/** What a device should run. */
interface Due {
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

/**
 * Starts the newest version: a browser loads the page anew, a mini-program begins again once its host has the
 * new package, and the native shell, which neither can replace, is got where the server says.
 */
function useStart(value: VersionConfig, onLeave: () => void) {
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

interface PanelProps {
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

interface OverlayProps extends Omit<PanelProps, 'onClose'> {
  /** It is gone, whatever took it away. */
  readonly onGone: () => void
}

/** Over the page in front, which is seen through it. */
function UpdateOverlay({ value, due, onGone }: OverlayProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(true)
  const gone = useRef(onGone)
  gone.current = onGone
  const close = () => setOpen(false)
  useEffect(() => (open ? () => gone.current() : undefined), [open])
  return (
    <Overlay
      open={open}
      onClose={close}
      label={updateTitle(due, t)}
      place='over'
      firm={due.isForced}
      alert={due.isForced}
    >
      <UpdatePanel value={value} due={due} onClose={close} />
    </Overlay>
  )
}

/** Of one app: the page in front, what lies over it, and the last answer. */
interface Watch {
  front: PageInfo
  isOpen: boolean
  answer: Promise<VersionConfig> | undefined
  askedAt: number
}
const watches = new WeakMap<object, Watch>()

type Needed = Pick<Services, 'host' | 'navigator' | 'persistence' | 'settings' | 'report'>

/**
 * Called when a page has come to the front, and stayed there through the start. From now on `/update/index` is
 * laid over the page in front (decision 0077); by itself it is there once a day while the configuration
 * names a newer version, and on every page while it says that this one is too old.
 */
export async function followUpdates(services: Needed, page: PageInfo): Promise<void> {
  const watch = watchOf(services, page)
  watch.front = page
  try {
    const found = await ask(watch)
    const due = await dueHere(services, found)
    if (!due.isOld || watch.isOpen || SPARED.test(page.url) || !isInFront(page)) return
    if (!due.isForced && !isFirstToday(services)) return
    await lay(services, watch, found, due)
  } catch (error) {
    services.report('whether there is a newer version could not be asked', error)
  }
}

const isInFront = (page: PageInfo): boolean => page.isShown() && !page.isLeft()

function watchOf(services: Needed, page: PageInfo): Watch {
  const known = watches.get(services)
  if (known) return known
  const watch: Watch = { front: page, isOpen: false, answer: undefined, askedAt: 0 }
  watches.set(services, watch)
  services.navigator.over = (path) => {
    if (path !== UPDATE || !isInFront(watch.front)) return false
    if (!watch.isOpen) openByHand(services, watch)
    return true
  }
  return watch
}

function openByHand(services: Needed, watch: Watch): void {
  const page = watch.front
  ask(watch)
    .then(async (found) => {
      const due = await dueHere(services, found)
      if (watch.isOpen || watch.front !== page || !isInFront(page)) return
      await lay(services, watch, found, due)
    })
    .catch((error: unknown) => services.host.toast(errorText(error, translate, 'error.unexpected')))
}

async function dueHere({ host }: Needed, found: VersionConfig): Promise<Due> {
  if (host.device.clientType !== SHELL) return dueOf(found, host)
  return dueOf(found, host, await host.whichSystem().catch(() => undefined))
}

function ask(watch: Watch): Promise<VersionConfig> {
  if (watch.answer && Date.now() - watch.askedAt < GOOD_FOR) return watch.answer
  watch.askedAt = Date.now()
  const answer = getConfigValue({ query: { type: 'version' } }, { quiet: true }).then(readVersions)
  watch.answer = answer
  answer.catch(() => {
    watch.answer = undefined
  })
  return answer
}

async function lay(services: Needed, watch: Watch, value: VersionConfig, due: Due): Promise<void> {
  const page = watch.front
  watch.isOpen = true
  // A browser may not have these texts yet.
  await changeLocale(services.settings.locale)
  const onGone = () => {
    watch.isOpen = false
    // What is put in its place, or takes it away with a login, is no way round it.
    if (due.isForced) setTimeout(() => void followUpdates(services, watch.front))
  }
  page.show(<UpdateOverlay key={newRequestId()} value={value} due={due} onGone={onGone} />)
}

/** Once a day on this device; a yes counts as asked. */
function isFirstToday({ persistence }: Needed): boolean {
  const today = dayOf(Date.now())
  const popups = persistence.read('popups') ?? []
  if (popups.some(([name, day]) => name === UPDATE && day === today)) return false
  const others = popups.filter(([name]) => name !== UPDATE)
  persistence.tryWrite('popups', [...others, [UPDATE, today] as const].slice(-REMEMBERED))
  return true
}
