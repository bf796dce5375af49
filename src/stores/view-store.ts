import { observable, reaction, runInAction } from 'mobx'
import { RequestCancelledError } from '../errors'
import { SharedCalls } from '../http/in-flight'
import { isObject } from '../shared/json'
import type { ViewStorage } from '../shared/storage'

const MINUTE = 60_000
/** A view is fresh for 30 s, in a production build for 600 s (point 2). */
export const VIEW_TTL = { development: 0.5 * MINUTE, production: 10 * MINUTE } as const
/** All definitions are fetched anew each ten minutes (commerce spec §9). */
export const ALL_VIEWS_INTERVAL = 10 * MINUTE
/** Clients that hear of a change at once do not all ask at once, ms. */
const JITTER = 5000
/** So many definitions of all are kept in one go: a list that is scrolled meanwhile does not stop. */
const A_FRAME = 8
/** Where it is kept up to which change the definitions on this device are known. */
const REV = 'rev'
/** A definition as the server sent it, not yet read. Null when the server has none for this url. */
export type RawView = unknown

interface Entry {
  readonly raw: RawView
  readonly loadedAt: number
}

/** Where the last definition of a url that worked is kept, apart from the newest one. */
export const goodName = (url: string): string => `good ${url}`

export interface ViewStoreDeps {
  /** `ahead` of a page that nobody has opened: a session that is refused for it is told to nobody. */
  readonly fetchView: (url: string, signal: AbortSignal, ahead?: true) => Promise<RawView>
  /** All of them; with a revision, what has changed since. */
  readonly fetchAll: (
    since?: string,
  ) => Promise<readonly RawView[] | { rev: string; views: Record<string, RawView> }>
  readonly storage: ViewStorage
  /** Tenant, client and version: a definition of another scope is never shown. */
  readonly scope: () => string
  readonly ttl: number
  readonly now?: () => number
}

interface Restored {
  readonly entry: Entry | undefined
  /** How much could be read from the device then. */
  readonly arrivals: number
}

/** View definitions by page url, newest kept, each fetched at most once at a time. Holds no user data. */
export class ViewStore {
  private readonly measured = observable.box<number | undefined>(undefined)
  /** By scope and url. */
  private entries = observable.map<string, Entry>({}, { deep: false })
  private calls = new SharedCalls<RawView>()
  /** Read from the device while drawing, so not observable: drawing must not change what is observed. */
  private restored = new Map<string, Restored>()
  /** The last definitions that worked. */
  private good = new Map<string, RawView>()
  /** Rises when the device can read more than before. */
  private readonly arrivals = observable.box(0)
  /** Up to which change of the server definitions are known, and since when. */
  private rev: string | undefined
  private checkedAt = 0
  /** The newest change that was heard of. */
  private heard: string | undefined
  private coming: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly deps: ViewStoreDeps) {
    const { storage, scope } = deps
    storage.keepOnly(scope())
    storage.onLoaded(() => this.arrive())
    // Nothing of one tenant is left to another.
    reaction(scope, (next) => {
      this.clear()
      storage.keepOnly(next)
    })
  }

  /** Bytes kept on the device, once somebody asked (`measure`). */
  get storedBytes(): number | undefined {
    return this.measured.get()
  }

  /** The cached definition, fresh or stale, so that a page can paint before the network answers. */
  peek(url: string): RawView | undefined {
    return this.known(url, this.deps.scope())?.raw
  }

  /** The newest definition of this url that a page could draw, of an earlier start too. */
  lastGood(url: string): RawView | undefined {
    const scope = this.deps.scope()
    const key = keyOf(scope, url)
    if (!this.good.has(key) && this.arrivals.get() >= 0) {
      const stored = this.readStored(goodName(url), scope)
      if (stored) this.good.set(key, stored.raw)
    }
    return this.good.get(key)
  }

  isFresh(url: string): boolean {
    const entry = this.known(url, this.deps.scope())
    // Of one that was not there, no later call of its page would tell that it has come.
    if (!entry?.raw) return false
    return this.now() - Math.max(entry.loadedAt, this.checkedAt) < this.deps.ttl
  }

  /**
   * The definition, from the cache while it is fresh. `signal` takes this caller out; the fetch ends with
   * its last caller. `ahead` of a page that nobody has opened it pushes no other one off the device.
   *
   * @throws AppError when the server cannot be reached; RequestCancelledError for who left.
   */
  async load(
    url: string,
    { force, signal, ahead }: { force?: boolean; signal?: AbortSignal; ahead?: true } = {},
  ): Promise<RawView> {
    if (!ahead) this.deps.storage.touch([url, goodName(url)])
    if (!force && this.isFresh(url)) return this.peek(url)
    const fetch = (inner: AbortSignal) => this.deps.fetchView(url, inner, ahead)
    return this.share(url, fetch, signal, ahead)
  }

  /** Hands over a definition that was requested before the app ran (index.html). */
  prime(url: string, view: Promise<RawView>): void {
    this.share(url, () => view).catch(() => {})
  }

  /** An answer says how new the server's pages are: what changed is fetched, once the first fetch of all is over. */
  told(rev: string | undefined): void {
    this.heard = rev
    if (!rev || this.rev === undefined || rev === this.rev || this.coming) return
    this.coming = setTimeout(() => {
      this.coming = undefined
      // A fetch that was under way when this was heard may have brought it.
      if (this.heard !== this.rev) this.refreshAll()
    }, Math.random() * JITTER)
  }

  /** Fetches what has changed, else all; failures are silent, single pages ask again. */
  async refreshAll(): Promise<void> {
    const scope = this.deps.scope()
    try {
      // A server that speaks of no changes is not asked for them.
      this.rev ??= this.heard && ((this.readStored(REV, scope)?.raw as string) ?? '')
      const all = await this.deps.fetchAll(this.rev)
      if (scope !== this.deps.scope()) return
      const tellsChanges = 'views' in all
      const views = tellsChanges
        ? Object.entries(all.views)
        : all.flatMap((raw) =>
            isObject(raw) && typeof raw.url === 'string' ? [[raw.url, raw] as const] : [],
          )
      const { restored } = this
      const came = this.now()
      for (const [at, [url, raw]] of views.entries()) {
        if (at > 0 && at % A_FRAME === 0) await new Promise((resolve) => setTimeout(resolve))
        // All was forgotten meanwhile, of another tenant too.
        if (this.restored !== restored) return
        // A page that was fetched meanwhile is newer.
        const { loadedAt = 0 } = this.entries.get(keyOf(scope, url)) ?? {}
        if (loadedAt <= came) this.keep(url, raw, scope, tellsChanges)
      }
      this.rev = tellsChanges ? all.rev : undefined
      if (!tellsChanges) return
      this.checkedAt = this.now()
      this.persist(REV, all.rev, scope)
    } catch {
      // The next page asks for its own definition.
    }
  }

  /** A page draws this definition: it is what to go back to when a later one is worse. */
  worked(url: string, raw: RawView): void {
    const scope = this.deps.scope()
    const key = keyOf(scope, url)
    if (this.good.get(key) === raw) return
    this.good.set(key, raw)
    this.persist(goodName(url), raw, scope)
  }

  /** Forgets all views, on the device too. */
  clear(): void {
    runInAction(() => this.entries.clear())
    this.restored = new Map()
    this.good.clear()
    if (this.rev) this.rev = ''
    this.deps.storage.clear()
    if (this.storedBytes !== undefined) this.measure()
  }

  /** Sets `storedBytes`, and keeps it right while more is read from the device. */
  measure(): void {
    runInAction(() => this.measured.set(this.deps.storage.bytes()))
  }

  private arrive(): void {
    runInAction(() => this.arrivals.set(this.arrivals.get() + 1))
    if (this.storedBytes !== undefined) this.measure()
  }

  /** Keeps what arrives under the scope it was asked in, whatever the scope is by then. */
  private share(
    url: string,
    fetch: (signal: AbortSignal) => Promise<RawView>,
    signal?: AbortSignal,
    ahead?: true,
  ): Promise<RawView> {
    const scope = this.deps.scope()
    return this.calls.join(
      // Who opens a page asks for themselves, and draws what comes first.
      keyOf(scope, url) + (ahead ? ' ahead' : ''),
      async (inner) => {
        const { rev } = this
        const raw = await fetch(inner)
        // A change came meanwhile: this may be from before it.
        return this.keep(url, rev === this.rev ? raw : await fetch(inner), scope)
      },
      signal,
      () => new RequestCancelledError(url),
    )
  }

  /** An unchanged definition keeps its identity, so that nothing is drawn again. */
  private keep(url: string, raw: RawView, scope: string, isGone = false): RawView {
    // What no page has asked for is not read from the device to be compared.
    const key = keyOf(scope, url)
    const before = this.entries.get(key) ?? this.restored.get(key)?.entry
    const kept = before && sameView(before.raw, raw) ? before.raw : raw
    runInAction(() => this.entries.set(key, { raw: kept, loadedAt: this.now() }))
    if (kept !== null || isGone) this.persist(url, kept, scope)
    return kept
  }

  private persist(name: string, raw: RawView, scope: string): void {
    const { storage } = this.deps
    // A draft that somebody shows us (`x=~…`) is nobody's page.
    if (/x:~/.test(name)) return
    if (scope === this.deps.scope()) storage.set(name, JSON.stringify({ scope, raw }))
  }

  private known(url: string, scope: string): Entry | undefined {
    return this.entries.get(keyOf(scope, url)) ?? this.restore(url, scope)
  }

  private restore(url: string, scope: string): Entry | undefined {
    const key = keyOf(scope, url)
    const arrivals = this.arrivals.get()
    const before = this.restored.get(key)
    if (before && (before.entry || before.arrivals === arrivals)) return before.entry
    const entry = this.readStored(url, scope)
    this.restored.set(key, { entry, arrivals })
    return entry
  }

  private readStored(name: string, scope: string): Entry | undefined {
    const text = this.deps.storage.get(name)
    if (text === undefined) return undefined
    try {
      const stored: unknown = JSON.parse(text)
      if (!isObject(stored) || stored.scope !== scope) return undefined
      return { raw: stored.raw, loadedAt: 0 }
    } catch {
      // Damaged: the next one that arrives replaces it.
      return undefined
    }
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
