import { AppError, HostError } from '../../errors'
import { uploadFile } from '../../http/upload-file'
import { chooseMedia } from '../../platform/media'
import type { LocalFile } from '../../shared/transport'
import type { FormFile } from './rules/types'

/** Lets the user choose pictures or files; empty when they choose none. @throws AppError when the host refuses. */
export const chooseUploads = (
  kind: 'image' | 'file',
  count: number,
): Promise<readonly LocalFile[]> => chooseMedia(kind, count)

/**
 * Sends one file and answers with where it lies on the server.
 *
 * @throws HostError 上传失败 (client spec §8), or what the server said.
 */
export async function sendUpload(
  file: LocalFile,
  onProgress: (fraction: number) => void,
): Promise<FormFile> {
  try {
    const { url } = await uploadFile({ body: { file } }, { quiet: true, onProgress })
    // Mini-programs send a temporary name: people know the file by the one they chose.
    return { url, name: file.name }
  } catch (error) {
    if (error instanceof AppError && error.serverMessage !== '') throw error
    throw new HostError('settings.avatar.uploadFailed', error)
  }
}
