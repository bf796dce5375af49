import { AppError, HostError, RequestCancelledError } from '../../../errors'
import { uploadFile } from '../../../http/upload-file'
import { chooseMedia } from '../../../platform/media'
import type { LocalFile } from '../../../shared/transport'

/** Lets the user choose pictures; empty when they choose none. @throws AppError when the host refuses. */
export const choosePictures = (count: number): Promise<readonly LocalFile[]> =>
  chooseMedia('image', count)

interface Sending {
  /** Of this picture, 0 to 1. */
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a picture and answers with its address, a path on the main host.
 *
 * @throws HostError 上传失败 (client spec §8), or what the server said; RequestCancelledError when stopped.
 */
export async function sendPicture(
  file: LocalFile,
  { onProgress, signal }: Sending,
): Promise<string> {
  try {
    const { url } = await uploadFile({ body: { file } }, { quiet: true, onProgress, signal })
    return url
  } catch (error) {
    if (signal.aborted || error instanceof RequestCancelledError) throw error
    if (error instanceof AppError && error.serverMessage !== '') throw error
    throw new HostError('actions.upload.failed', error)
  }
}
