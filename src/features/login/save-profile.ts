import type { Services } from '../../engine/services'
import { uploadFile } from '../../http/upload-file'
import type { Navigator } from '../../routing/navigator'
import { type KeptStore, keptKey } from '../../stores/kept-store'
import { changeNickName, stale, updateAvatar } from '../profile'
import { getLoginUser } from './contract-session'
import { type Profile, stepOf } from './mini-login'

const PAGE = '/pages/auth/profile-auth'

/** Tells the page that waits for the result event. */
const WAITING = keptKey<(profile: Profile | undefined) => void>('app')

interface Deps {
  readonly kept: KeptStore
}

/**
 * Opens `/pages/auth/profile-auth` and waits for its result event: what the user chose, or undefined when
 * they left the page without it.
 */
export async function requestProfile({
  navigator,
  kept,
}: Deps & { readonly navigator: Pick<Navigator, 'open'> }): Promise<Profile | undefined> {
  answerProfile(undefined, { kept })
  const result = new Promise<Profile | undefined>((resolve) => kept.set(WAITING, resolve))
  await navigator.open(PAGE).catch(() => answerProfile(undefined, { kept }))
  return result
}

/** The page's result event. Only the first answer counts. */
export function answerProfile(profile: Profile | undefined, { kept }: Deps): void {
  kept.take(WAITING)?.(profile)
}

/**
 * Saves what the user chose to their account. A picture of the host is a temporary file, so it is uploaded
 * at once (pitfalls P11).
 *
 * @throws LoginError `profile`; NetworkError.
 */
export async function saveProfile(
  { avatarUrl = '', nickName = '' }: Profile,
  { session, queries }: Pick<Services, 'session' | 'queries'>,
): Promise<void> {
  if (avatarUrl === '' && nickName === '') return
  const save = async () => {
    if (nickName !== '') await changeNickName({ body: { nickName } })
    if (avatarUrl !== '') await updateAvatar({ body: { avatar: await keptAt(avatarUrl) } })
    session.refresh(await getLoginUser(undefined, { quiet: true }))
    await stale.afterFace(queries)
  }
  await stepOf('profile', save())
}

async function keptAt(avatarUrl: string): Promise<string> {
  // WeChat's temporary files are `http://tmp/…` and `wxfile://…`; only https can be kept as it is.
  if (/^https:\/\/(?!tmp\/)/.test(avatarUrl)) return avatarUrl
  const name = avatarUrl.split('/').pop() ?? 'avatar'
  const file = { path: avatarUrl, name, size: 0 }
  return (await uploadFile({ body: { file, kind: 'avatar' } })).url
}
