import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale, type PagesOptions } from '../../engine/data/queries'
import { type Box, openTalk, pageTalks, type TalkRow } from './contract'

type Query = Readonly<Record<string, string>>

/** The conversation a page's address names: one that is there, or the one with whose thing it is about. */
export const talkOf = ({
  conversationId = '',
  storeId = '',
  productId = '',
  orderId = '',
  afterSaleId = '',
}: Query) => {
  const body = { conversationId, storeId, productId, orderId, afterSaleId }
  return {
    key: ['talk', body],
    load: ({ signal }: LoadContext) => openTalk({ body }, { quiet: true, signal }),
    // What happens in it comes by itself.
    staleTime: Number.POSITIVE_INFINITY,
  } as const
}

/** Conversations of one box. */
export const talkPages = (box: Box, pageSize = 15): PagesOptions<TalkRow> => ({
  key: ['talks', box, pageSize],
  load: (pageIndex, { signal }) =>
    pageTalks({ body: { pageIndex, pageSize, box } }, { quiet: true, signal }),
})

export const stale = {
  /** What others wrote was read: it is counted no more. */
  afterReading: (queries: QueryClient) => markStale(queries, ['messages']),
}
