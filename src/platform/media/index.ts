import Taro from '@tarojs/taro'
import type { ChooseMedia, MediaKind } from '../../shared/host'
import type { LocalFile } from '../../shared/transport'
import { privateFailure } from '../answers'
import { countOf, isCancelled, nameOf } from './choosing'

async function images(count: number): Promise<readonly LocalFile[]> {
  const { tempFiles } = await Taro.chooseMedia({
    count,
    mediaType: ['image'],
    sizeType: ['compressed'],
    sourceType: ['album', 'camera'],
  })
  return tempFiles.map(({ tempFilePath, size }) => ({
    path: tempFilePath,
    name: nameOf(tempFilePath),
    size,
  }))
}

/** WeChat has files in conversations only. */
async function files(count: number): Promise<readonly LocalFile[]> {
  const { tempFiles } = await Taro.chooseMessageFile({ count, type: 'file' })
  return tempFiles.map(({ path, name, size }) => ({ path, name, size }))
}

const choosers: Record<MediaKind, (count: number) => Promise<readonly LocalFile[]>> = {
  image: images,
  file: files,
}

export const chooseMedia: ChooseMedia = async (kind, count) => {
  try {
    return await choosers[kind](countOf(kind, count))
  } catch (cause) {
    if (isCancelled(cause)) return []
    throw privateFailure('platform.media.refused', cause)
  }
}
