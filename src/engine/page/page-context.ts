import { createContext, useContext } from 'react'

/** The page a widget stands on. */
export interface PageInfo {
  /** Identity of its definition: `/product/show`. */
  readonly url: string
  /** Query parameters, decoded. */
  readonly query: Readonly<Record<string, string>>
  /** Fetches everything on the page anew. */
  readonly refresh: () => Promise<void>
}

export const PageContext = createContext<PageInfo>({
  url: '',
  query: {},
  refresh: () => Promise.resolve(),
})

/** The page this widget stands on. */
export const usePage = (): PageInfo => useContext(PageContext)
