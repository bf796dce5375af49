import type { Generated } from 'kysely'

/** One value the sandbox keeps for itself: secrets, the seed's version. */
export interface SettingTable {
  key: string
  value: string
}

/** A definition served instead of the page's own, set through `/sandbox/view-definition`. */
export interface ViewOverrideTable {
  url: string
  /** As it came, so that tests can serve a broken one. */
  json: string
}

export interface ChatMessageTable {
  id: string
  userId: string
  fromUserId: string
  content: string
  createdAt: number
}

/** A signed call that was taken, so that it is not taken again. */
export interface NonceTable {
  id: Generated<number>
  nonce: string
  /** When its call is refused for its age alone, seconds since 1970. */
  forgetAt: number
}

export interface SystemTables {
  settings: SettingTable
  view_overrides: ViewOverrideTable
  chat_messages: ChatMessageTable
  nonces: NonceTable
}
