import { makeAutoObservable, observable, runInAction } from 'mobx'
import { isObject } from '../shared/json'
import type { Persistence } from './persistence'

const MINUTE = 60_000
/** A view is fresh for 30 s, in a production build for 600 s (decisions.md, 2). */
export const VIEW_TTL = { development: 0.5 * MINUTE, production: 10 * MINUTE } as const
/** All definitions are fetched anew each ten minutes (commerce spec §9). */
export const ALL_VIEWS_INTERVAL = 10 * MINUTE
/** Definitions kept on the device; those not opened for longest go first. */
const STORED_VIEWS = 40

/** A definition as the server sent it, not yet read. Null when the server has none for this url. */
export type RawView = unknown

interface Entry {
  readonly raw: RawView
  readonly loadedAt: number
}

interface StoredEntry {
  readonly scope: string
  readonly raw: RawView
  readonly loadedAt: number
}

export interface ViewStoreDeps {
  readonly fetchView: (url: string) => Promise<RawView>
  readonly fetchAll: () => Promise<readonly RawView[]>
  readonly persistence: Persistence
  /** Tenant, client and version: a definition of another scope is never shown. */
  readonly scope: () => string
  readonly ttl: number
  readonly now?: () => number
}

/** View definitions by page url, newest kept, each fetched at most once at a time. Holds no user data. */
export class ViewStore {
  /** By scope and url. */
  private entries = observable.map<string, Entry>({}, { deep: false })
  private inFlight = new Map<string, Promise<RawView>>()
  /** Read from the device while drawing, so not observable: drawing must not change what is observed. */
  private restored = new Map<string, Entry | undefined>()
  /** Urls opened since the app started, the latest last. */
  private opened = new Set<string>()

  constructor(private readonly deps: ViewStoreDeps) {
    makeAutoObservable<this, 'deps' | 'inFlight' | 'restored' | 'entries' | 'opened'>(this, {
      deps: false,
      opened: false,
      inFlight: false,
      restored: false,
      entries: false,
      peek: false,
      isFresh: false,
    })
  }

  /** The cached definition, fresh or stale, so that a page can paint before the network answers. */
  peek(url: string): RawView | undefined {
    return this.known(url, this.deps.scope())?.raw
  }

  isFresh(url: string): boolean {
    const entry = this.entries.get(keyOf(this.deps.scope(), url))
    return entry !== undefined && this.now() - entry.loadedAt < this.deps.ttl
  }

  /** The definition, from the cache while it is fresh. @throws AppError when the server cannot be reached. */
  async load(url: string, { force = false } = {}): Promise<RawView> {
    this.opened.delete(url)
    this.opened.add(url)
    if (!force && this.isFresh(url)) return this.peek(url)
    return this.inFlight.get(keyOf(this.deps.scope(), url)) ?? this.track(url, this.fetchView(url))
  }

  /** Hands over a definition that was requested before the app ran (index.html). */
  prime(url: string, view: Promise<RawView>): void {
    this.track(url, view).catch(() => {})
  }

  /** Fetches all definitions; failures are silent, single pages ask again. */
  async refreshAll(): Promise<void> {
    const scope = this.deps.scope()
    try {
      for (const raw of await this.deps.fetchAll()) {
        if (isObject(raw) && typeof raw.url === 'string') this.keep(raw.url, raw, scope)
      }
    } catch {
      // The next page asks for its own definition.
    }
  }

  /** Forgets all views, on the device too. */
  clear(): void {
    this.entries.clear()
    this.restored.clear()
    for (const name of this.deps.persistence.viewNames()) this.deps.persistence.removeView(name)
  }

  /** A definition turned out to be worse than the one before: the page goes on with the old one. */
  discard(url: string, good: RawView): void {
    const scope = this.deps.scope()
    const key = keyOf(scope, url)
    const entry = this.entries.get(key)
    if (entry) this.entries.set(key, { ...entry, raw: good })
    this.persist(url, { raw: good, loadedAt: 0 }, scope)
  }

  private async fetchView(url: string): Promise<RawView> {
    return this.deps.fetchView(url)
  }

  /** Keeps what arrives under the scope it was asked in, whatever the scope is by then. */
  private track(url: string, view: Promise<RawView>): Promise<RawView> {
    const scope = this.deps.scope()
    const key = keyOf(scope, url)
    const pending = view
      .then((raw) => this.keep(url, raw, scope))
      .finally(() => this.inFlight.delete(key))
    this.inFlight.set(key, pending)
    return pending
  }

  /** An unchanged definition keeps its identity, so that nothing is drawn again. */
  private keep(url: string, raw: RawView, scope: string): RawView {
    const before = this.known(url, scope)
    const kept = before && sameView(before.raw, raw) ? before.raw : raw
    const entry = { raw: kept, loadedAt: this.now() }
    runInAction(() => this.entries.set(keyOf(scope, url), entry))
    if (kept !== null) this.persist(url, entry, scope)
    return kept
  }

  private persist(url: string, entry: Entry, scope: string): void {
    const { persistence } = this.deps
    const names = persistence.viewNames()
    if (names.length >= STORED_VIEWS && !names.includes(url)) {
      // Storages list their keys in an order of their own: it says nothing about age.
      const unopened = names.find((name) => !this.opened.has(name))
      const oldest = unopened ?? [...this.opened].find((name) => names.includes(name))
      if (oldest !== undefined) persistence.removeView(oldest)
    }
    persistence.writeView(url, { scope, ...entry } satisfies StoredEntry)
  }

  private known(url: string, scope: string): Entry | undefined {
    return this.entries.get(keyOf(scope, url)) ?? this.restore(url, scope)
  }

  private restore(url: string, scope: string): Entry | undefined {
    const key = keyOf(scope, url)
    if (!this.restored.has(key)) this.restored.set(key, this.readStored(url, scope))
    return this.restored.get(key)
  }

  private readStored(url: string, scope: string): Entry | undefined {
    const stored = this.deps.persistence.readView(url)
    if (!isObject(stored) || stored.scope !== scope) return undefined
    return { raw: stored.raw, loadedAt: 0 }
  }

  private now(): number {
    return (this.deps.now ?? Date.now)()
  }
}

const keyOf = (scope: string, url: string) => `${scope} ${url}`

/** Equal revision, or equal text when the server states none. */
function sameView(left: RawView, right: RawView): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
