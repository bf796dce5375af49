import { boot, isAlipay, pkg } from './boot'
import { theApp } from './code'
import { guarded } from './errors'
import { comeBack, goBehind } from './limits/background'
import { callPage, drawBars, entryPath, openFirst, pageStack, topPage } from './pages'
import { parseUrl } from './urls'

type Listener = (value: unknown) => void

/** Application events and the listeners the bundle registered for them. */
const listeners: Record<string, Listener[]> = {}

/** `wx.onAppShow` and its kind: `on` and `off` of one event. */
export function listen(event: string, listener: Listener): void {
  listeners[event] = [...(listeners[event] ?? []), listener]
}

export function unlisten(event: string, listener?: Listener): void {
  listeners[event] = listener ? (listeners[event] ?? []).filter((each) => each !== listener) : []
}

export function notify(event: string, value: unknown): void {
  for (const listener of listeners[event] ?? []) guarded(event, () => listener(value))
}

export interface LaunchInfo {
  path: string
  query?: Record<string, string>
  scene: number | string
  referrerInfo: object
}

/** What `getLaunchOptionsSync` answers. Alipay leaves an empty query out. */
export function launchInfo(): LaunchInfo {
  const { path, query } = parseUrl(boot().url ?? `/${entryPath()}`)
  const info: LaunchInfo = {
    path,
    query,
    scene: boot().scene ?? (isAlipay() ? '1000' : 1001),
    referrerInfo: {},
  }
  if (isAlipay() && Object.keys(query).length === 0) delete info.query
  return info
}

/** Starts the app and opens its first page. */
export function launch(): void {
  const info = launchInfo()
  callApp('onLaunch', info)
  showApp()
  openFirst({ path: info.path, query: info.query ?? {} }, () => {
    const missing = { path: info.path, query: info.query ?? {}, isEntryPage: true }
    callApp('onPageNotFound', missing)
    notify('onPageNotFound', missing)
    // Without a page opened by the app the host shows its own first one. Calls of the app end a moment
    // after they were made.
    setTimeout(() => {
      if (pageStack().length === 0) openFirst({ path: entryPath(), query: {} }, () => undefined)
    })
  })
}

function showApp(): void {
  callApp('onShow', launchInfo())
  notify('onAppShow', launchInfo())
}

/** The app comes to the front again. */
export function foreground(): void {
  comeBack()
  showApp()
  callPage(topPage(), 'onShow')
}

/** The app goes behind another. */
export function background(): void {
  callPage(topPage(), 'onHide')
  callApp('onHide', {})
  notify('onAppHide', {})
  goBehind()
}

/** Changes the theme of the phone. WeChat tells an app with a dark mode; Alipay has no such event. */
export function setTheme(theme: 'light' | 'dark'): void {
  boot().theme = theme
  drawBars()
  if (isAlipay() || !pkg().app.darkmode) return
  callApp('onThemeChange', { theme })
  notify('onThemeChange', { theme })
}

/** Calls a method of the object given to `App()`. */
export function callApp(name: string, value: unknown): void {
  const app = theApp()
  const method = app[name]
  if (typeof method === 'function') guarded(`app ${name}`, () => method.call(app, value))
}
