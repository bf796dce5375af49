import type { LoadContext } from '../../engine/data/queries'
import { pageProducts } from '../product'

/** Products that fit a keyword, page by page. */
export const foundProducts = (keyWord: string, pageSize: number) =>
  ({
    key: ['search', keyWord, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageProducts({ query: { keyWord, pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const
