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
  wrongTries: number
}

/** A failed login, counted per account. */
export interface LoginFailureTable {
  account: string
  at: number
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
  login_failures: LoginFailureTable
  addresses: AddressTable
}
