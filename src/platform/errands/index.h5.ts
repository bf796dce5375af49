import { HostError } from '../../errors'
import type { KeepPicture, Reveal, ShowPlace } from '../../shared/host'
import { encodePart } from '../../shared/url'

/**
 * Opens the dialler with a number. A browser never says whether it could: nothing is thrown.
 */
export async function callPhone(phone: string): Promise<void> {
  window.location.assign(`tel:${phone.replace(/[^\d+]/g, '')}`)
}

interface Connection {
  readonly type?: string
  readonly saveData?: boolean
}

/** True when the device is on wifi or a cable; false as well when the browser does not tell, as most do not. */
export async function isOnWifi(): Promise<boolean> {
  const { connection } = window.navigator as { connection?: Connection }
  return connection?.saveData !== true && /^(wifi|ethernet)$/.test(connection?.type ?? '')
}

/** Amap's address for a marker: the app where it is installed, else its page. */
export const showPlace: ShowPlace = async ({ latitude, longitude, name }) => {
  window.location.assign(
    `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodePart(name)}&coordinate=gaode&callnative=1`,
  )
}

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
    throw new HostError('team.invite.notSaved', cause)
  }
}

const CONTROLS = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled])'

/** Scrolls there and focuses the first control inside. Pages below keep theirs: the newest counts. */
export const reveal: Reveal = (id) => {
  const found = document.querySelectorAll(`[id="${id}"]`)
  const element = found[found.length - 1]
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  element.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true })
}

/** Whether the browser's tab is behind another one. */
export const isHidden = (): boolean => document.hidden
