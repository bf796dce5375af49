import { HostError } from '../../errors'
import type { KeepPicture } from '../../shared/host'

const load = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    // Without it a picture of another origin could be drawn and not read.
    image.crossOrigin = 'anonymous'
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(`no picture at ${url}`))
    image.src = url
  })

/** As PNG, whatever it was: galleries of phones show no SVG. */
const toPng = (image: HTMLImageElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('nothing drawn'))),
      'image/png',
    )
  })

/** Downloads the picture. WeChat's browser downloads nothing: there a long press on it is the way. */
export const keepPicture: KeepPicture = async (url, name) => {
  try {
    const address = URL.createObjectURL(await toPng(await load(url)))
    const link = document.createElement('a')
    link.href = address
    link.download = `${name}.png`
    link.click()
    // The browser has taken it by then; the address would keep the picture in memory.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    return 'saved'
  } catch (cause) {
    throw new HostError('platform.media.notSaved', cause)
  }
}
