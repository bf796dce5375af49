import Taro from '@tarojs/taro'
import type { ChooseMedia, MediaKind } from '../../shared/host'
import type { LocalFile } from '../../shared/transport'
import { privateFailure } from '../answers'
import { countOf, isCancelled, nameOf } from './choosing'

const SCALES = ['1:1', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9'] as const
const shapeOf = (scale: string): number => {
  const [width = 1, height = 1] = scale.split(':').map(Number)
  return width / height
}

/** Bytes of a file of this device. */
const sizeOf = (filePath: string): Promise<number> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath,
      success: (info) => resolve('size' in info ? info.size : 0),
      fail: reject,
    })
  })

/** WeChat's own cutter. Who closes it keeps the whole picture, and so does a desktop, which has none. */
async function cut(file: LocalFile, shape: number): Promise<LocalFile> {
  const far = (scale: string) => Math.abs(Math.log(shapeOf(scale) / shape))
  const cropScale = SCALES.reduce((best, scale) => (far(scale) < far(best) ? scale : best))
  try {
    const { tempFilePath } = await Taro.cropImage({ src: file.path, cropScale })
    // A limit is about what is sent. Unread, the whole one's size is the most that it can be.
    const size = await sizeOf(tempFilePath).catch(() => file.size)
    return { path: tempFilePath, name: nameOf(tempFilePath), size }
  } catch {
    return file
  }
}

async function images(count: number, shape?: number): Promise<readonly LocalFile[]> {
  const { tempFiles } = await Taro.chooseMedia({
    count,
    mediaType: ['image'],
    sizeType: ['compressed'],
    sourceType: ['album', 'camera'],
  })
  const chosen = tempFiles.map(({ tempFilePath, size }) => ({
    path: tempFilePath,
    name: nameOf(tempFilePath),
    size,
  }))
  if (!shape) return chosen
  const framed: LocalFile[] = []
  // It takes the screen: one after the other.
  for (const file of chosen) framed.push(await cut(file, shape))
  return framed
}

/** WeChat has files in conversations only. */
async function files(count: number): Promise<readonly LocalFile[]> {
  const { tempFiles } = await Taro.chooseMessageFile({ count, type: 'file' })
  return tempFiles.map(({ path, name, size }) => ({ path, name, size }))
}

const choosers: Record<
  MediaKind,
  (count: number, shape?: number) => Promise<readonly LocalFile[]>
> = {
  image: images,
  file: files,
}

export const chooseMedia: ChooseMedia = async (kind, count, shape) => {
  try {
    return await choosers[kind](countOf(kind, count), shape)
  } catch (cause) {
    if (isCancelled(cause)) return []
    throw privateFailure('platform.media.refused', cause)
  }
}
