import { type AsyncApi, asyncApi, type SyncApi, syncApi } from '../api'
import { downloadFile, request, uploadFile } from '../apis/my-network'
import { fromBase64, toBase64 } from '../apis/network'
import { payWithAlipay, proof } from '../apis/payments'
import { changeBar, routeApis } from '../apis/routes'
import { sharedSync } from '../apis/shared'
import { PLACE, systemInfo } from '../apis/system'
import { boot } from '../boot'
import { HostFailure } from '../bridge'
import { chooseFile, displayUrl } from '../files'
import { hideToast, showActionSheet, showModal, showToast } from '../shell/dialogs'
import { clearItems, readItem, removeItem, storageInfo, writeItem } from '../storage'

/** Milliseconds a toast stays when nothing else is asked. */
const TOAST = 2000

let clipboard = ''

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
    return { success: true }
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
  showActionSheet: async ({ items, title, cancelButtonText }) => ({
    index: await showActionSheet(
      items as string[],
      String(title ?? ''),
      String(cancelButtonText ?? '取消'),
    ),
  }),
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
  getPhoneNumber: async () => ({ response: JSON.stringify(await proof('/pay/alipay/phone')) }),
  tradePay: payWithAlipay,
  getSystemInfo: () => systemInfo(),
  getNetworkType: () => ({ networkAvailable: true, networkType: 'WIFI' }),
  getSetting: () => ({ authSetting: {} }),
  openSetting: () => ({ authSetting: {} }),
  getOpenUserInfo: () => ({
    response: JSON.stringify({ response: { code: '10000', nickName: '支付宝用户', avatar: '' } }),
  }),
  getLocation: () => ({
    ...PLACE,
    latitude: String(PLACE.latitude),
    longitude: String(PLACE.longitude),
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
    throw new HostFailure('用户取消', 10)
  },
  vibrate: () => undefined,
  vibrateShort: () => undefined,
  vibrateLong: () => undefined,
  setKeepScreenOn: () => undefined,
  navigateToMiniProgram: () => undefined,
  loadFontFace: () => ({ status: 'loaded' }),
  hideShareMenu: () => undefined,
  saveImage: () => undefined,
  getServerTime: () => ({ time: Date.now() }),
}

const storage: Record<string, AsyncApi> = {
  getStorage: ({ key }) => ({ data: readItem(String(key)) ?? null }),
  setStorage: ({ key, data }) => writeItem(String(key), data),
  removeStorage: ({ key }) => removeItem(String(key)),
  clearStorage: () => clearItems(),
  getStorageInfo: () => storageInfo(),
}

interface Keyed {
  key: string
  data?: unknown
}

const syncStorage: Record<string, SyncApi> = {
  setStorageSync: ({ key, data }: Keyed) => {
    writeItem(key, data)
    return { success: true }
  },
  removeStorageSync: ({ key }: Keyed) => {
    removeItem(key)
    return { success: true }
  },
  clearStorageSync: () => {
    clearItems()
    return { success: true }
  },
}

/** Synchronous functions that are not worth a place in the list of calls. */
const quiet: Record<string, SyncApi> = {
  getStorageSync: ({ key }: Keyed) => ({ data: readItem(key) ?? null, success: true }),
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
    SDKVersion: '2.9.0',
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
