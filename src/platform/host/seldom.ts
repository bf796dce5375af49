import Taro from '@tarojs/taro'
import { HostError, PrivacyRefusedError } from '../../errors'
import type { HeaderRoom, KeepPicture, KeepTable, Locate, ScanByHost } from '../../shared/host'
import type { AskSubscriptions, SeldomPort, SubscriptionAnswer } from '../../shared/host-port'
import { isPrivacyRefusal, privateFailure, says } from '../answers'
import { useShareCard } from '../share/offer'

declare const wx: {
  requestSubscribeMessage?(options: {
    tmplIds: string[]
    success: (said: Readonly<Record<string, string>>) => void
    fail: (cause?: { errCode?: number }) => void
  }): void
}

declare const my: {
  saveImage(options: object): void
  requestSubscribeMessage?(options: {
    entityIds: string[]
    success: (said?: { result?: { subscribedEntityIds?: readonly string[] } }) => void
    fail: (cause?: { error?: number | string }) => void
  }): void
}

/** Where a phone does not say how high its title is, or where its buttons are, px. */
const USUAL = { title: 44, buttons: 95 } as const

function headerRoom(): HeaderRoom {
  const { statusBarHeight: statusBar = 20, windowWidth, ...info } = Taro.getSystemInfoSync()
  if (process.env.TARO_ENV === 'alipay') {
    const { titleBarHeight = USUAL.title } = info as { titleBarHeight?: number }
    return { statusBar, height: statusBar + titleBarHeight, right: 0 }
  }
  const { top, bottom, left } = Taro.getMenuButtonBoundingClientRect()
  // WeChat's title has its buttons in its middle; asked too early, it says 0 of all of them.
  return bottom > 0
    ? { statusBar, height: bottom + top - statusBar, right: windowWidth - left }
    : { statusBar, height: statusBar + USUAL.title, right: USUAL.buttons }
}

/** WeChat says `cancel`; Alipay's scanner 10, where its album says 11. */
const isClosed = (cause: unknown) => says(cause, /cancel|取消/i, 10)

const scan: ScanByHost = async () => {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
    return result || undefined
  } catch (cause) {
    if (isClosed(cause)) return undefined
    throw new HostError('platform.scan.failed', cause)
  }
}

const FILM = /\.mp4($|\?)/i
const OK = 200
/** WeChat says `auth deny`; Alipay 15 for the phone's switch, 2001 for its own. */
const isAlbumClosed = (cause: unknown) => says(cause, /auth|deny|denied|拒绝|权限/i, 15, 2001)

/** Alipay has no other name for it that its older clients know. */
const saveImage = (filePath: string): Promise<unknown> =>
  process.env.TARO_ENV === 'alipay'
    ? new Promise((success, fail) => my.saveImage({ url: filePath, success, fail }))
    : Taro.saveImageToPhotosAlbum({ filePath })

async function fetchFile(url: string): Promise<string> {
  try {
    // Alipay names no status.
    const { statusCode = OK, tempFilePath } = await Taro.downloadFile({ url })
    if (statusCode === OK) return tempFilePath
  } catch (cause) {
    throw new HostError('platform.media.notSaved', cause)
  }
  throw new HostError('platform.media.notSaved')
}

/**
 * Into the album. What a phone's album does not take, such as an SVG, the host's own viewer shows: a long press there
 * keeps it.
 */
const keepPicture: KeepPicture = async (url) => {
  const isFilm = FILM.test(url)
  const filePath = await fetchFile(url)
  try {
    await (isFilm ? Taro.saveVideoToPhotosAlbum({ filePath }) : saveImage(filePath))
    return 'saved'
  } catch (cause) {
    if (says(cause, /cancel|取消/i)) return 'shown'
    if (isPrivacyRefusal(cause)) throw new PrivacyRefusedError(cause)
    if (isAlbumClosed(cause)) return 'refused'
    if (isFilm) throw new HostError('platform.media.notSaved', cause)
  }
  try {
    await Taro.previewImage({ urls: [url], current: url })
    return 'shown'
  } catch (cause) {
    throw new HostError('platform.media.notSaved', cause)
  }
}

/** A mini-program has no file to hand on: nothing is kept. */
const keepTable: KeepTable = async () => false

/** Degrees as on Chinese maps. Alipay's always are; its 0 asks for them alone. */
const coordinates = () => (process.env.TARO_ENV === 'alipay' ? 0 : 'gcj02')

/** WeChat says `auth deny` or `authorize:fail`; Alipay 11 for the phone's switch, 2001 for its own. */
const isPlaceRefused = (cause: unknown) => says(cause, /auth|deny|denied|拒绝/i, 11, 2001)

const locate: Locate = async () => {
  try {
    // Alipay answers with texts.
    const { latitude, longitude } = await Taro.getLocation({
      type: coordinates() as unknown as 'gcj02',
    })
    return { latitude: Number(latitude), longitude: Number(longitude) }
  } catch (cause) {
    throw privateFailure(`platform.location.${isPlaceRefused(cause) ? 'refused' : 'failed'}`, cause)
  }
}

type Answers = Awaited<ReturnType<AskSubscriptions>>

/** WeChat's: all messages are off in its settings. */
const MAIN_SWITCH_OFF = 20004
/** Alipay's: the sheet was closed. */
const SHEET_CLOSED = 11

const ANSWERS: readonly string[] = ['accept', 'reject', 'ban'] satisfies SubscriptionAnswer[]

const all = (ids: readonly string[], answer: (id: string) => string | undefined): Answers =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const said = answer(id) ?? ''
      return ANSWERS.includes(said) ? [[id, said as SubscriptionAnswer]] : []
    }),
  )

const askWechat: AskSubscriptions = (ids) =>
  new Promise((resolve) => {
    if (!wx.requestSubscribeMessage) return resolve({})
    wx.requestSubscribeMessage({
      tmplIds: [...ids],
      // A template that WeChat filtered, since another has its title, was not asked about.
      success: (said) => resolve(all(ids, (id) => said[id])),
      fail: (cause) =>
        resolve(all(ids, () => (cause?.errCode === MAIN_SWITCH_OFF ? 'ban' : undefined))),
    })
  })

const askAlipay: AskSubscriptions = (ids) =>
  new Promise((resolve) => {
    if (!my.requestSubscribeMessage) return resolve({})
    my.requestSubscribeMessage({
      entityIds: [...ids],
      // Alipay names those that are subscribed to by now; the others were left out.
      success: (said) => {
        const taken = said?.result?.subscribedEntityIds ?? []
        resolve(all(ids, (id) => (taken.includes(id) ? 'accept' : 'reject')))
      },
      fail: (cause) =>
        resolve(all(ids, () => (Number(cause?.error) === SHEET_CLOSED ? 'reject' : undefined))),
    })
  })

/** Of this host. One that is too old to ask answers nothing. */
const askSubscriptions: AskSubscriptions = (ids) =>
  (process.env.TARO_ENV === 'alipay' ? askAlipay(ids) : askWechat(ids)).catch(() => ({}))

async function readCopied(): Promise<string> {
  try {
    return String((await Taro.getClipboardData()).data ?? '')
  } catch (cause) {
    throw privateFailure('error.unexpected', cause)
  }
}

/** Of a mini-program, which has a scanner of its own and no browser to leave in. */
export const seldom: SeldomPort = {
  headerRoom,
  keepPicture,
  readCopied,
  openSettings: () => Taro.openSetting().catch(() => undefined),
  keepTable,
  whichSystem: async () => (process.env.TARO_ENV === 'alipay' ? 'alipay' : 'weapp'),
  locate,
  openOutside: async () => false,
  scan,
  canScanPictures: async () => false,
  scanPicture: async () => ({ outcome: 'closed' }),
  useShareCard,
  askSubscriptions,
}
