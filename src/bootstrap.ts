import { autorun, reaction } from 'mobx'
import { signer } from '../taproom.config'
import { getAllViews, getViewByUrl } from './engine/calls'
import { createQueryClient } from './engine/data/queries'
import { errorText } from './engine/error-text'
import { comingPage } from './engine/page/page-card'
import { leaveForTab } from './engine/page/page-context'
import { followTheme, openLacks, type PageHost, type Services } from './engine/services'
import { RequestTimeoutError } from './errors'
import { followUnread, greet, openSink } from './features/app'
import {
  beginOfficialLogin,
  finishOfficialLogin,
  followLogout,
  followTabs,
  publicAddress,
  reloginByHost,
  restoreSession,
  SessionGuard,
} from './features/login'
import { UnfinishedPayments } from './features/pay'
import { withNews } from './features/profile'
import { createHttpClient, NETWORK_TIMEOUT_MS, ServerClock } from './http/client'
import { setHttpClient } from './http/endpoint'
import { GivenAnswers, withTimeout } from './http/in-flight'
import { createRecorder } from './http/recorder'
import { changeLocale, giveTexts, initI18n, translate } from './i18n'
import { browserLogin } from './platform/browser-login'
import { hostChrome, toast } from './platform/chrome'
import { readDevice } from './platform/device'
import { hostPort } from './platform/host'
import { requestLoginCode } from './platform/login'
import { hostNavigation } from './platform/navigation'
import { currentUrl } from './platform/navigation/stack'
import { watchPrivacy } from './platform/privacy'
import { request } from './platform/request'
import {
  earlyView,
  signer as hostSigner,
  onSessionStorage,
  onSystemStill,
  onSystemThemeChange,
  randomBytes,
  serverOrigin,
  systemIsDark,
  systemIsStill,
} from './platform/start'
import { rawStorage } from './platform/storage'
import { upload } from './platform/upload'
import { offerUpdates, tell as tellOnce } from './platform/version'
import { openViewStorage } from './platform/view-storage'
import { callNames, findWrite, loadSource } from './registry/call-lookup'
import { textSources } from './registry/texts/sources'
import { createNavigator } from './routing/navigator'
import { HOME } from './routing/table'
import { formatUrl, safeTarget } from './routing/url'
import { APP_VERSION } from './shared/constants'
import { toLocale } from './shared/l10n'
import type { Transport } from './shared/transport'
import { imageUrls } from './shared/url'
import { ActivityStore } from './stores/activity-store'
import { KeptStore } from './stores/kept-store'
import { createPersistence, type Persistence } from './stores/persistence'
import { SessionStore } from './stores/session-store'
import { SettingsStore } from './stores/settings-store'
import { ALL_VIEWS_INTERVAL, goodName, VIEW_TTL, ViewStore } from './stores/view-store'

// By themselves, so that what only development or mini-programs need is in no other build.
const isProduction = process.env.NODE_ENV === 'production'
const isBrowser = process.env.TARO_ENV === 'h5'

/** The composition root: the only place that knows everybody. Called once, before the first page. */
export function bootstrap(): Services {
  // Before the router reads the address: a login code must be out of it (pitfalls P9).
  const oauthReturn = browserLogin.takeReturn()
  const device = readDevice()
  let tampered = false
  const report = isProduction ? openSink(() => services) : reportToConsole
  const viewStorage = openViewStorage({
    first: [HOME, goodName(HOME)],
    onRefused: isProduction ? report : (name, bytes) => report(`too large to keep: ${name}`, bytes),
    onUnavailable: () => tellNoDatabase(persistence),
  })
  const onTampered = () => {
    tampered = true
  }
  const means = { raw: rawStorage, randomBytes, views: viewStorage, onTampered }
  const persistence: Persistence = createPersistence(means)
  // Settings first: should they be damaged, everything is cleared before the session is read.
  const settings = new SettingsStore({
    persistence,
    hostLocale: toLocale(device.language),
    systemIsDark: systemIsDark(),
    systemIsStill: systemIsStill(),
  })
  const session = new SessionStore({ persistence })
  giveTexts(textSources)
  initI18n(settings.locale)
  if (tampered) setTimeout(() => toast(translate('error.storage.tampered')), FIRST_TOAST)
  const activity = new ActivityStore()
  const kept = new KeptStore()
  const queries = createQueryClient()
  const navigator = createNavigator(hostNavigation, (...tab) => leaveForTab(kept, ...tab))
  // A public path opens its page; of any other the server has no definition, and the page says so.
  const openUnknown = (url: string) => {
    const target = safeTarget(url) ?? formatUrl('/views/index', { url })
    navigator.replace(target).catch(() => navigator.home().catch(() => undefined))
  }
  if (!isBrowser) hostNavigation.onUnknownPage(openUnknown)
  const shownUrl = () => publicAddress(currentUrl())
  const tell = (error: unknown) => toast(errorText(error, translate, 'error.unexpected'))
  const official = { session, navigator, persistence, kept, browserLogin, currentUrl: shownUrl }
  const tabs = { session, persistence, navigator, tell: () => toast(translate('login.elsewhere')) }
  const guard = new SessionGuard({
    session,
    navigator,
    clearCaches: () => persistence.clear({ keepAccount: true }),
    relogin: async () => (isBrowser ? undefined : reloginByHost({ requestLoginCode, persistence })),
    leaveToLogin: () => beginOfficialLogin(official),
    currentUrl: shownUrl,
    followLogout: () => void followLogout(tabs),
    tell,
  })
  const clock = new ServerClock(persistence.read('clockOffset') ?? 0, (offset) =>
    persistence.tryWrite('clockOffset', offset),
  )
  const given = isBrowser ? new GivenAnswers() : undefined
  const carry: Transport = (call) => (call.form ? upload(call, call.form) : request(call))
  const recorder = process.env.NODE_ENV === 'production' ? undefined : createRecorder()
  setHttpClient(
    createHttpClient({
      transport: recorder ? recorder.wrap(carry) : carry,
      hosts: {
        main: `${serverOrigin}/main/`,
        chat: `${serverOrigin}/chat/`,
        generic: `${serverOrigin}/generic/`,
        alternate: `${process.env.TARO_APP_ALTERNATE_ORIGIN || serverOrigin}/main/`,
      },
      // Of taproom.config.ts: nothing of it is a secret.
      projectKey: process.env.TARO_APP_PROJECT_KEY ?? '',
      signer: signer(hostSigner),
      session: () => session.headers,
      device: () => ({
        clientType: device.clientType,
        appType: device.appType,
        isMobile: device.isMobile,
        clientUrl: device.clientUrl(),
        locale: settings.locale,
        project: process.env.TARO_APP_PROJECT ?? '',
      }),
      clock,
      given: (request) => given?.take(request, session.headers, settings.locale),
      onViews: (rev) => views.told(rev),
      onPending: (change) => activity.count(change),
      recover: guard.recover,
      onSessionExpired: guard.expired,
    }),
  )
  // Later: there is no router yet to open a page with.
  if (oauthReturn) onceRouted(() => finishOfficialLogin(oauthReturn, official).catch(() => {}))
  else
    setTimeout(
      () => restoreSession(session, tell),
      session.storedToken ? ROUTER_START : FIRST_REFRESH,
    )
  onSessionStorage(() => void followTabs(tabs))

  const views = new ViewStore({
    fetchView: (url, signal, ahead) =>
      getViewByUrl({ query: viewQuery(url) }, { quiet: true, signal, recover: ahead && false }),
    fetchAll: (since) => getAllViews({ query: { since } }, { quiet: true }),
    storage: viewStorage,
    scope: () => [session.tenant, device.clientType, APP_VERSION].join('|'),
    ttl: isProduction ? VIEW_TTL.production : VIEW_TTL.development,
  })
  hostNavigation.describePages((url) => comingPage(url, views, settings.locale))
  const early = earlyView((lists) => views.told(given?.add(lists)))
  if (early) views.prime(HOME, firstHome(early))
  setTimeout(() => views.refreshAll(), isBrowser ? ALL_VIEWS : FIRST_REFRESH)
  setInterval(() => views.refreshAll(), ALL_VIEWS_INTERVAL)

  activity.lookForVersion = offerUpdates({
    ask: isBrowser ? async () => false : askToRestart,
    found: (start) => activity.versionFound(start),
  })
  if (!isBrowser && device.isTooOld) setTimeout(tellTooOld, FIRST_TOAST)
  reaction(() => settings.locale, changeLocale)
  if (process.env.TARO_APP_WARDROBE) followTheme(persistence, settings)
  autorun(() => hostChrome.setDark(settings.isDark, settings.wears))
  autorun(() => hostChrome.setLanguage(settings.locale))
  autorun(() => hostChrome.setStill(settings.lessMotion))
  onSystemStill((still) => settings.setSystemIsStill(still))
  onSystemThemeChange((dark) => settings.setSystemIsDark(dark))
  // Data of one user is never shown to another: keys carry the user, and a logout forgets them all. A
  // renewed token is the same user's: what is on the screen stays.
  reaction(
    () => session.userId,
    (userId) => {
      queries.clear()
      kept.follow(userId, session.signedOut)
    },
  )
  kept.follow(session.userId, session.signedOut)
  setTimeout(() => followUnread(services).catch(() => {}), FIRST_REFRESH)

  const services: Services = {
    session,
    activity,
    kept,
    settings,
    views,
    queries,
    persistence,
    navigator,
    report,
    development: !isProduction,
    recorder,
    lacks: openLacks(persistence),
    privacy: watchPrivacy(),
    loadSource,
    findWrite,
    callNames,
    knowsUser: browserLogin.available && !oauthReturn && !session.storedToken,
    renewUser: () => restoreSession(session, tell),
    greet: (page, key) => greet(services, page, key).catch(() => {}),
    PageNotices: UnfinishedPayments,
    host: {
      ...hostPort,
      tick: () => settings.lessMotion || hostPort.tick(),
      platform: process.env.TARO_ENV as PageHost['platform'],
      device,
      imageUrl: imageUrls(serverOrigin, device.pixelRatio),
    },
  }
  return isBrowser || !withNews ? services : withNews(services)
}

/** Client spec §8, 'Local storage'. Once ever: it is about the browser, not about this start. */
function tellNoDatabase(persistence: Persistence): void {
  if (persistence.read('toldNoDatabase')) return
  persistence.tryWrite('toldNoDatabase', true)
  setTimeout(() => toast(translate('error.storage.unavailable')), FIRST_TOAST)
}

/** A browser tells of a newer release on its pages. */
const askToRestart = () =>
  hostPort.confirm({
    title: translate('platform.version.newTitle'),
    text: translate('platform.version.newText'),
    ok: translate('platform.version.restart'),
    cancel: translate('platform.version.later'),
  })

/** Below the base library this release was made for, some of it will not work. */
function tellTooOld(): void {
  tellOnce({
    title: translate('platform.version.oldTitle'),
    text: translate('platform.version.oldText'),
    ok: translate('common.ok'),
  })
}

/**
 * The home definition index.html asked for, within the limit of any other call. One that was refused or
 * lost is asked for again the ordinary way, retries included.
 */
async function firstHome(early: Promise<unknown>): Promise<unknown> {
  const path = 'paas/viewEngine/getByUrl'
  try {
    return await withTimeout(() => early, { path, timeoutMs: NETWORK_TIMEOUT_MS })
  } catch (error) {
    if (error instanceof RequestTimeoutError) throw error
    return getViewByUrl({ query: viewQuery(HOME) }, { quiet: true })
  }
}

/** Between two looks whether the router has its first page, ms. */
const ROUTER_START = 100

/** Runs when there is a page to open another one from. */
function onceRouted(run: () => void): void {
  setTimeout(() => (currentUrl() === undefined ? onceRouted(run) : run()), ROUTER_START)
}

/** A message about the start waits for a page to read it on, what comes after it until that stands, ms. */
const FIRST_TOAST = 800
const FIRST_REFRESH = 4000
/** By then the first tap has led somewhere, ms: in a browser links prepare the pages they lead to. */
const ALL_VIEWS = 8000

/** The key of a page as the query of `getByUrl`: `engineId:7` or a url. */
function viewQuery(key: string): { url?: string; engineId?: string; x?: string } {
  const match = /^(engineId|x):(.*)$/.exec(key)
  return match ? { [String(match[1])]: match[2] } : { url: key }
}

function reportToConsole(problem: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: development builds only.
  console.warn(`[taproom] ${problem}`, detail)
}
