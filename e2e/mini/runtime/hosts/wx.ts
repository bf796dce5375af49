import { type AsyncApi, asyncApi, type SyncApi, syncApi } from '../api'
import { fromBase64, toBase64, utf8 } from '../apis/network'
import { networkType } from '../apis/network-status'
import { payWithWechat, proof } from '../apis/payments'
import { changeBar, routeApis } from '../apis/routes'
import { sharedSync } from '../apis/shared'
import { PLACE, systemInfo } from '../apis/system'
import { downloadFile, request, uploadFile } from '../apis/wx-network'
import { ask, HostFailure, scanned, subscribing } from '../bridge'
import { chooseFile, displayUrl, knownFile } from '../files'
import { connectSocket } from '../limits/sockets'
import { noteTap } from '../limits/taps'
import { recordSyncRead } from '../limits/usage'
import { onNeedPrivacy, privacyNeeded, whenPrivacyAgreed } from '../privacy'
import { hideToast, showActionSheet, showModal, showToast } from '../shell/dialogs'
import { clearItems, hasItem, readItem, removeItem, storageInfo, writeItem } from '../storage'

/** Milliseconds a toast stays when nothing else is asked. */
const TOAST = 1500

let clipboard = ''

/** The album takes files of the phone, never an address. */
const intoAlbum: AsyncApi = ({ filePath }) => {
  if (!knownFile(String(filePath))) throw new HostFailure('file not exist')
}

const ui: Record<string, AsyncApi> = {
  showToast: ({ title, duration, mask, icon }) =>
    showToast(String(title ?? ''), {
      duration: Number(duration ?? TOAST),
      mask: Boolean(mask),
      loading: icon === 'loading',
    }),
  hideToast: () => hideToast(),
  showLoading: ({ title, mask }) =>
    showToast(String(title ?? ''), { duration: 0, mask: Boolean(mask), loading: true }),
  hideLoading: () => hideToast(),
  showModal: async (options) => {
    const { confirm, input } = await showModal({
      title: String(options.title ?? ''),
      content: String(options.content ?? ''),
      confirmText: String(options.confirmText ?? '确定'),
      cancelText: options.showCancel === false ? undefined : String(options.cancelText ?? '取消'),
      editable: Boolean(options.editable),
      placeholder: String(options.placeholderText ?? ''),
    })
    return { confirm, cancel: !confirm, content: options.editable && confirm ? input : null }
  },
  showActionSheet: async ({ itemList, alertText }) => {
    const tapIndex = await showActionSheet(itemList as string[], String(alertText ?? ''), '取消')
    if (tapIndex < 0) throw new HostFailure('cancel')
    return { tapIndex }
  },
  setNavigationBarTitle: ({ title }) => changeBar({ title: String(title) }),
  setNavigationBarColor: ({ frontColor, backgroundColor }) =>
    changeBar({ color: String(frontColor), background: String(backgroundColor) }),
  hideHomeButton: () => changeBar({ homeHidden: true }),
  setBackgroundColor: () => undefined,
  setBackgroundTextStyle: () => undefined,
}

const device: Record<string, AsyncApi> = {
  login: () => proof('/pay/wechat/login'),
  checkSession: () => undefined,
  // A message may be subscribed to after a payment, as after a tap.
  requestPayment: (options) => payWithWechat(options).finally(noteTap),
  getSystemInfo: () => systemInfo(),
  getSystemInfoAsync: () => systemInfo(),
  getNetworkType: networkType,
  getSetting: () => ({ authSetting: {} }),
  openSetting: () => ({ authSetting: {} }),
  authorize: () => undefined,
  getLocation: async () => {
    await whenPrivacyAgreed('getLocation')
    return PLACE
  },
  getUserProfile: () => ({ userInfo: { nickName: '微信用户', avatarUrl: '' } }),
  requestSubscribeMessage: ({ tmplIds }) => {
    const answer = subscribing()
    if (answer === 'silent') return new Promise(() => {})
    if (answer === 'off')
      throw new HostFailure('The main switch is switched off', 20_004, { errCode: 20_004 })
    return Object.fromEntries((tmplIds as string[]).map((id) => [id, answer]))
  },
  getPrivacySetting: () => ({
    needAuthorization: privacyNeeded(),
    privacyContractName: '《隐私保护指引》',
  }),
  requirePrivacyAuthorize: () => whenPrivacyAgreed('requirePrivacyAuthorize'),
  openPrivacyContract: () => undefined,
  chooseImage: async () => {
    await whenPrivacyAgreed('chooseImage')
    const { path, size } = await chooseFile()
    return { tempFilePaths: [path], tempFiles: [{ path, size }] }
  },
  chooseMedia: async () => {
    await whenPrivacyAgreed('chooseMedia')
    const { path, size } = await chooseFile()
    return { type: 'image', tempFiles: [{ tempFilePath: path, size, fileType: 'image' }] }
  },
  chooseMessageFile: async () => {
    const { path, size } = await chooseFile()
    return { tempFiles: [{ path, size, name: 'paper.pdf', type: 'file', time: 0 }] }
  },
  compressImage: ({ src }) => ({ tempFilePath: src }),
  cropImage: ({ src }) => ({ tempFilePath: src }),
  getImageInfo: async ({ src }) => {
    const picture = new Image()
    picture.src = displayUrl(String(src))
    await picture.decode().catch(() => {
      throw new HostFailure('image not found')
    })
    const { naturalWidth: width, naturalHeight: height } = picture
    return { width, height, path: src, type: 'png', orientation: 'up' }
  },
  previewImage: () => undefined,
  setClipboardData: async ({ data }) => {
    await whenPrivacyAgreed('setClipboardData')
    clipboard = String(data)
    showToast('内容已复制', { duration: TOAST, mask: false })
  },
  getClipboardData: async () => {
    await whenPrivacyAgreed('getClipboardData')
    return { data: clipboard }
  },
  makePhoneCall: () => undefined,
  openLocation: () => undefined,
  scanCode: () => {
    const result = scanned()
    if (result === undefined) throw new HostFailure('cancel')
    return { result, scanType: 'QR_CODE' }
  },
  // Without one of its strengths WeChat refuses.
  vibrateShort: ({ type }) => {
    if (!['light', 'medium', 'heavy'].includes(String(type)))
      throw new HostFailure('style is not supported')
  },
  vibrateLong: () => undefined,
  setKeepScreenOn: () => undefined,
  navigateToMiniProgram: () => undefined,
  openCustomerServiceChat: () => undefined,
  loadFontFace: () => ({ status: 'loaded' }),
  showShareMenu: () => undefined,
  hideShareMenu: () => undefined,
  saveImageToPhotosAlbum: intoAlbum,
  saveVideoToPhotosAlbum: intoAlbum,
  getRandomValues: ({ length }) => ({ randomValues: randomBytes(Number(length)).buffer }),
}

const storage: Record<string, AsyncApi> = {
  getStorage: ({ key }) => {
    if (!hasItem(String(key))) throw new HostFailure('data not found')
    return { data: readItem(String(key)) }
  },
  setStorage: ({ key, data }) => writeItem(String(key), data, 'async'),
  removeStorage: ({ key }) => removeItem(String(key), 'async'),
  clearStorage: () => clearItems('async'),
  getStorageInfo: () => storageInfo(),
}

const syncStorage: Record<string, SyncApi> = {
  setStorageSync: (key: string, data: unknown) => writeItem(key, data, 'sync'),
  removeStorageSync: (key: string) => removeItem(key, 'sync'),
  clearStorageSync: () => clearItems('sync'),
}

/** Synchronous functions that are not worth a place in the list of calls. */
const quiet: Record<string, SyncApi> = {
  getStorageSync: (key: string) => {
    recordSyncRead()
    return hasItem(key) ? readItem(key) : ''
  },
  getStorageInfoSync: storageInfo,
  getAccountInfoSync: () => ({
    miniProgram: { appId: 'wx0000000000000000', envVersion: 'develop', version: '' },
  }),
  getSystemSetting: () => ({ bluetoothEnabled: true, locationEnabled: true, wifiEnabled: true }),
  getAppAuthorizeSetting: () => ({ locationAuthorized: 'authorized' }),
  onNeedPrivacyAuthorization: onNeedPrivacy,
  arrayBufferToBase64: toBase64,
  base64ToArrayBuffer: fromBase64,
  reportEvent: () => undefined,
  getFileSystemManager: () => ({
    getFileInfo: asyncApi('getFileInfo', async ({ filePath }) => ({
      size: fromBase64(await contentsOf(String(filePath))).byteLength,
    })),
    readFile: asyncApi('readFile', async ({ filePath, encoding }) => {
      const data = await contentsOf(String(filePath))
      if (encoding === 'base64') return { data }
      return { data: encoding ? utf8(data) : fromBase64(data) }
    }),
  }),
}

/** What is in a file, in base64. */
const contentsOf = async (path: string): Promise<string> =>
  knownFile(path)?.dataUrl.split(',')[1] ?? (await ask<string>('readFile', { path }))

/** The `wx` object. A function that is missing here is missing to the bundle too. */
export function wxApi(): Record<string, unknown> {
  const api: Record<string, unknown> = {
    request,
    uploadFile,
    downloadFile,
    connectSocket,
    env: { USER_DATA_PATH: 'http://usr' },
  }
  for (const table of [ui, device, storage, routeApis]) {
    for (const [name, run] of Object.entries(table)) api[name] = asyncApi(name, run)
  }
  for (const [name, run] of Object.entries(syncStorage)) api[name] = syncApi(name, run)
  for (const table of [sharedSync(), quiet]) {
    for (const [name, run] of Object.entries(table)) api[name] = syncApi(name, run, false)
  }
  api.canIUse = (what: string) => known(api, what)
  return api
}

/** The browser gives 64 KB at a time. */
function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  for (let from = 0; from < length; from += 65_536) {
    crypto.getRandomValues(bytes.subarray(from, from + 65_536))
  }
  return bytes
}

function known(api: Record<string, unknown>, what: string): boolean {
  const name = what.split('.')[0] ?? ''
  return name in api || /^[a-z]+(-[a-z]+)*$/.test(name)
}
