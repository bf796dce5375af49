import { HostError, UnsupportedError } from '../../errors'
import type { KeepPicture, KeepTable, ScanByHost, System } from '../../shared/host'
import { hasShell } from '../browser/ready'
import { leaveFor } from '../leave'

/** Browsers only: one file to load for all that few pages ask of the host. */
export { locate } from '../locate'

/** Leaves the app for an address. @throws NavigationError for one that is not to be trusted. */
export function openOutside(url: string): boolean {
  leaveFor(url)
  return true
}

/** The native app, if it is around this page and knows the message. */
const shellThatCan = async (message: 'scan' | 'update') =>
  hasShell() ? (await import('../native-shell/shell')).shellThatCan(message) : undefined

/** By the native app's scanner. @throws UnsupportedError without one; HostError when it fails. */
export const scan: ScanByHost = async () => {
  const shell = await shellThatCan('scan')
  if (!shell) throw new UnsupportedError('scan')
  try {
    return (await shell.ask('scan', {})) || undefined
  } catch (cause) {
    throw new HostError('platform.scan.failed', cause)
  }
}

/** What has the native app bring its own newest version; undefined where nothing does. */
export async function updater(): Promise<(() => Promise<unknown>) | undefined> {
  const shell = await shellThatCan('update')
  return shell && (() => shell.ask('update', {}))
}

const SYSTEMS: readonly (readonly [System, RegExp])[] = [
  ['weapp', /MicroMessenger/i],
  ['alipay', /AlipayClient/i],
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/i],
]

/** By what the browser calls itself; a tablet of Apple calls itself a Mac, which has no touch. */
export function whichSystem(): System {
  const { userAgent, maxTouchPoints } = window.navigator
  const named = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (named) return named
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop'
}

/** Browsers only. Chrome on phones reads codes by itself; others have nothing of the kind. */
interface Detector {
  detect(picture: Blob): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorOfBrowser {
  new (): Detector
  getSupportedFormats?(): Promise<readonly string[]>
}

const detectorOf = () =>
  (window as unknown as { BarcodeDetector?: DetectorOfBrowser }).BarcodeDetector

/** Whether this browser reads QR codes. */
export async function canReadCodes(): Promise<boolean> {
  try {
    const formats = (await detectorOf()?.getSupportedFormats?.()) ?? []
    return formats.includes('qr_code')
  } catch {
    return false
  }
}

/** The first code of a picture; undefined when there is none, or nothing to read it with. */
export async function readCode(picture: Blob): Promise<string | undefined> {
  const OwnDetector = detectorOf()
  if (!OwnDetector) return undefined
  const [code] = await new OwnDetector().detect(picture).catch(() => [])
  return code?.rawValue || undefined
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

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then; the address would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

const FILM = /\.mp4($|\?)/i

async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  return answer.blob()
}

/** Downloads it. WeChat's browser downloads nothing: there a long press on a picture is the way. */
export const keepPicture: KeepPicture = async (url, name) => {
  try {
    if (FILM.test(url)) download(await fetchFile(url), `${name}.mp4`)
    else download(await toPng(await load(url)), `${name}.png`)
    return 'saved'
  } catch (cause) {
    throw new HostError('platform.media.notSaved', cause)
  }
}

/** Browsers inside these apps download nothing, and do not say so. */
const NO_DOWNLOADS = /MicroMessenger|AlipayClient/i

/** Downloads the table. Without the mark at its start Excel reads Chinese as something else. */
export const keepTable: KeepTable = async (text, name) => {
  if (NO_DOWNLOADS.test(window.navigator.userAgent)) return false
  download(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
  return true
}
