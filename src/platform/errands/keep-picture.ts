import Taro from '@tarojs/taro'
import { HostError, PrivacyRefusedError } from '../../errors'
import type { KeepPicture, KeepTable } from '../../shared/host'
import { isPrivacyRefusal, says } from '../answers'

declare const my: { saveImage(options: object): void }

const FILM = /\.mp4($|\?)/i
const OK = 200
/** WeChat says `auth deny`; Alipay 15 for the phone's switch, 2001 for its own. */
const isRefused = (cause: unknown) => says(cause, /auth|deny|denied|拒绝|权限/i, 15, 2001)

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
export const keepPicture: KeepPicture = async (url) => {
  const isFilm = FILM.test(url)
  const filePath = await fetchFile(url)
  try {
    await (isFilm ? Taro.saveVideoToPhotosAlbum({ filePath }) : saveImage(filePath))
    return 'saved'
  } catch (cause) {
    if (says(cause, /cancel|取消/i)) return 'shown'
    if (isPrivacyRefusal(cause)) throw new PrivacyRefusedError(cause)
    if (isRefused(cause)) return 'refused'
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
export const keepTable: KeepTable = async () => false
