import type { QueryClient } from '@tanstack/react-query'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { pageProducts } from '../product'
import { getLiveFigures, pageFollowed, pageLives, pageViewers, showLive } from './contract'
import { isFollowing } from './contract-follow'

/** One stream with what is said in it. */
export const liveBy = (liveId: string) =>
  ({
    key: ['live', liveId],
    load: ({ signal }: LoadContext) => showLive({ query: { liveId } }, { quiet: true, signal }),
  }) as const

type Narrowed = Omit<NonNullable<Parameters<typeof pageLives>[0]>['body'], 'pageIndex' | 'pageSize'>

/** Streams, page by page. */
export const livePages = (narrowed: Narrowed, pageSize: number) =>
  ({
    key: ['lives', narrowed, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageLives({ body: { pageIndex, pageSize, ...narrowed } }, { quiet: true, signal }),
  }) as const

/** Whether the user follows an author. */
export const followingOf = (authorId: string) =>
  ({
    key: ['following', authorId],
    load: ({ signal }: LoadContext) =>
      isFollowing({ query: { authorId } }, { quiet: true, signal }),
  }) as const

const PEOPLE = 15

/** The authors the user follows, page by page; who is on air first. */
export const followedPages = {
  key: ['followed'],
  load: (pageIndex: number, { signal }: LoadContext) =>
    pageFollowed({ body: { pageIndex, pageSize: PEOPLE } }, { quiet: true, signal }),
} as const

/** Who has watched a stream, page by page. */
export const viewerPages = (liveId: string) =>
  ({
    key: ['liveViewers', liveId],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageViewers({ body: { liveId, pageIndex, pageSize: PEOPLE } }, { quiet: true, signal }),
  }) as const

/** What came of a stream of the user's. */
export const figuresOf = (liveId: string) =>
  ({
    key: ['liveFigures', liveId],
    load: ({ signal }: LoadContext) =>
      getLiveFigures({ query: { liveId } }, { quiet: true, signal }),
  }) as const

const PRODUCTS = 15

/** Products an author may show, page by page. @param keyWord of their names; empty for all of them. */
export const productsFor = (keyWord: string) =>
  ({
    key: ['product/page', 'live', keyWord],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageProducts(
        { query: { pageIndex, pageSize: PRODUCTS, ...(keyWord !== '' && { keyWord }) } },
        { quiet: true, signal },
      ),
  }) as const

export const stale = {
  /** An author is followed, or no longer: a list may be of those only, as the favourites are. */
  afterFollow: (queries: QueryClient) => markStale(queries, ['lives', 'followed', 'feed']),
  /** An author has changed a stream of theirs. */
  afterWork: (queries: QueryClient) =>
    markStale(queries, ['live', 'lives', 'liveFigures', 'liveViewers']),
}
