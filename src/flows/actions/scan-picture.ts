import { canReadCodes, readCode, takePicture } from '../../platform/scan/picture'

/** Whether this browser reads codes by itself. */
export const canScanPictures = (): Promise<boolean> => canReadCodes()

export type PictureScan =
  | { readonly outcome: 'code'; readonly text: string }
  /** The picture has no code that can be read. */
  | { readonly outcome: 'none' }
  | { readonly outcome: 'closed' }

/** Reads the code of a picture the user takes or chooses. Browsers only. */
export async function scanPicture(from: 'camera' | 'album'): Promise<PictureScan> {
  const picture = await takePicture(from)
  if (!picture) return { outcome: 'closed' }
  const text = await readCode(picture)
  return text === undefined ? { outcome: 'none' } : { outcome: 'code', text }
}
