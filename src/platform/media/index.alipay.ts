import Taro from '@tarojs/taro'
import { HostError, UnsupportedError } from '../../errors'
import type { ChooseMedia } from '../../shared/host'
import { countOf, isCancelled, nameOf } from './choosing'

/** Alipay has pictures and no other files. */
export const chooseMedia: ChooseMedia = async (kind, count) => {
  if (kind === 'file') throw new UnsupportedError('upload')
  try {
    const { tempFilePaths, tempFiles } = await Taro.chooseImage({
      count: countOf(kind, count),
      sizeType: ['compressed'],
      sourceType: ['album', 'camera'],
    })
    return tempFilePaths.map((path, i) => ({
      path,
      name: nameOf(path),
      size: tempFiles?.[i]?.size ?? 0,
    }))
  } catch (cause) {
    if (isCancelled(cause)) return []
    throw new HostError('platform.media.refused', cause)
  }
}
