import { getLoginUser } from '../../api/auth/get-login-user'
import { uploadFile } from '../../api/storage/upload-file'
import { changeNickName } from '../../api/user/change-nick-name'
import { updateAvatar } from '../../api/user/update-avatar'
import type { SessionStore } from '../../stores/session-store'
import { stepOf } from './host-identity'
import type { Profile } from './mini-login'

const quiet = { quiet: true } as const

/**
 * Saves what the user chose to their account. A picture of the host is a temporary file, so it is uploaded
 * at once (pitfalls P11).
 *
 * @throws LoginError `profile`; NetworkError.
 */
export async function saveProfile(
  { avatarUrl = '', nickName = '' }: Profile,
  { session }: { readonly session: Pick<SessionStore, 'refresh'> },
): Promise<void> {
  if (avatarUrl === '' && nickName === '') return
  const save = async () => {
    if (nickName !== '') await changeNickName({ body: { nickName } }, quiet)
    if (avatarUrl !== '') await updateAvatar({ body: { avatar: await keptAt(avatarUrl) } }, quiet)
    session.refresh(await getLoginUser(undefined, quiet))
  }
  await stepOf('profile', save())
}

async function keptAt(avatarUrl: string): Promise<string> {
  // WeChat's temporary files are `http://tmp/…` and `wxfile://…`; only https can be kept as it is.
  if (/^https:\/\/(?!tmp\/)/.test(avatarUrl)) return avatarUrl
  const name = avatarUrl.split('/').pop() ?? 'avatar'
  const file = { path: avatarUrl, name, size: 0 }
  return (await uploadFile({ body: { file, kind: 'avatar' } }, quiet)).url
}
