import { createHash } from 'node:crypto'

export type SocialGateway = 'wechat' | 'alipay'

/** The person behind a simulated phone when nobody says who it is. */
export const DEFAULT_IDENTITY = 'member'

/** Phone numbers of the named identities; `member` and `owner` are the demo accounts of the seed. */
const MOBILES: Readonly<Record<string, string>> = {
  member: '13800138000',
  owner: '13900139000',
  guest: '15600156000',
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** An app somebody has an openId in; WeChat's official account is another one than its mini-program. */
type App = SocialGateway | 'official'

const letters = (hash: Buffer, count: number) =>
  hash.toString('base64url').replace(/[-_]/g, 'x').slice(0, count)

const OPEN_ID: Readonly<Record<App, (hash: Buffer) => string>> = {
  wechat: (hash) => `o${letters(hash, 27)}`,
  official: (hash) => `o${letters(hash, 27)}`,
  alipay: (hash) => `2088${digits(hash, 12)}`,
}

function digits(hash: Buffer, length: number): string {
  return [...hash.subarray(0, length)].map((byte) => byte % 10).join('')
}

/** The same person has the same openId in an app, always. */
export function openIdOf(app: App, identity: string): string {
  return OPEN_ID[app](digest(`${app}:${identity}`))
}

/** Who somebody is in all apps that WeChat knows to be of one owner. */
export const unionIdOf = (identity: string): string =>
  `o6_${letters(digest(`union:${identity}`), 25)}`

/** The phone number of a person; an identity that is a number is its own. */
export function mobileOf(identity: string): string {
  if (/^1[3-9]\d{9}$/.test(identity)) return identity
  return MOBILES[identity] ?? `157${digits(digest(`mobile:${identity}`), 8)}`
}
