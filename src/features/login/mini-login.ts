import { AppError, LoginError, type LoginProblem, NetworkError } from '../../errors'
import type { CallOptions } from '../../http/endpoint'
import type { UserRecord } from '../../http/shapes'
import type { PhoneProof, RequestLoginCode } from '../../shared/host'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import { bindMobile, checkMobileBound, getPhone, loginMiniProgram } from './contract-phone'
import { getOpenInfo } from './contract-session'

/** Who holds the phone, by WeChat or Alipay. The code proves it for five minutes. */
export interface HostIdentity {
  readonly code: string
  readonly openId: string
  readonly sessionKey: string
}

/** `background` where the app does it by itself, and not after a tap. */
type Silence = Pick<CallOptions, 'background'>

export interface IdentityDeps {
  readonly requestLoginCode: RequestLoginCode
  readonly persistence: Pick<Persistence, 'tryWrite'>
}

/**
 * Code of the host, then openId (client spec §4, mini-program login 1). Both are kept under their own
 * names (point 17).
 *
 * @throws HostError 前端code获取失败; LoginError `miniOpenId` or `noOpenId`; NetworkError.
 */
export async function identify(
  { requestLoginCode, persistence }: IdentityDeps,
  options: Silence = {},
): Promise<HostIdentity> {
  const code = await requestLoginCode()
  const info = await stepOf('miniOpenId', getOpenInfo({ query: { code } }, options))
  if (!info.openId) throw new LoginError('noOpenId')
  persistence.tryWrite('wechat_openId', info.openId)
  persistence.tryWrite('wechat_sessionKey', info.sessionKey)
  return { code, ...info }
}

/** Gives a failed step its name. A lost network keeps its own sentence: it helps more. */
export async function stepOf<T>(problem: LoginProblem, step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (error instanceof NetworkError || !(error instanceof AppError)) throw error
    throw error instanceof LoginError ? error : new LoginError(problem, error)
  }
}

export interface MiniLoginDeps extends IdentityDeps {
  readonly session: Pick<SessionStore, 'login'>
}

/** Avatar and nickname the user chose; both may be missing. */
export interface Profile {
  readonly avatarUrl?: string
  readonly nickName?: string
}

export type MiniLogin =
  | { readonly status: 'loggedIn'; readonly user: UserRecord }
  /** Nobody's yet: a mobile number has to be bound. */
  | { readonly status: 'unbound'; readonly identity: HostIdentity }

/**
 * Logs in as the WeChat or Alipay user of this phone (client spec §4): code, openId, bound?, login.
 *
 * @throws LoginError whose text is that of the step that failed; NetworkError.
 */
export async function loginByHost(deps: MiniLoginDeps, profile: Profile = {}): Promise<MiniLogin> {
  const identity = await identify(deps)
  const user = await loginIfBound(identity, profile)
  if (!user) return { status: 'unbound', identity }
  deps.session.login(user)
  return { status: 'loggedIn', user }
}

/** The user bound to the phone's user of this host; undefined when there is none. */
export async function loginIfBound(
  { code, openId }: HostIdentity,
  { avatarUrl = '', nickName = '' }: Profile = {},
  options: Silence = {},
): Promise<UserRecord | undefined> {
  const asked = checkMobileBound({ query: { openId } }, { quiet: true, ...options })
  const { isBound } = await stepOf('failed', asked)
  if (!isBound) return undefined
  const body = { code, openId, avatarUrl, nickName }
  return stepOf('failed', loginMiniProgram({ body }, options))
}

/**
 * Binds the number the host has just shown, and logs in. The proof is sent at once and once: its code
 * works a single time (pitfalls P13).
 *
 * @throws LoginError `noSessionKey` when the server keeps no key for a sealed number, `phone` when the number
 *   cannot be read, `failed` when it cannot be bound.
 */
export async function bindByProof(
  proof: PhoneProof,
  { code, sessionKey }: Pick<HostIdentity, 'code' | 'sessionKey'>,
  { session }: Pick<MiniLoginDeps, 'session'>,
): Promise<UserRecord> {
  // Alipay's is signed, and opened without it.
  if (proof.kind === 'encrypted' && !proof.encrypted.sign && !sessionKey)
    throw new LoginError('noSessionKey')
  // A code does not say whose number it is: the login does.
  const body = { ...(proof.kind === 'code' ? { code: proof.code } : proof.encrypted), sessionKey }
  const { mobile } = await stepOf('phone', getPhone({ body }))
  const bound = bindMobile({ body: { code, mobile, verifiyCode: '' } })
  const user = await stepOf('failed', bound)
  session.login(user)
  return user
}

/**
 * Binds a number by the code sent to it, and logs in. `identityCode` is the host's login code.
 *
 * @throws ApiError when the code is wrong or too old; its `serverMessage` says which.
 */
export async function bindBySms(
  {
    identityCode,
    mobile,
    code,
  }: { readonly identityCode: string; readonly mobile: string; readonly code: string },
  { session }: Pick<MiniLoginDeps, 'session'>,
): Promise<UserRecord> {
  const body = { code: identityCode, mobile, verifiyCode: code }
  const user = await bindMobile({ body })
  session.login(user)
  return user
}
