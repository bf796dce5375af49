import type { ListPage, LoadContext } from '../../engine/data/queries'
import type { IconName } from '../../ui/icon/icons'
import type { Tone } from '../../ui/style'
import {
  cancelFavorite,
  clearFootprints,
  deleteFootprint,
  type KeptItem,
  type KeptKind,
  pageFavorites,
  pageFootprints,
} from '../favorite'
import { type Material, pageMaterials } from './contract'
import {
  MESSAGE_KINDS,
  type Message,
  type MessageKind,
  pageMessages,
  readAllMessages,
  readMessage,
  type Unread,
} from './contract-messages'
import type { FeedName } from './widgets/feed'

/** One thing of a feed, whatever it is. */
export interface Entry {
  readonly key: string
  readonly title: string
  readonly intro?: string
  /** A picture, or else a symbol. */
  readonly image?: string
  readonly icon?: IconName
  readonly tone?: Tone
  /** Where it opens; empty when there is nothing behind it. */
  readonly url: string
  /** Cents. */
  readonly price?: number | undefined
  /** What it cost when it was kept, cents. */
  readonly priceThen?: number | undefined
  /** Seconds since 1970. */
  readonly at: number
  readonly kind: string
  readonly entityId: string
  /** Only where the feed knows what was read. */
  readonly isUnread?: boolean
  /** Of what is there to be kept and handed on. */
  readonly material?: Pick<Material, 'src' | 'saves' | 'shares' | 'shareUrl'>
}

interface AskedFeed {
  readonly pageIndex: number
  readonly pageSize: number
  readonly kind: string
  readonly signal: LoadContext['signal']
}

/** What a feed is narrowed to; empty is all of it. */
export type FeedKind = KeptKind | MessageKind | ''

/** What one feed can do. */
export interface FeedSource {
  readonly needsLogin: boolean
  /** Kinds to choose between; the first is shown first. */
  readonly kinds: readonly FeedKind[]
  readonly load: (asked: AskedFeed) => Promise<ListPage<Entry>>
  /** Takes one thing out. Without it nothing can be selected. */
  readonly remove?: (entry: Entry) => Promise<unknown>
  /** The call that does. */
  readonly removeBy?: typeof cancelFavorite | typeof deleteFootprint
  /** Takes everything out. */
  readonly clear?: () => Promise<unknown>
  /** What of it was not read, and how it is. The calls answer with what is still unread. */
  readonly unread?: {
    readonly read: (id: string) => Promise<Unread>
    readonly readAll: (kind: FeedKind) => Promise<Unread>
  }
}

const pageWith = <T>(page: ListPage<T>, entryOf: (item: T) => Entry): ListPage<Entry> => ({
  ...page,
  result: page.result.map(entryOf),
})

const keptEntry = (item: KeptItem): Entry => {
  const { type, entityId, name, image, url, price, priceThen, createdAt } = item
  return {
    key: `${type}:${entityId}`,
    title: name,
    image,
    url,
    price,
    priceThen,
    at: createdAt,
    kind: type,
    entityId,
  }
}

const FACES: Readonly<Record<MessageKind, IconName>> = {
  order: 'package',
  wallet: 'wallet',
  team: 'users',
  live: 'video',
  system: 'bell',
}

const messageEntry = ({ id, kind, text, url, level, isRead, createdAt }: Message): Entry => ({
  key: id,
  title: text,
  icon: level === 'warning' ? 'alert' : FACES[kind],
  tone: level === 'warning' ? 'warning' : 'brand',
  url,
  at: createdAt,
  kind: 'message',
  entityId: id,
  isUnread: !isRead,
})

const kindOf = (kind: string) => MESSAGE_KINDS.find((each) => each === kind)

const materialEntry = (item: Material): Entry => ({
  key: item.id,
  title: item.title,
  intro: item.intro,
  image: item.image,
  url: item.url,
  at: item.createdAt,
  kind: 'material',
  entityId: item.id,
  material: item,
})

export const SOURCES: Readonly<Record<FeedName, FeedSource>> = {
  favorite: {
    needsLogin: true,
    // The call refuses to answer for all kinds at once (commerce spec §5). Of streams it is authors who are kept.
    kinds: ['product', 'store', 'author', 'content'],
    load: async ({ pageIndex, pageSize, kind, signal }) =>
      pageWith(
        await pageFavorites({ body: { pageIndex, pageSize, type: kind } }, { quiet: true, signal }),
        keptEntry,
      ),
    removeBy: cancelFavorite,
    remove: ({ kind, entityId }) => cancelFavorite({ params: { key: kind }, query: { entityId } }),
  },
  footprint: {
    needsLogin: true,
    kinds: ['', 'product', 'store', 'live', 'content'],
    load: async ({ pageIndex, pageSize, kind, signal }) =>
      pageWith(
        await pageFootprints(
          { body: { pageIndex, pageSize, type: kind || undefined } },
          { quiet: true, signal },
        ),
        keptEntry,
      ),
    removeBy: deleteFootprint,
    remove: ({ kind, entityId }) => deleteFootprint({ query: { type: kind, entityId } }),
    clear: () => clearFootprints(),
  },
  message: {
    needsLogin: true,
    kinds: ['', ...MESSAGE_KINDS],
    load: async ({ pageIndex, pageSize, kind, signal }) =>
      pageWith(
        await pageMessages(
          { body: { pageIndex, pageSize, kind: kindOf(kind) } },
          { quiet: true, signal },
        ),
        messageEntry,
      ),
    unread: {
      read: (id) => readMessage({ body: { id } }, { background: true }),
      readAll: (kind) => readAllMessages({ body: { kind: kindOf(kind) } }),
    },
  },
  material: {
    needsLogin: false,
    kinds: [''],
    load: async ({ pageIndex, pageSize, signal }) =>
      pageWith(
        await pageMaterials({ body: { pageIndex, pageSize } }, { quiet: true, signal }),
        materialEntry,
      ),
  },
}

interface Asked<T> {
  readonly name: string
  /** What it is narrowed to. */
  readonly kind: string
  readonly pageSize: number
  readonly load: (page: {
    readonly pageIndex: number
    readonly pageSize: number
    readonly kind: string
    readonly signal: LoadContext['signal']
  }) => Promise<ListPage<T>>
}

/** A feed, page by page: messages, favourites, what was seen, material. */
export const feedPages = <T>({ name, kind, pageSize, load }: Asked<T>) =>
  ({
    key: ['feed', name, kind, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      load({ pageIndex, pageSize, kind, signal }),
  }) as const
