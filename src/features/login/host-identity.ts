import { AppError, NetworkError } from '../../errors'
import { LoginError, type LoginProblem } from '../../errors/login'
import type { RequestLoginCode } from '../../shared/host'
import type { Persistence } from '../../stores/persistence'
import { getOpenInfo } from './contract-session'

/** Who holds the phone, by WeChat or Alipay. The code proves it for five minutes. */
export interface HostIdentity {
  readonly code: string
  readonly openId: string
  readonly sessionKey: string
}

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
export async function identify({
  requestLoginCode,
  persistence,
}: IdentityDeps): Promise<HostIdentity> {
  const code = await requestLoginCode()
  const info = await stepOf('miniOpenId', getOpenInfo({ query: { code } }, { quiet: true }))
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
