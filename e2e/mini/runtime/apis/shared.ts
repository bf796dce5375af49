import type { SyncApi } from '../api'
import { isAlipay } from '../boot'
import { offFailure, onFailure } from '../errors'
import { MiniIntersectionObserver } from '../intersection'
import { launchInfo, listen, unlisten } from '../lifecycle'
import { SelectorQuery } from '../query'
import { capsuleRect, systemInfo, updateManager } from './system'

type Failure = (value: unknown) => void
type Listener = (value: unknown) => void

/** Events a bundle can listen to that come through `lifecycle.ts`. */
const APP_EVENTS = ['AppShow', 'AppHide', 'PageNotFound', 'ThemeChange']

/** Events that never happen here: their listeners are accepted and kept for nothing. */
const SILENT_EVENTS = [
  'NetworkStatusChange',
  'MemoryWarning',
  'WindowResize',
  'KeyboardHeightChange',
]

/** Synchronous functions with the same shape on both hosts; not logged as calls. */
export function sharedSync(): Record<string, SyncApi> {
  const events = Object.fromEntries([
    ...APP_EVENTS.flatMap((name) => [
      [`on${name}`, (run: Listener) => listen(`on${name}`, run)],
      [`off${name}`, (run?: Listener) => unlisten(`on${name}`, run)],
    ]),
    ...SILENT_EVENTS.flatMap((name) => [
      [`on${name}`, () => undefined],
      [`off${name}`, () => undefined],
    ]),
    ['onError', (run: Failure) => onFailure('error', run)],
    ['offError', (run: Failure) => offFailure('error', run)],
    ['onUnhandledRejection', (run: Failure) => onFailure('rejection', run)],
    ['offUnhandledRejection', (run: Failure) => offFailure('rejection', run)],
  ]) as Record<string, SyncApi>
  return {
    ...events,
    getSystemInfoSync: systemInfo,
    getWindowInfo: systemInfo,
    getDeviceInfo: systemInfo,
    getDeviceBaseInfo: systemInfo,
    getAppBaseInfo: systemInfo,
    getMenuButtonBoundingClientRect: capsuleRect,
    getUpdateManager: updateManager,
    getLaunchOptionsSync: launchInfo,
    getEnterOptionsSync: launchInfo,
    createSelectorQuery: () => new SelectorQuery(),
    createIntersectionObserver: (...args: object[]) =>
      // WeChat takes the component first; Alipay takes the options alone.
      new MiniIntersectionObserver(isAlipay() ? args[0] : args[1]),
    nextTick: (run: () => void) => void Promise.resolve().then(run),
  }
}
