import { HostError, UnsupportedError } from '../../errors'
import type {
  KeepPicture,
  KeepTable,
  Locate,
  Position,
  ScanByHost,
  System,
} from '../../shared/host'
import { hasShell } from '../browser/ready'
import { leaveFor } from '../leave'

/* Browsers only: one file to load for all that few pages ask of the host. */

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

/** Krasovsky 1940: half axis in metres, and eccentricity squared. */
const AXIS = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943

const radians = (degrees: number) => (degrees * Math.PI) / 180
const wave = (value: number, divisor: number) => Math.sin((value / divisor) * Math.PI)
const ripples = (value: number) => ((wave(value, 1 / 6) * 20 + wave(value, 1 / 2) * 20) * 2) / 3

function northward(x: number, y: number): number {
  const flat = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x))
  const bands = wave(y, 1) * 20 + wave(y, 3) * 40
  const swell = wave(y, 12) * 160 + wave(y, 30) * 320
  return flat + ripples(x) + ((bands + swell) * 2) / 3
}

function eastward(x: number, y: number): number {
  const flat = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x))
  const bands = wave(x, 1) * 20 + wave(x, 3) * 40
  const swell = wave(x, 12) * 150 + wave(x, 30) * 300
  return flat + ripples(x) + ((bands + swell) * 2) / 3
}

/** Roughly: only there do maps differ from satellites. */
const isInChina = ({ latitude, longitude }: Position) =>
  longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271

/** A satellite's position (WGS-84) as Chinese maps write it (GCJ-02); up to half a kilometre apart. */
export function toGcj02({ latitude, longitude }: Position): Position {
  if (!isInChina({ latitude, longitude })) return { latitude, longitude }
  const [x, y] = [longitude - 105, latitude - 35]
  const sine = Math.sin(radians(latitude))
  const magic = 1 - ECCENTRICITY * sine * sine
  const root = Math.sqrt(magic)
  const north = (AXIS * (1 - ECCENTRICITY)) / (magic * root)
  const east = (AXIS / root) * Math.cos(radians(latitude))
  return {
    latitude: latitude + northward(x, y) / radians(north),
    longitude: longitude + eastward(x, y) / radians(east),
  }
}

/** Of a GeolocationPositionError. */
const PERMISSION_DENIED = 1
/** Long enough for a phone indoors, ms. */
const LIMIT = 10_000
/** One that is a minute old still tells which shop is nearer. */
const MAX_AGE = 60_000

/** The browser's position, which is WGS-84 everywhere, moved to where Chinese maps have it. */
export const locate: Locate = () =>
  new Promise((resolve, reject) => {
    const { geolocation } = window.navigator as { readonly geolocation?: Geolocation }
    if (!geolocation) return reject(new UnsupportedError('location'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(toGcj02(coords)),
      (cause) => {
        const problem = cause.code === PERMISSION_DENIED ? 'refused' : 'failed'
        reject(new HostError(`platform.location.${problem}`, cause))
      },
      { timeout: LIMIT, maximumAge: MAX_AGE },
    )
  })
