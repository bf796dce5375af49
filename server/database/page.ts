/** What a paging query asks for, within reason. */
export interface Paging {
  readonly pageIndex: number
  readonly pageSize: number
}

const LARGEST_PAGE = 100

/** Limit and offset of a page; pages count from 1 (client spec §9). */
export function pageWindow({ pageIndex, pageSize }: Paging): { limit: number; offset: number } {
  const limit = Math.min(Math.max(1, Math.trunc(pageSize)), LARGEST_PAGE)
  return { limit, offset: (Math.max(1, Math.trunc(pageIndex)) - 1) * limit }
}
