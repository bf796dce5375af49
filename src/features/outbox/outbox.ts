import { observable, runInAction } from 'mobx'
import {
  ApiError,
  isOutage,
  isRefusal,
  SessionExpiredError,
  SessionRenewedError,
} from '../../errors'
import type { HttpRequest } from '../../http/endpoint'
import { newRequestId } from '../../shared/transport'
import {
  asSent,
  idIn,
  NOUNS,
  type Noun,
  shownWith,
  type Waitable,
  type Wish,
  waitable,
  withId,
  wordsOf,
} from './contract'
import type { Entry, Shelf } from './shelf'

/** Between two tries, ms: doubled with each that fails, up to the longest, half of it by chance. */
const PAUSE = 2000
const LONGEST = 300_000
/** A window that sends says so again and again, ms. */
const BEAT = 5000
/** Another window is sending: whoever has just asked waits so long for it, ms. */
const TURN = 200
const TURNS = 15
/** A server that fails on one entry is asked so often, then it counts as a no. */
const MOST_FAILURES = 5
/** Refusals of the moment: a login renewed, too slow, too early, too many, another clock. */
const LATER: readonly number[] = [401, 408, 412, 425, 429]

/** What the user is told. */
export type Told = 'kept' | 'late' | { readonly refused: Entry; readonly why: unknown }

export interface OutboxDeps {
  readonly shelf: Shelf
  readonly send: (request: HttpRequest) => Promise<unknown>
  /** See `withdrawSent`. */
  readonly withdraw: (requestId: string) => Promise<boolean>
  /** Who is logged in; empty for nobody. */
  readonly userId: () => string
  readonly tell: (what: Told) => void
  /** What nobody waited for has changed something: what is on the screen may be older. */
  readonly changed: () => void
}

interface Waiter {
  readonly request: HttpRequest
  readonly row: Waitable
  readonly resolve: (data: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Keeps what needs no answer now, and sends it in order, once, as who asked for it (decision 0076). */
export class Outbox {
  private readonly all = observable.box<readonly Entry[]>([], { deep: false })
  /** Callers of what is on its way for the first time. */
  private readonly waiters = new Map<string, Waiter>()
  private readonly running = new Set<Noun>()
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly deps: OutboxDeps) {
    this.look()
  }

  /** What waits of the user who is logged in, the oldest first; not what is on its way for the first time. */
  get waiting(): readonly Entry[] {
    const userId = this.deps.userId()
    return this.all.get().filter((each) => each.userId === userId && !this.waiters.has(each.id))
  }

  /** Whether this waits, by its request id. */
  has(id: string): boolean {
    return this.waiting.some((each) => each.id === id && !each.undone)
  }

  /** Looks at the device again: another window may have added or sent something. */
  look(): void {
    const all = this.deps.shelf.all()
    runInAction(() => this.all.set(all))
  }

  /**
   * Sends a call of the app's. What may wait is kept first, and sent behind what waits already.
   *
   * @returns the answer; for what is kept what its row says.
   * @throws what the client throws; NetworkError too for what is kept where its row has no answer.
   */
  async send(request: HttpRequest): Promise<unknown> {
    const { host, method, path, query, body, read } = request
    const wish: Wish = { host, method, path, query, body, read }
    const userId = this.deps.userId()
    const row = userId === '' || request.credentials ? undefined : waitable(wish)
    if (!row) return this.show(request)
    const kept = this.keep(wish, row, userId)
    if (kept === 'cancelled') return row.answer?.(row.fields)
    if (kept === 'full') return this.deps.send(request)
    return new Promise((resolve, reject) => {
      this.settle(kept.id)
      this.waiters.set(kept.id, { request, row, resolve, reject })
      this.look()
      void this.run(kept.noun)
    })
  }

  /** Sends what waits, now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.look()
    await Promise.all(NOUNS.map((noun) => this.run(noun)))
  }

  /** The device has a network again, or another user: what waited long is tried at once. */
  hurry(): void {
    this.failures = 0
    void this.flush()
  }

  /** Takes one back: at once if it has not left, else as soon as the server can be asked. */
  undo(id: string): void {
    const entry = this.deps.shelf.read(id)
    if (!entry) return
    if (entry.tries === 0) this.deps.shelf.remove(id)
    else this.deps.shelf.write({ ...entry, undone: true })
    this.look()
    this.deps.changed()
    void this.run(entry.noun)
  }

  /** Those of the user that were not taken back, as they lie on the device now. */
  private mine(noun?: Noun): readonly Entry[] {
    this.look()
    const userId = this.deps.userId()
    return this.all.get().filter((each) => each.userId === userId && (!noun || each.noun === noun))
  }

  /** A read, with what waits on top. */
  private async show(request: HttpRequest): Promise<unknown> {
    const pending = () => this.mine().filter(({ undone }) => !undone)
    if (!request.read || this.all.get().length === 0) return this.deps.send(request)
    try {
      return shownWith(request, await this.deps.send(request), pending())
    } catch (error) {
      const data = isOutage(error) ? shownWith(request, undefined, pending()) : undefined
      if (data === undefined) throw error
      return data
    }
  }

  private keep(wish: Wish, row: Waitable, userId: string): Entry | 'cancelled' | 'full' {
    const { shelf } = this.deps
    const named = idIn(wish)
    const known = named === '' ? undefined : shelf.read(named)
    if (known?.userId === userId) return known
    const mine = this.mine(row.noun)
    const older = row.key === '' ? undefined : mine.filter((each) => each.key === row.key).pop()
    if (older?.tries === 0 && !older.undone) {
      shelf.remove(older.id)
      this.settle(older.id)
      this.look()
      if (older.call !== row.call) return 'cancelled'
    }
    const id = named || newRequestId()
    const last = this.all.get()[this.all.get().length - 1]?.at ?? 0
    const entry: Entry = {
      id,
      userId,
      noun: row.noun,
      key: row.key,
      at: Math.max(Date.now(), last + 1),
      wish: withId(wish, id),
      call: row.call,
      words: wordsOf(row),
      tries: 0,
    }
    return shelf.write(entry) ? entry : 'full'
  }

  /** Sends one line of entries, the oldest first, until one has to wait. */
  private async run(noun: Noun): Promise<void> {
    if (this.running.has(noun) || this.mine(noun).length === 0) return
    this.running.add(noun)
    let failure: unknown
    try {
      const { shelf } = this.deps
      for (let turns = TURNS; !shelf.take(noun) && turns > 0 && this.isAsked(noun); turns -= 1)
        await new Promise((resolve) => setTimeout(resolve, TURN))
      for (let next = this.next(noun); next && !failure; next = this.next(noun))
        failure = await this.attempt(next)
    } finally {
      this.running.delete(noun)
      this.deps.shelf.leave(noun)
      this.letGo(noun, failure)
    }
    if (this.mine(noun).length > 0) this.later()
    else if (!failure) this.failures = 0
  }

  private readonly isAsked = (noun: Noun) => this.mine(noun).some(({ id }) => this.waiters.has(id))

  private next(noun: Noun): Entry | undefined {
    const [first] = this.mine(noun)
    return first && this.deps.shelf.take(noun) ? first : undefined
  }

  /** @returns undefined when it is done with, else why it has to wait. */
  private async attempt(entry: Entry): Promise<unknown> {
    const { shelf, send, withdraw, tell, changed } = this.deps
    const { id, noun, wish, at, tries } = entry
    const beat = setInterval(() => shelf.take(noun), BEAT)
    // Written before it is sent: after a restart it may have arrived.
    shelf.write({ ...entry, tries: tries + 1 })
    try {
      if (entry.undone) {
        const isTakenBack = await withdraw(id)
        shelf.remove(id)
        this.settle(id)
        if (!isTakenBack) tell('late')
        changed()
      } else {
        const asked = this.waiters.get(id)?.request
        const { check, background = !asked }: Partial<HttpRequest> = asked ?? {}
        const data = await send({ ...asSent(wish, at), anonymous: false, background, check })
        if (shelf.read(id)?.undone) tell('late')
        shelf.remove(id)
        if (!this.settle(id, { data })) changed()
      }
      this.failures = 0
      return undefined
    } catch (error) {
      // The login was renewed instead: it goes with the new one.
      if (error instanceof SessionRenewedError && tries < MOST_FAILURES) return undefined
      if (!this.isOver(entry, error)) return error
      shelf.remove(id)
      const waiter = this.waiters.get(id)
      this.waiters.delete(id)
      if (waiter) waiter.reject(error)
      else {
        if (entry.undone) tell('late')
        else if (!waitable(wish)?.silent) tell({ refused: entry, why: error })
        changed()
      }
      return undefined
    } finally {
      clearInterval(beat)
      this.look()
    }
  }

  /** Whether the server has said no for good. */
  private isOver({ id, tries }: Entry, error: unknown): boolean {
    if (!isRefusal(error) || !(error instanceof ApiError)) return false
    if (error instanceof SessionExpiredError || LATER.includes(error.code)) return false
    return error.code !== 500 || this.waiters.has(id) || tries + 1 >= MOST_FAILURES
  }

  /** @returns whether somebody waited for it. */
  private settle(id: string, answer?: { readonly data: unknown }): boolean {
    const waiter = this.waiters.get(id)
    this.waiters.delete(id)
    waiter?.resolve(answer ? answer.data : waiter.row.answer?.(waiter.row.fields))
    return waiter !== undefined
  }

  /** Whoever asked for what has to wait is told so, once. */
  private letGo(noun: Noun, failure: unknown): void {
    const kept = new Set(this.mine(noun).map(({ id }) => id))
    let isSaid = false
    for (const [id, { row, reject }] of [...this.waiters]) {
      if (row.noun !== noun) continue
      const isLost = failure !== undefined && kept.has(id)
      if (failure instanceof SessionExpiredError || (isLost && !row.answer)) {
        this.waiters.delete(id)
        reject(failure)
      } else this.settle(id)
      isSaid ||= isLost && !row.silent
    }
    this.look()
    if (isSaid && !(failure instanceof SessionExpiredError)) this.deps.tell('kept')
  }

  private later(): void {
    if (this.timer !== undefined) return
    const pause = Math.min(PAUSE * 2 ** this.failures, LONGEST) * (0.5 + Math.random() / 2)
    this.failures += 1
    this.timer = setTimeout(() => void this.flush(), pause)
  }
}
