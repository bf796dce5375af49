import Taro from '@tarojs/taro'
import { HostError } from '../../errors'
import type { KeepPicture, KeepTable } from '../../shared/host'

/** The host's own viewer: a long press there keeps the picture, hands it on or reads its code. */
export const keepPicture: KeepPicture = async (url) => {
  try {
    await Taro.previewImage({ urls: [url], current: url })
    return 'shown'
  } catch (cause) {
    throw new HostError('platform.media.notSaved', cause)
  }
}

/** A mini-program has no file to hand on: nothing is kept. */
export const keepTable: KeepTable = async () => false
