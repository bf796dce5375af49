import { type AsyncApi, asHostError, asyncApi, type SyncApi, syncApi } from '../api'
import { downloadFile, request, uploadFile } from '../apis/my-network'
import { openUserInfo, sealedPhoneNumber } from '../apis/my-person'
import { fromBase64, toBase64 } from '../apis/network'
import { networkType } from '../apis/network-status'
import { payWithAlipay, proof } from '../apis/payments'
import { changeBar, routeApis } from '../apis/routes'
import { sharedSync } from '../apis/shared'
import { PLACE, systemInfo } from '../apis/system'
import { boot } from '../boot'
import { HostFailure, scanned, subscribing } from '../bridge'
import { chooseFile, displayUrl, knownFile } from '../files'
import { connectSocket } from '../limits/sockets'
import { recordSyncRead } from '../limits/usage'
import { shareFrom } from '../share'
import { hideToast, showActionSheet, showModal, showToast } from '../shell/dialogs'
import { clearItems, readItem, removeItem, storageInfo, writeItem } from '../storage'

/** Milliseconds a toast stays when nothing else is asked. */
const TOAST = 3000

let clipboard = ''

/** The app hands the album files of the phone. */
function intoAlbum(path: unknown): void {
  if (!knownFile(String(path))) throw new HostFailure('保存失败', 17)
}

const ui: Record<string, AsyncApi> = {
  showToast: ({ content, duration }) =>
    showToast(String(content ?? ''), { duration: Number(duration ?? TOAST), mask: false }),
  hideToast: () => hideToast(),
  showLoading: ({ content, mask }) =>
    showToast(String(content ?? ''), { duration: 0, mask: mask !== false, loading: true }),
  hideLoading: () => hideToast(),
  alert: async ({ title, content, buttonText }) => {
    await showModal({
      title: String(title ?? ''),
      content: String(content ?? ''),
      confirmText: String(buttonText ?? '确定'),
    })
    return {}
  },
  confirm: async ({ title, content, confirmButtonText, cancelButtonText }) => {
    const { confirm } = await showModal({
      title: String(title ?? ''),
      content: String(content ?? ''),
      confirmText: String(confirmButtonText ?? '确定'),
      cancelText: String(cancelButtonText ?? '取消'),
    })
    return { confirm }
  },
  prompt: async ({ title, placeholder, okButtonText, cancelButtonText }) => {
    const { confirm, input } = await showModal({
      title: String(title ?? ''),
      content: '',
      confirmText: String(okButtonText ?? '确定'),
      cancelText: String(cancelButtonText ?? '取消'),
      editable: true,
      placeholder: String(placeholder ?? ''),
    })
    return { ok: confirm, inputValue: input }
  },
  showActionSheet: async ({ items, title, cancelButtonText }) => {
    // On Android there is no such button: a tap beside the sheet closes it.
    const cancel = boot().system === 'ios' ? String(cancelButtonText ?? '取消') : undefined
    const index = await showActionSheet(items as string[], String(title ?? ''), cancel)
    return { index, success: true }
  },
  setNavigationBar: ({ title, backgroundColor, frontColor }) =>
    changeBar({
      ...(title === undefined ? {} : { title: String(title) }),
      ...(backgroundColor === undefined ? {} : { background: String(backgroundColor) }),
      ...(frontColor === undefined ? {} : { color: String(frontColor) }),
    }),
  hideBackHome: () => changeBar({ homeHidden: true }),
  setBackgroundColor: () => undefined,
  setBackgroundTextStyle: () => undefined,
}

const device: Record<string, AsyncApi> = {
  getAuthCode: () => proof('/pay/alipay/login'),
  getPhoneNumber: sealedPhoneNumber,
  tradePay: payWithAlipay,
  getSystemInfo: () => systemInfo(),
  getNetworkType: networkType,
  getSetting: () => ({ authSetting: {} }),
  openSetting: () => ({ authSetting: {} }),
  getOpenUserInfo: openUserInfo,
  getLocation: ({ type = 0 }) => ({
    latitude: String(PLACE.latitude),
    longitude: String(PLACE.longitude),
    accuracy: String(PLACE.accuracy),
    horizontalAccuracy: String(PLACE.accuracy),
    ...(Number(type) > 0 && {
      country: '中国',
      province: '上海市',
      city: '上海市',
      district: '黄浦区',
    }),
  }),
  chooseImage: async () => {
    const { path, size } = await chooseFile()
    return { apFilePaths: [path], tempFilePaths: [path], tempFiles: [{ path, size }] }
  },
  getImageInfo: async ({ src }) => {
    const picture = new Image()
    picture.src = displayUrl(String(src))
    await picture.decode().catch(() => {
      throw new HostFailure('图片不存在', 3)
    })
    return { width: picture.naturalWidth, height: picture.naturalHeight, path: src }
  },
  previewImage: () => undefined,
  setClipboard: ({ text }) => {
    clipboard = String(text)
  },
  getClipboard: () => ({ text: clipboard }),
  makePhoneCall: () => undefined,
  openLocation: () => undefined,
  scan: () => {
    const code = scanned()
    if (code === undefined) throw new HostFailure('用户取消', 10)
    return { code, result: code }
  },
  requestSubscribeMessage: ({ entityIds }) => {
    const answer = subscribing()
    if (answer === 'silent') return new Promise(() => {})
    if (answer === 'off') throw new HostFailure('消息订阅已关闭', 12)
    const ids = entityIds as string[]
    const taken = answer === 'accept' ? ids : []
    return {
      behavior: 'subscribe',
      keep: false,
      show: true,
      result: {
        subscribeEntityIds: taken,
        subscribedEntityIds: taken,
        currentSubscribedEntityIds: taken,
        unsubscribedEntityIds: ids.filter((id) => !taken.includes(id)),
      },
    }
  },
  vibrate: () => undefined,
  vibrateShort: () => undefined,
  vibrateLong: () => undefined,
  setKeepScreenOn: () => undefined,
  navigateToMiniProgram: () => undefined,
  loadFontFace: () => ({ status: 'loaded' }),
  hideShareMenu: () => undefined,
  showSharePanel: () => void shareFrom({ from: 'button' }),
  saveImage: ({ url }) => intoAlbum(url),
  saveVideoToPhotosAlbum: ({ filePath }) => intoAlbum(filePath),
  getServerTime: () => ({ time: Date.now() }),
}

const storage: Record<string, AsyncApi> = {
  getStorage: ({ key }) => ({ data: readItem(String(key)) ?? null }),
  setStorage: ({ key, data }) => writeItem(String(key), data, 'async'),
  removeStorage: ({ key }) => removeItem(String(key), 'async'),
  clearStorage: () => clearItems('async'),
  getStorageInfo: () => storageInfo(),
}

interface Keyed {
  key: string
  data?: unknown
}

const syncStorage: Record<string, SyncApi> = {
  // By the published types a refusal is an answer, not an exception.
  setStorageSync: ({ key, data }: Keyed) => {
    try {
      writeItem(key, data, 'sync')
      return { success: true }
    } catch (reason) {
      return { success: false, ...asHostError('setStorageSync', reason) }
    }
  },
  removeStorageSync: ({ key }: Keyed) => {
    removeItem(key, 'sync')
    return { success: true }
  },
  clearStorageSync: () => {
    clearItems('sync')
    return { success: true }
  },
}

/** Synchronous functions that are not worth a place in the list of calls. */
const quiet: Record<string, SyncApi> = {
  getStorageSync: ({ key }: Keyed) => {
    recordSyncRead()
    return { data: readItem(key) ?? null, success: true }
  },
  getStorageInfoSync: () => ({ ...storageInfo(), success: true }),
  getAppIdSync: () => ({ appId: '2021000000000000' }),
  getAccountInfoSync: () => ({
    miniProgram: { appId: '2021000000000000', envVersion: 'develop', version: '' },
  }),
  arrayBufferToBase64: toBase64,
  base64ToArrayBuffer: fromBase64,
  reportAnalytics: () => undefined,
}

/** The `my` object. A function that is missing here is missing to the bundle too. */
export function myApi(): Record<string, unknown> {
  const api: Record<string, unknown> = {
    request,
    uploadFile,
    downloadFile,
    connectSocket,
    SDKVersion: boot().baseLibrary,
    env: { clientName: 'ap', clientEnv: 'prod', language: boot().language },
  }
  for (const table of [ui, device, storage, routeApis]) {
    for (const [name, run] of Object.entries(table)) api[name] = asyncApi(name, run)
  }
  for (const [name, run] of Object.entries(syncStorage)) api[name] = syncApi(name, run)
  for (const table of [sharedSync(), quiet]) {
    for (const [name, run] of Object.entries(table)) api[name] = syncApi(name, run, false)
  }
  // Taro asks about `appear` before it uses that event.
  api.canIUse = (what: string) => (what.split('.')[0] ?? '') in api
  return api
}
