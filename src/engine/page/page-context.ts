import { type ObservableMap, observable } from 'mobx'
import { createContext, type ReactElement, useContext, useEffect } from 'react'
import type { HostPort, Question } from '../../shared/host-port'
import type { Meta, Registry } from '../contract'
import { askByPanel } from '../late'

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
  /** Whether another page is in front. What ends then is told, and does nothing on that page. */
  readonly isLeft: () => boolean
  /** The widgets the page may show; a preview reads other definitions with them. */
  readonly registry?: Registry
  /** Keeps the drawn definition until the returned function is called; see `useHold`. */
  readonly hold: () => () => void
  /** Lays a panel over the page, in place of the one before. It closes itself. */
  readonly show: (panel: ReactElement) => void
  /** Asks on this page before something happens. A page that was left says no. Never rejects. */
  readonly ask: (question: Question) => Promise<boolean>
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
  isLeft: () => false,
  hold: () => () => {},
  show: () => {},
  ask: async () => false,
  about: () => ({ title: '', meta: undefined }),
  refresh: () => Promise.resolve(),
})

/** The page this widget stands on. */
export const usePage = (): PageInfo => useContext(PageContext)

type Asking = Pick<PageInfo, 'isLeft' | 'show'> & {
  readonly host: Pick<HostPort, 'confirm' | 'toast'>
  /** Said when the dialog does not arrive: nothing was asked, and nothing happens. */
  readonly failure: string
}

/** Asks by the host's dialog, by one of our own where it has none or refused; see `PageInfo.ask`. */
export async function askOn(page: Asking, question: Question): Promise<boolean> {
  if (page.isLeft()) return false
  const answer = await page.host.confirm(question)
  if (answer !== undefined) return answer && !page.isLeft()
  try {
    return await askByPanel(question, page.show)
  } catch {
    page.host.toast(page.failure)
    return false
  }
}

/**
 * While `active`, the user is in the middle of something: a newer definition that comes meanwhile waits
 * until they are done (docs/view-definitions.md, 'Cache').
 */
export function useHold(active: boolean): void {
  const { hold } = usePage()
  useEffect(() => (active ? hold() : undefined), [active, hold])
}
