import { HostError, UnsupportedError } from '../../errors'
import type { RequestLoginCode } from '../../platform/types'
import type { Persistence } from '../../stores/persistence'
import { getOpenInfo } from '../login/contract'

interface OpenIdDeps {
  readonly requestLoginCode: RequestLoginCode
  readonly persistence: Pick<Persistence, 'read' | 'write'>
}

/**
 * Who pays, by the host's own identity: what this device already knows, else a fresh login code turned
 * into an openId (client spec §4, point 17).
 *
 * @throws UnsupportedError('pay') where the host has no such identity; HostError when it gives no code.
 */
export async function readOpenId({ requestLoginCode, persistence }: OpenIdDeps): Promise<string> {
  const known = persistence.read('wechat_openId')
  if (known) return known
  const code = await requestLoginCode().catch((error: unknown) => {
    throw error instanceof UnsupportedError ? new UnsupportedError('pay') : error
  })
  const { openId, sessionKey } = await getOpenInfo({ query: { code } }, { quiet: true })
  if (!openId) throw new HostError('error.login.noCode')
  try {
    persistence.write('wechat_openId', openId)
    persistence.write('wechat_sessionKey', sessionKey)
  } catch {
    // A full storage: it is asked for again next time.
  }
  return openId
}
