import { makeAutoObservable, type ObservableMap, observable } from 'mobx'
import { createContext, type ReactElement, useContext, useEffect, useMemo, useRef } from 'react'
import { parseUrl } from '../../routing/url'
import type { Question } from '../../shared/host-port'
import { type KeptStore, keptKey } from '../../stores/kept-store'
import type { Meta, Registry } from '../contract'
import type { CompiledWidget } from '../read/compiled-widget'
import { useServices } from '../services'

export interface PageAbout {
  readonly title: string
  readonly meta: Partial<Meta> | undefined
}

/** The address a tab page was switched to with, by its path: hosts switch without a query. */
const SWITCHED = keptKey<Readonly<Record<string, string>>>('user')

/** Leaves the address for the tab page that is switched to; see `createNavigator`. */
export function leaveForTab(kept: KeptStore, path: string, url: string): void {
  const all = kept.get(SWITCHED)
  // One that never had a query keeps the one it was opened with.
  if (url !== (all?.[path] ?? path)) kept.set(SWITCHED, { ...all, [path]: url })
}

/** What this page is asked with: its own query, or for a tab page the one it was last switched to with. */
export function useQueryOf(path: string): Readonly<Record<string, string>> {
  const { host, kept } = useServices()
  const own = host.usePageQuery()
  const url = kept.get(SWITCHED)?.[path]
  return useMemo(() => (url === undefined ? own : parseUrl(url).query), [url, own])
}

/** The widget that asks; absent in what lies over a page. */
export const PartContext = createContext<CompiledWidget | undefined>(undefined)

/** Of something a widget asked the server for, which could not be reached: it has nothing, or what it had. */
type Standing = 'away' | 'kept' | 'fine'

interface Asked {
  readonly part: object
  readonly standing: Standing
  readonly retry: (() => void) | undefined
}

/**
 * What of a page the server could not be reached for. One failure is told in its own place; of several the
 * page speaks once, and what has nothing to show is not drawn meanwhile.
 */
export class Outage {
  /** The definition is an old one. */
  stale = false
  private asked = observable.map<object, Asked>({}, { deep: false })

  constructor() {
    makeAutoObservable<this, 'asked'>(this, { asked: false })
  }

  setStale(stale: boolean): void {
    this.stale = stale
  }

  /** How `key` of a widget stands; undefined while nobody knows, or for ever. */
  note(key: object, part: object, standing?: Standing, retry?: () => void): void {
    if (standing) this.asked.set(key, { part, standing, retry })
    else this.asked.delete(key)
  }

  /** What failed stays so while it is tried again: nothing comes and goes. */
  isAway(key: object): boolean {
    return this.asked.get(key)?.standing === 'away'
  }

  private get parts(): Readonly<Record<Standing, ReadonlySet<object>>> {
    const all = [...this.asked.values()]
    const of = (wanted: Standing) =>
      new Set(all.filter(({ standing }) => standing === wanted).map(({ part }) => part))
    return { away: of('away'), kept: of('kept'), fine: of('fine') }
  }

  /** Something old is shown because there is nothing newer. */
  get isKept(): boolean {
    return this.stale || this.parts.kept.size > 0
  }

  /** Something is missing. */
  get isMissing(): boolean {
    return this.parts.away.size > 0
  }

  /** The page speaks for its widgets. */
  get isCommon(): boolean {
    return this.isKept || this.parts.away.size > 1
  }

  /** Whether a widget is not drawn: it has nothing, holds nothing else, or is the heading of such. */
  hides(part: CompiledWidget): boolean {
    if (!this.isCommon) return false
    const { away, kept, fine } = this.parts
    if (kept.has(part) || fine.has(part)) return false
    if (away.has(part)) return true
    const own = part.heads ? [part.heads] : Object.values(part.slots).flat()
    return own.length > 0 && own.every((each) => this.hides(each))
  }

  /** Tries again what does not do so by the queries. */
  retry(): void {
    for (const { retry } of this.asked.values()) retry?.()
  }
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
  /** Collects what the server could not be reached for. */
  readonly outage?: Outage
  /** Lays a panel over the page, in place of the one before. It closes itself. */
  readonly show: (panel: ReactElement) => void
  /** Has something stand on the page beside whatever panels come and go, in place of what stood there. */
  readonly stand: (what: ReactElement) => void
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
  stand: () => {},
  ask: async () => false,
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

/**
 * Fetches anew when the page comes back to the front: something may have been paid, or changed on another
 * page, meanwhile. What is drawn late has not seen its page being shown, so a return begins with a leave.
 *
 * @param reload called at each return, not when the page is shown first.
 */
export function useReturnRefresh(reload: () => unknown): void {
  const { host } = useServices()
  const left = useRef(false)
  host.usePageHide(() => {
    left.current = true
  })
  host.usePageShow(() => {
    if (left.current) reload()
    left.current = false
  })
}
