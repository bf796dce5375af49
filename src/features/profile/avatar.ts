import type { Services } from '../../engine/services'
import { AppError, HostError } from '../../errors'
import { uploadFile } from '../../http/upload-file'
import type { LocalFile } from '../../shared/transport'
import { updateAvatar } from './contract'
import { noteUser, stale } from './queries'

/**
 * Sends the picture to the server and answers with its address there.
 *
 * @throws HostError 上传失败 (client spec §8), or what the server said.
 */
export async function uploadAvatar(
  file: LocalFile,
  onProgress: (fraction: number) => void,
): Promise<string> {
  try {
    const { url } = await uploadFile(
      { body: { file, kind: 'avatar' } },
      { quiet: true, onProgress },
    )
    return url
  } catch (error) {
    throw told(error) ? error : new HostError('profile.avatar.uploadFailed', error)
  }
}

/**
 * Makes an uploaded picture the avatar, here and on the server.
 *
 * @throws HostError 文件上传成功，保存失败 (client spec §8).
 */
export async function saveAvatar(
  url: string,
  { session, queries }: Pick<Services, 'session' | 'queries'>,
): Promise<void> {
  try {
    await updateAvatar({ body: { avatar: url } }, { quiet: true })
  } catch (error) {
    throw new HostError('profile.avatar.saveFailed', error)
  }
  noteUser(session, { detail: { avator: url } })
  await stale.afterFace(queries)
}

/** The server has words of its own, such as a size that is too large. */
const told = (error: unknown): boolean => error instanceof AppError && error.serverMessage !== ''
