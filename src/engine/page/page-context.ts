import { type ObservableMap, observable } from 'mobx'
import { createContext, type ReactElement, useContext, useEffect } from 'react'
import type { Meta, Registry } from '../contract'

export interface PageAbout {
  readonly title: string
  readonly meta: Partial<Meta> | undefined
}

/** The page a widget stands on. */
export interface PageInfo {
  /** Identity of its definition: `/product/show`. */
  readonly url: string
  /** Query parameters, decoded. */
  readonly query: Readonly<Record<string, string>>
  /** What the page's widgets share: `set` writes it, conditions and refs read it. Lost with the page. */
  readonly state: ObservableMap<string, unknown>
  /** Whether the page is in front. Behind another one it fetches nothing. */
  readonly isShown: () => boolean
  /** The widgets the page may show; a preview reads other definitions with them. */
  readonly registry?: Registry
  /** Keeps the drawn definition until the returned function is called; see `useHold`. */
  readonly hold: () => () => void
  /** Lays a panel over the page, in place of the one before. It closes itself. */
  readonly show: (panel: ReactElement) => void
  /** What the page is called, and what its definition says about itself. */
  readonly about: () => PageAbout
  /** Fetches everything on the page anew. */
  readonly refresh: () => Promise<void>
}

export const PageContext = createContext<PageInfo>({
  url: '',
  query: {},
  state: observable.map(),
  isShown: () => true,
  hold: () => () => {},
  show: () => {},
  about: () => ({ title: '', meta: undefined }),
  refresh: () => Promise.resolve(),
})

/** The page this widget stands on. */
export const usePage = (): PageInfo => useContext(PageContext)

/**
 * While `active`, the user is in the middle of something: a newer definition that comes meanwhile waits
 * until they are done (docs/view-definitions.md, 'Cache').
 */
export function useHold(active: boolean): void {
  const { hold } = usePage()
  useEffect(() => (active ? hold() : undefined), [active, hold])
}
