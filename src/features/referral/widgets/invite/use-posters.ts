import type * as v from 'valibot'
import { type PagesState, usePages } from '../../../../engine/data/queries'
import { pageQrCodes } from '../../contract'

export type Poster = v.InferOutput<typeof pageQrCodes.contract.data>['result'][number]

/** The templates with the user's own code on them (commerce spec §7: 15 a page). */
export const usePosters = (pageSize: number): PagesState<Poster> =>
  usePages<Poster>({
    key: ['posters', pageSize],
    load: (pageIndex, { signal }) =>
      pageQrCodes({ query: { pageIndex, pageSize } }, { quiet: true, signal }),
  })
