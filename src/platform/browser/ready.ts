import type { ComingPage } from '../../shared/host-port'
import type { ClientType } from '../../shared/transport'

type Needs = (path: string) => Promise<unknown>

/** What the app told its router before there was one. */
const told: { needs: Needs[]; describe: (url: string) => ComingPage } = {
  needs: [],
  describe: () => ({ title: '' }),
}

/** `need` is asked with the public address of every page; the page is not drawn before it settles. */
export function beforePage(need: Needs): void {
  told.needs.push(need)
}

/** Settles when everything a page needs is there; rejects when something cannot be had. */
export const ready = (path: string): Promise<unknown> =>
  Promise.all(told.needs.map((need) => need(path)))

/** `describe` says what stands in place of a page while its code is on the way, by its public address. */
export function beforeCode(describe: (url: string) => ComingPage): void {
  told.describe = describe
}

/** What is known of the page of an address. */
export const about = (url: string): ComingPage => told.describe(url)

/**
 * Of the router: whether the history stands at a page that is not drawn yet, how what stands in its place is
 * drawn anew once more is known of it, and how the code of a page is had before it is opened.
 */
export const waiting = {
  isWaiting: () => false,
  refresh: () => {},
  load: (_path: string): Promise<unknown> => Promise.resolve(),
}

/** True inside the native app (point 19), which puts its bridge into the page before our scripts run. */
export const hasShell = (): boolean => 'TaproomShell' in window

/**
 * Which client a browser page runs in: the one place that knows (client spec §9). First match wins: the
 * native shell has a bridge, WeChat's and Alipay's browsers say so.
 */
export function detectClient(): ClientType {
  const agent = window.navigator.userAgent
  if (hasShell()) return 'AppPlus'
  if (/MicroMessenger/i.test(agent)) return 'WeChat'
  if (/AlipayClient/i.test(agent)) return 'AlipayH5'
  return 'WapH5'
}
