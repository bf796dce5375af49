import type { Generated } from 'kysely'
import type { L10nJson } from '../database/l10n'

/** Booleans are 0 or 1, times are seconds since 1970. */
export interface UserTable {
  id: string
  mobile: string | null
  userName: string
  passwordHash: string | null
  payPasswordHash: string | null
  nickName: L10nJson
  avatar: string
  sex: number
  gradeId: number
  isVerified: number
  isAdmin: number
  /** The user who invited this one; empty when nobody did. */
  parentId: string
  createdAt: number
  /** What purchases and tasks have brought; a grade follows from it. */
  experience: Generated<number>
  /** `11-22`; empty before it is told. */
  birthday: Generated<string>
  /** Set when the account was cancelled. */
  closedAt: number | null
}

/** An openId of a social platform and the user it belongs to. */
export interface SocialBindingTable {
  openId: string
  userId: string
  createdAt: number
}

export interface SessionTable {
  id: string
  userId: string
  clientType: string
  createdAt: number
  expiresAt: number
  revokedAt: number | null
}

/** Every text message ever sent: the code to check and the outbox to read. */
export interface SmsTable {
  id: string
  mobile: string
  code: string
  text: string
  sentAt: number
  expiresAt: number
  usedAt: number | null
  /** Guesses at it, counted before they are judged. */
  wrongTries: number
}

/** A guess at a secret, or something else that is counted. `kind` and `subject` are one key. */
export interface AttemptTable {
  id: Generated<number>
  kind: string
  subject: string
  at: number
}

/** A login code a social platform has exchanged for us: it proves an openId, once for each use. */
export interface SocialProofTable {
  code: string
  openId: string
  expiresAt: number
  /** When a login was made of it. */
  loginAt: number | null
  /** When the openId was bound with it. */
  bindAt: number | null
}

/** Of which app an openId is that has logged in, and who that is in other apps of the same vendor. */
export interface SocialPersonTable {
  openId: string
  /** 'wechat' and 'alipay' are mini-programs, 'official' is WeChat's official account. */
  app: string
  /** Empty where the vendor did not say. */
  unionId: string
}

/** The session key of an openId's latest login. Clients know the handle and never the key. */
export interface SocialSessionTable {
  openId: string
  handle: string
  /** Whose it is: 'wechat' or 'alipay'. */
  gateway: Generated<string>
  /** Base64 of 16 bytes; empty where the vendor has none. */
  sessionKey: string
}

/** A number the platform has shown us for the person behind an openId; gone once it was used. */
export interface PhoneProofTable {
  openId: string
  mobile: string
  expiresAt: number
}

export interface AddressTable {
  id: string
  userId: string
  name: string
  mobile: string
  province: string
  city: string
  area: string
  regionId: string
  detail: string
  isDefault: number
  createdAt: number
}

export interface UserTables {
  users: UserTable
  social_bindings: SocialBindingTable
  sessions: SessionTable
  sms: SmsTable
  attempts: AttemptTable
  social_proofs: SocialProofTable
  social_people: SocialPersonTable
  social_sessions: SocialSessionTable
  phone_proofs: PhoneProofTable
  addresses: AddressTable
}
