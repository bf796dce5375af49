import { makeAutoObservable, observable, runInAction } from 'mobx'
import { isObject } from '../shared/json'
import type { Persistence } from './persistence'

const MINUTE = 60_000
/** A view is fresh for 30 s, in a production build for 600 s (decisions.md, 2). */
export const VIEW_TTL = { development: 0.5 * MINUTE, production: 10 * MINUTE } as const
/** All definitions are fetched anew each ten minutes (commerce spec §9). */
export const ALL_VIEWS_INTERVAL = 10 * MINUTE
/** Definitions kept on the device; the oldest go first. */
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
  private entries = observable.map<string, Entry>({}, { deep: false })
  private inFlight = new Map<string, Promise<RawView>>()
  /** Read from the device while drawing, so not observable: drawing must not change what is observed. */
  private restored = new Map<string, Entry | undefined>()

  constructor(private readonly deps: ViewStoreDeps) {
    makeAutoObservable<this, 'deps' | 'inFlight' | 'restored' | 'entries'>(this, {
      deps: false,
      inFlight: false,
      restored: false,
      entries: false,
      peek: false,
      isFresh: false,
    })
  }

  /** The cached definition, fresh or stale, so that a page can paint before the network answers. */
  peek(url: string): RawView | undefined {
    return (this.entries.get(url) ?? this.restore(url))?.raw
  }

  isFresh(url: string): boolean {
    const entry = this.entries.get(url)
    return entry !== undefined && this.now() - entry.loadedAt < this.deps.ttl
  }

  /** The definition, from the cache while it is fresh. @throws AppError when the server cannot be reached. */
  async load(url: string, { force = false } = {}): Promise<RawView> {
    if (!force && this.isFresh(url)) return this.entries.get(url)?.raw
    const pending = this.inFlight.get(url) ?? this.fetch(url)
    this.inFlight.set(url, pending)
    return pending
  }

  /** Hands over a definition that was requested before the app ran (index.html). */
  prime(url: string, view: Promise<RawView>): void {
    const pending = view.then((raw) => this.keep(url, raw)).finally(() => this.inFlight.delete(url))
    pending.catch(() => {})
    this.inFlight.set(url, pending)
  }

  /** Fetches all definitions; failures are silent, single pages ask again. */
  async refreshAll(): Promise<void> {
    try {
      for (const raw of await this.deps.fetchAll()) {
        if (isObject(raw) && typeof raw.url === 'string') this.keep(raw.url, raw)
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
    const entry = this.entries.get(url)
    if (entry) this.entries.set(url, { ...entry, raw: good })
    this.deps.persistence.writeView(url, { scope: this.deps.scope(), raw: good, loadedAt: 0 })
  }

  private async fetch(url: string): Promise<RawView> {
    try {
      return this.keep(url, await this.deps.fetchView(url))
    } finally {
      this.inFlight.delete(url)
    }
  }

  /** An unchanged definition keeps its identity, so that nothing is drawn again. */
  private keep(url: string, raw: RawView): RawView {
    const before = this.entries.get(url) ?? this.restore(url)
    const kept = before && sameView(before.raw, raw) ? before.raw : raw
    const entry = { raw: kept, loadedAt: this.now() }
    runInAction(() => this.entries.set(url, entry))
    if (kept !== null) this.persist(url, entry)
    return kept
  }

  private persist(url: string, entry: Entry): void {
    const { persistence, scope } = this.deps
    const names = persistence.viewNames()
    if (names.length >= STORED_VIEWS && names[0] !== undefined && !names.includes(url)) {
      persistence.removeView(names[0])
    }
    persistence.writeView(url, { scope: scope(), ...entry } satisfies StoredEntry)
  }

  private restore(url: string): Entry | undefined {
    if (!this.restored.has(url)) this.restored.set(url, this.readStored(url))
    return this.restored.get(url)
  }

  private readStored(url: string): Entry | undefined {
    const stored = this.deps.persistence.readView(url)
    if (!isObject(stored) || stored.scope !== this.deps.scope()) return undefined
    return { raw: stored.raw, loadedAt: 0 }
  }

  private now(): number {
    return (this.deps.now ?? Date.now)()
  }
}

/** Equal revision, or equal text when the server states none. */
function sameView(left: RawView, right: RawView): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
