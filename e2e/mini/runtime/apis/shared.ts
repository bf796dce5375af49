import type { SyncApi } from '../api'
import { isAlipay } from '../boot'
import { offFailure, onFailure } from '../errors'
import { MiniIntersectionObserver } from '../intersection'
import { launchInfo, listen, unlisten } from '../lifecycle'
import { countSystemInfo } from '../limits/start'
import { SelectorQuery } from '../query'
import { updateManager } from '../update'
import { offNetwork, onNetwork } from './network-status'
import { appBaseInfo, capsuleRect, deviceInfo, systemInfo, windowInfo } from './system'

type Failure = (value: unknown) => void
type Listener = (value: unknown) => void

/** Events a bundle can listen to that come through `lifecycle.ts`. */
const APP_EVENTS = ['AppShow', 'AppHide', 'PageNotFound']

/** Events that never happen here: their listeners are accepted and kept for nothing. */
const SILENT_EVENTS = ['MemoryWarning']

/** Those Alipay's published types do not have. */
const WECHAT_EVENTS = ['ThemeChange']
const SILENT_WECHAT_EVENTS = ['WindowResize', 'KeyboardHeightChange']

/** Synchronous functions with the same shape on both hosts; not logged as calls. */
export function sharedSync(): Record<string, SyncApi> {
  const heard = isAlipay() ? APP_EVENTS : [...APP_EVENTS, ...WECHAT_EVENTS]
  const silent = isAlipay() ? SILENT_EVENTS : [...SILENT_EVENTS, ...SILENT_WECHAT_EVENTS]
  const events = Object.fromEntries([
    ...heard.flatMap((name) => [
      [`on${name}`, (run: Listener) => listen(`on${name}`, run)],
      [`off${name}`, (run?: Listener) => unlisten(`on${name}`, run)],
    ]),
    ...silent.flatMap((name) => [
      [`on${name}`, () => undefined],
      [`off${name}`, () => undefined],
    ]),
    ['onNetworkStatusChange', onNetwork],
    ['offNetworkStatusChange', offNetwork],
    ['onError', (run: Failure) => onFailure('error', run)],
    ['offError', (run: Failure) => offFailure('error', run)],
    ['onUnhandledRejection', (run: Failure) => onFailure('rejection', run)],
    ['offUnhandledRejection', (run: Failure) => offFailure('rejection', run)],
  ]) as Record<string, SyncApi>
  return {
    ...events,
    getSystemInfoSync: () => {
      countSystemInfo()
      return systemInfo()
    },
    getWindowInfo: windowInfo,
    getAppBaseInfo: appBaseInfo,
    ...(isAlipay() ? {} : { getDeviceInfo: deviceInfo }),
    getMenuButtonBoundingClientRect: capsuleRect,
    getUpdateManager: updateManager,
    getLaunchOptionsSync: launchInfo,
    getEnterOptionsSync: launchInfo,
    createSelectorQuery: () => new SelectorQuery(),
    createIntersectionObserver: (...args: object[]) =>
      // WeChat takes the component first; Alipay takes the options alone.
      isAlipay()
        ? new MiniIntersectionObserver(args[0])
        : new MiniIntersectionObserver(args[1], args[0]),
    nextTick: (run: () => void) => void Promise.resolve().then(run),
  }
}
