import { makeAutoObservable } from 'mobx'
import { SPINNER_DELAY } from '../shared/constants'

/** Once shown, a spinner stays this long: one that flashes says less than none, ms. */
const MINIMUM = 300

/** Whether the user waits for the server: calls in flight, counted (client spec §9: after 600 ms). */
export class ActivityStore {
  busy = false
  private pending = 0
  private timer: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    makeAutoObservable<this, 'pending' | 'timer'>(this, { pending: false, timer: false })
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
