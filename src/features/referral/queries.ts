import type { ListPage, LoadContext } from '../../engine/data/queries'
import {
  getRecommendCount,
  getRecommendUsers,
  getSecondUsers,
  pageQrCodes,
  type RecommendUser,
} from './contract'

/** How many the user has brought, and those in turn. */
export const teamCounts = {
  key: ['team', 'count'],
  load: ({ signal }: LoadContext) => getRecommendCount(undefined, { quiet: true, signal }),
} as const

export type Level = 'first' | 'second'

interface TeamQuery {
  readonly level: Level
  readonly pageSize: number
  readonly keyword?: string
  /** Only whom this member invited. */
  readonly parentId?: string
}

/** Members of one level, the latest first (client: two levels, point 14). */
export const teamPages = ({ level, pageSize, keyword = '', parentId = '' }: TeamQuery) =>
  ({
    key: ['team', level, pageSize, keyword, parentId],
    load(pageIndex: number, { signal }: LoadContext): Promise<ListPage<RecommendUser>> {
      const query = { pageIndex, pageSize, ...(keyword && { keyword }) }
      return level === 'first'
        ? getRecommendUsers({ query }, { quiet: true, signal })
        : getSecondUsers(
            { query: { ...query, ...(parentId && { parentId }) } },
            { quiet: true, signal },
          )
    },
  }) as const

/** The templates with the user's own code on them (commerce spec §7: 15 a page). */
export const posterPages = (pageSize: number) =>
  ({
    key: ['posters', pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageQrCodes({ query: { pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

export type Poster = Awaited<ReturnType<typeof pageQrCodes>>['result'][number]
