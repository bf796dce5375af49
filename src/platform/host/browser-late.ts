import type { System } from '../../shared/host'

/** Browsers only: one file to load for all that few pages ask of the host. */
export { keepPicture, keepTable } from '../errands/keep-picture'
export { leaveFor } from '../leave'
export { locate } from '../locate'

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
