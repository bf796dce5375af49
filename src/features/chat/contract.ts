import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

/** Characters of a message. */
export const MESSAGE_MAX = 500
/** Messages of one answer. */
export const MESSAGE_PAGE = 30

/** What may be sent: words, the address of a picture, or the id of what a card is about. */
export const SENT_KINDS = ['text', 'image', 'product', 'order', 'afterSale'] as const
export type SentKind = (typeof SENT_KINDS)[number]

/** What a message, or the page somebody comes from, is about. */
export const chatCard = v.object({
  kind: v.picklist(['product', 'order', 'afterSale']),
  id,
  title: v.string(),
  note: v.string(),
  image: v.string(),
  /** Cents. */
  amount: v.number(),
})
export type ChatCard = v.InferOutput<typeof chatCard>

/** One message. `seq` is its place in the conversation, given by the server: 1, 2, 3 … without a gap. */
export const chatMessage = v.object({
  id,
  seq: v.number(),
  /** Empty for what the house says by itself. */
  fromUserId: v.string(),
  side: v.picklist(['shopper', 'staff', 'house']),
  kind: v.picklist([...SENT_KINDS, 'note']),
  content: v.string(),
  card: v.nullable(chatCard),
  /** The sender's own name for it; empty for everybody else. */
  requestId: v.string(),
  createdAt: seconds,
})
export type ChatMessage = v.InferOutput<typeof chatMessage>

/** Where a conversation stands: nobody was asked, a person was, a person answers, it is over. */
export enum ChatStatus {
  Open = 0,
  Waiting = 1,
  Served = 2,
  Closed = 3,
}

const standing = {
  status: v.enum(ChatStatus),
  /** Who answers; empty while nobody does. */
  staffName: v.string(),
  /** 1 to 5 once the shopper has rated it, 0 before. */
  stars: v.number(),
  /** The place of the newest message, and up to where the other side and this one have read. */
  last: v.number(),
  readByOther: v.number(),
  readByMe: v.number(),
}

/** A conversation as one of its two sides sees it. */
export const talk = v.object({
  id,
  ...standing,
  side: v.picklist(['shopper', 'staff']),
  /** Of the other side. */
  name: v.string(),
  avatar: v.string(),
  /** What is asked often; the house answers these at once. */
  questions: v.array(v.object({ id, text: v.string() })),
  /** What staff say often; empty for a shopper. */
  canned: v.array(v.string()),
  /** Whom staff may hand it to; empty for a shopper. */
  colleagues: v.array(v.object({ id, name: v.string() })),
  /** What the page somebody comes from is about. */
  about: v.nullable(chatCard),
})
export type Talk = v.InferOutput<typeof talk>

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(40)), '')

/** POST notice/im/open (ours, decision 0043): a conversation, or the caller's with a store or the house. */
export const openTalk = endpoint({
  method: 'POST',
  path: 'notice/im/open',
  body: v.object({
    conversationId: optionalId,
    storeId: optionalId,
    /** What the caller comes from decides the store, and is offered as a card. */
    productId: optionalId,
    orderId: optionalId,
    afterSaleId: optionalId,
  }),
  data: talk,
  auth: 'user',
})

/** GET messages of the chat host: up to thirty before a place, the oldest first; the newest unless said. */
export const listMessages = endpoint({
  host: 'chat',
  method: 'GET',
  path: 'messages',
  query: v.object({
    /** The caller's own with the house unless said. */
    conversationId: optionalId,
    /** 0 for the newest. */
    before: v.optional(v.number(), 0),
  }),
  data: v.array(chatMessage),
  auth: 'user',
})

/** POST messages of the chat host. What is sent again under its `requestId` is answered with what it became. */
export const sendMessage = endpoint({
  host: 'chat',
  method: 'POST',
  path: 'messages',
  body: v.object({
    conversationId: optionalId,
    requestId: v.optional(requestId),
    kind: v.optional(v.picklist(SENT_KINDS), 'text'),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MESSAGE_MAX)),
  }),
  data: chatMessage,
  auth: 'user',
})

/** POST notice/im/async: how the caller's conversations stand, and the news of one of them (point 10). */
export const syncChat = endpoint({
  method: 'POST',
  path: 'notice/im/async',
  body: v.object({
    conversationId: optionalId,
    /** The newest place that is known. */
    after: v.optional(v.number(), 0),
  }),
  data: v.object({
    userId: id,
    /** All messages of the caller's own conversations. */
    messages: v.number(),
    /** Those of them that were not read. */
    unread: v.number(),
    /** Conversations that wait for the caller's answer; 0 for who answers nobody. */
    waiting: v.number(),
    /** Behind `after`, the oldest first, thirty at most. */
    news: v.array(chatMessage),
    standing: v.nullable(v.object(standing)),
  }),
  read: true,
  auth: 'user',
})

/** POST notice/im/question (ours): asks one of the common questions, which the house answers at once. */
export const askQuestion = endpoint({
  method: 'POST',
  path: 'notice/im/question',
  body: v.object({ conversationId: id, questionId: id, requestId }),
  data: v.array(chatMessage),
  auth: 'user',
})

/** POST notice/im/read (ours): the caller has read up to a place. Answers with how far they have read. */
export const readTalk = endpoint({
  method: 'POST',
  path: 'notice/im/read',
  body: v.object({ conversationId: id, upTo: v.number(), requestId: v.optional(requestId) }),
  data: v.number(),
  auth: 'user',
})

/** POST notice/im/close (ours): staff end a conversation; what the shopper says next opens it again. */
export const closeTalk = endpoint({
  method: 'POST',
  path: 'notice/im/close',
  body: v.object({ conversationId: id }),
  data: v.enum(ChatStatus),
  auth: 'user',
})

/** POST notice/im/transfer (ours): staff hand a conversation to one of its `colleagues`, who serves it then. */
export const transferTalk = endpoint({
  method: 'POST',
  path: 'notice/im/transfer',
  body: v.object({ conversationId: id, userId: id }),
  data: v.enum(ChatStatus),
  auth: 'user',
})

/**
 * POST notice/im/ticket of the chat host (ours, decision 0050): what the socket is opened with, once, within
 * thirty seconds.
 */
export const takeTicket = endpoint({
  host: 'chat',
  method: 'POST',
  path: 'notice/im/ticket',
  data: v.object({ ticket: v.string() }),
  auth: 'user',
})
/** Where the socket is: the server says over it that there is something new, never what. */
export const SOCKET = '/chat/socket'
/** All it says: the conversation in which something is new. Without one it says only that it is there. */
export const socketNews = v.object({ conversationId: v.optional(v.string(), '') })

/** POST notice/im/rate (ours): the shopper says how a closed conversation went, once. */
export const rateTalk = endpoint({
  method: 'POST',
  path: 'notice/im/rate',
  body: v.object({
    conversationId: id,
    stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  }),
  data: v.number(),
  auth: 'user',
})

/** A conversation in a list. */
export const talkRow = v.object({
  id,
  name: v.string(),
  avatar: v.string(),
  status: v.enum(ChatStatus),
  unread: v.number(),
  kind: v.picklist([...SENT_KINDS, 'note']),
  /** The words of the newest message. */
  content: v.string(),
  updatedAt: seconds,
  stars: v.number(),
})
export type TalkRow = v.InferOutput<typeof talkRow>

/** The caller's own conversations, and what staff look at. */
export const BOXES = ['own', 'waiting', 'mine', 'closed'] as const
export type Box = (typeof BOXES)[number]

/** POST notice/im/page (ours): conversations, the newest first; 403 for the boxes of staff to who is none. */
export const pageTalks = endpoint({
  method: 'POST',
  path: 'notice/im/page',
  body: v.object({ ...pagingQuery.entries, box: v.optional(v.picklist(BOXES), 'own') }),
  data: pageOf(talkRow),
  auth: 'user',
  read: true,
})

/** What somebody has said and the server has not confirmed. */
export interface Unsent {
  /** Its name, under which it is sent again: the server takes it once. */
  readonly requestId: string
  readonly kind: SentKind
  readonly content: string
  readonly state: 'sending' | 'failed'
}

/** Two parts of a conversation as one: each place once, in the server's order. */
export function mergeMessages(
  before: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (more.length === 0) return before
  const places = new Map(before.map((each) => [each.seq, each]))
  for (const each of more) places.set(each.seq, each)
  return [...places.values()].sort((a, b) => a.seq - b.seq)
}

/**
 * The newest place before which nothing is missing: news are asked for from there. An own message may have
 * come back before those of others in front of it.
 */
export function newestOf(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex(({ seq }, at) => seq + 1 !== messages[at + 1]?.seq)
  return messages[gap]?.seq ?? 0
}

/** What is still unsent once these messages are there: whatever is among them has arrived after all. */
export function leftUnsent(
  unsent: readonly Unsent[],
  messages: readonly ChatMessage[],
): readonly Unsent[] {
  const arrived = new Set(messages.map(({ requestId }) => requestId))
  const left = unsent.filter(({ requestId }) => !arrived.has(requestId))
  return left.length === unsent.length ? unsent : left
}
