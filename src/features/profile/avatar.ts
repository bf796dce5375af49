import { AppError, HostError } from '../../errors'
import { uploadFile } from '../../http/upload-file'
import type { LocalFile } from '../../shared/transport'
import type { SessionStore } from '../../stores/session-store'
import { updateAvatar } from './contract'

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
export async function saveAvatar(url: string, session: SessionStore): Promise<void> {
  try {
    await updateAvatar({ body: { avatar: url } }, { quiet: true })
  } catch (error) {
    throw new HostError('profile.avatar.saveFailed', error)
  }
  const { user } = session
  if (user) session.refresh({ ...user, detail: { ...user.detail, avator: url } })
}

/** The server has words of its own, such as a size that is too large. */
const told = (error: unknown): boolean => error instanceof AppError && error.serverMessage !== ''
