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

const OPEN_ID: Readonly<Record<SocialGateway, (hash: Buffer) => string>> = {
  wechat: (hash) => `o${hash.toString('base64url').replace(/[-_]/g, 'x').slice(0, 27)}`,
  alipay: (hash) => `2088${digits(hash, 12)}`,
}

function digits(hash: Buffer, length: number): string {
  return [...hash.subarray(0, length)].map((byte) => byte % 10).join('')
}

/** The same person has the same openId at a gateway, always. */
export function openIdOf(gateway: SocialGateway, identity: string): string {
  return OPEN_ID[gateway](digest(`${gateway}:${identity}`))
}

/** The phone number of a person; an identity that is a number is its own. */
export function mobileOf(identity: string): string {
  if (/^1[3-9]\d{9}$/.test(identity)) return identity
  return MOBILES[identity] ?? `157${digits(digest(`mobile:${identity}`), 8)}`
}
