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
