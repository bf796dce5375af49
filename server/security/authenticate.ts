import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { AnyContract } from '../../src/http/endpoint'
import { HEADER } from '../../src/http/headers'
import { signatureBase } from '../../src/shared/transport'
import { encodePart } from '../../src/shared/url'
import type { LiveSession } from '../handler'
import { Refusal } from '../refusal'
import type { Nonces } from './nonces'
import type { Tokens } from './tokens'

/** How far a signed call's clock may be from ours, in seconds (point 7). */
export const SKEW_SECONDS = 300

export interface Credentials {
  readonly method: string
  /** Without host prefix and query. */
  readonly path: string
  readonly url: URL
  readonly headers: Headers
  /** The body as it came; empty for a form. */
  readonly text: () => Promise<string>
}

export interface Guard {
  readonly tokens: Tokens
  readonly nonces: Nonces
  readonly projectKey: string
  readonly now: () => number
}

const NOT_LOGGED_IN = { en: 'Please log in first', 'zh-Hans': '请先登录' }
const WRONG_SIGNATURE = new Refusal(403, {
  en: 'The signature is wrong.',
  'zh-Hans': '签名错误',
})
const REPEATED = new Refusal(403, {
  en: 'This call was made before.',
  'zh-Hans': '请求已失效，请勿重复提交',
})
const EXPIRED = { en: 'Login expired, please log in again', 'zh-Hans': '登陆已过期，请重新登录' }

/**
 * Who is calling. A session speaks with its token, everybody else signs with the project key.
 *
 * @throws Refusal 401 for a missing or dead token, 412 for a wrong clock, 403 for a wrong signature or
 *   one that came before.
 */
export async function authenticate(
  guard: Guard,
  { auth, unsigned }: AnyContract,
  call: Credentials,
): Promise<LiveSession | undefined> {
  const bearer = /^Bearer (.+)$/.exec(call.headers.get(HEADER.authorization) ?? '')?.[1]
  if (auth === 'user' && !bearer) throw new Refusal(401, NOT_LOGGED_IN)
  if (bearer && (auth === 'user' || auth === 'optional')) return checkToken(guard, bearer, call)
  if (unsigned && !call.headers.has(HEADER.sign)) return undefined
  await checkSignature(guard, call)
  return undefined
}

async function checkToken(
  guard: Guard,
  bearer: string,
  { headers }: Credentials,
): Promise<LiveSession> {
  const copies = [HEADER.token, HEADER.userToken].map((name) => headers.get(name) ?? bearer)
  const session = copies.every((copy) => copy === bearer)
    ? await guard.tokens.verify(bearer)
    : undefined
  if (!session) throw new Refusal(401, EXPIRED)
  const claimed = headers.get(HEADER.userId) ?? session.userId
  if (claimed !== session.userId) throw new Refusal(401, EXPIRED)
  return { ...session, token: bearer }
}

async function checkSignature(guard: Guard, call: Credentials): Promise<void> {
  const { method, headers } = call
  const timestamp = Number(headers.get(HEADER.timestamp) || Number.NaN)
  const time = guard.now()
  if (!(Math.abs(timestamp - time) <= SKEW_SECONDS)) {
    const text = {
      en: 'The clock of this device is wrong.',
      'zh-Hans': '设备时间与服务器时间相差过大',
    }
    throw new Refusal(412, text, { time })
  }
  const nonce = headers.get(HEADER.nonce) ?? ''
  const path = call.path + canonicalQuery(call.url)
  // Node's own hashes: a body is up to 256 KB, and nobody else is served meanwhile.
  const bodyHash = createHash('sha256')
    .update(await call.text())
    .digest('hex')
  const base = signatureBase({ timestamp, nonce, method, path }, bodyHash)
  const wanted = createHmac('sha256', guard.projectKey).update(base).digest()
  const given = Buffer.from(headers.get(HEADER.sign) ?? '', 'hex')
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) throw WRONG_SIGNATURE
  if (!(await guard.nonces.take(nonce, timestamp, time))) throw REPEATED
}

/** The query as a client writes it: browsers and proxies may have spelt a character another way. */
function canonicalQuery({ searchParams }: URL): string {
  const pairs = [...searchParams].map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
