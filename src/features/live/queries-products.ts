import type { LoadContext } from '../../engine/data/queries'
import { pageProducts } from '../product'

const PAGE = 15

/** Products an author may show, page by page. @param keyWord of their names; empty for all of them. */
export const productsFor = (keyWord: string) =>
  ({
    key: ['product/page', 'live', keyWord],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageProducts(
        { query: { pageIndex, pageSize: PAGE, ...(keyWord !== '' && { keyWord }) } },
        { quiet: true, signal },
      ),
  }) as const
