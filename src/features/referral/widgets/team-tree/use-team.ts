import { type PagesState, usePages } from '../../../../engine/data/queries'
import { getRecommendUsers, getSecondUsers, type RecommendUser } from '../../contract'

export type Level = 'first' | 'second'

interface TeamQuery {
  readonly level: Level
  readonly pageSize: number
  readonly keyword?: string
  /** Only whom this member invited. */
  readonly parentId?: string
}

/** Members of one level, the latest first (client: two levels, point 14). */
export function useTeam({
  level,
  pageSize,
  keyword = '',
  parentId = '',
}: TeamQuery): PagesState<RecommendUser> {
  return usePages<RecommendUser>({
    key: ['team', level, pageSize, keyword, parentId],
    load: (pageIndex, { signal }) => {
      const query = { pageIndex, pageSize, ...(keyword && { keyword }) }
      return level === 'first'
        ? getRecommendUsers({ query }, { quiet: true, signal })
        : getSecondUsers(
            { query: { ...query, ...(parentId && { parentId }) } },
            { quiet: true, signal },
          )
    },
  })
}
