import { makeAutoObservable, when } from 'mobx'
import { SPINNER_DELAY } from '../shared/constants'

/** Once shown, a spinner stays this long: one that flashes says less than none, ms. */
const MINIMUM = 300

/**
 * What goes on: calls in flight, counted, for which the user waits (client spec §9: after 600 ms), and what
 * they are in the middle of, which a newer version of the app must not end.
 */
export class ActivityStore {
  busy = false
  /** Looks for a newer version, for a page that needs one; with `now` it starts it. Given by whoever can. */
  lookForVersion: (now?: boolean) => void = () => {}
  private pending = 0
  private held = 0
  private startVersion: (() => void) | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false, hold: false })
  }

  /** A newer version waits; `start` ends this one. */
  versionFound(start: () => void): void {
    this.startVersion = start
  }

  /** On any page something is typed, paid or sent, until the returned function is called. */
  hold(): () => void {
    this.change(1)
    return () => this.change(-1)
  }

  /** What starts the version that waits; undefined while there is none, or something would be lost by it. */
  get update(): (() => void) | undefined {
    const { startVersion, held, busy } = this
    return startVersion && held === 0 && !busy ? () => this.startWhenIdle() : undefined
  }

  private startWhenIdle(): void {
    when(
      () => this.pending === 0,
      () => this.startVersion?.(),
    )
  }

  private change(by: 1 | -1): void {
    this.held += by
  }

  /** +1 for a call that began, -1 for one that settled. */
  count(change: 1 | -1): void {
    const idle = this.pending === 0
    this.pending += change
    if (idle && this.pending === 1) this.after(SPINNER_DELAY, true)
    if (this.pending === 0) this.after(this.busy ? MINIMUM : 0, false)
  }

  private after(ms: number, busy: boolean): void {
    clearTimeout(this.timer)
    if (busy === this.busy) return
    this.timer = setTimeout(() => this.show(busy), ms)
  }

  private show(busy: boolean): void {
    this.busy = busy
  }
}
