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

/** What a shopper talks about with a store, or with the house. */
export interface ConversationTable {
  id: string
  userId: string
  /** Empty for the house. */
  storeId: string
  status: number
  staffId: Generated<string>
  /** 0 until it is rated. */
  stars: Generated<number>
  /** The place of its newest message. */
  last: Generated<number>
  userRead: Generated<number>
  staffRead: Generated<number>
  createdAt: number
  updatedAt: number
}

export interface ChatMessageTable {
  id: string
  /** The shopper of the conversation. */
  userId: string
  /** Empty for the house. */
  fromUserId: string
  /** Words, an address, an id; of a note, a text in both languages. */
  content: string
  createdAt: number
  conversationId: string
  seq: number
  kind: Generated<string>
  /** JSON of what it is about, or empty. */
  card: Generated<string>
  requestId: Generated<string>
}

/** Who answers for a store, or for the house, besides its owner or the administrators. */
export interface DeskMemberTable {
  /** Empty for the house. */
  storeId: string
  userId: string
}

/** What a socket may be opened with, once. */
export interface SocketTicketTable {
  /** SHA-256 of it: who reads the table opens nothing. */
  hash: string
  userId: string
  /** Seconds since 1970. */
  endsAt: number
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
  conversations: ConversationTable
  chat_messages: ChatMessageTable
  desk_members: DeskMemberTable
  socket_tickets: SocketTicketTable
  nonces: NonceTable
}
