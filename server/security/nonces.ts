/** Letters and digits, long enough not to come twice by chance. */
const WELL_FORMED = /^[\w-]{8,64}$/
/** As many calls as fit into some 20 MB; beyond, the oldest are forgotten first. */
const MOST = 200_000

/**
 * What signed calls were made of lately: each is taken once. Kept in memory, since a call is refused for
 * its age alone soon after.
 */
export class Nonces {
  /** By the order they came in: when each may be forgotten, seconds since 1970. */
  private readonly taken = new Map<string, number>()

  /** @param window how long a signature is good for before and after its time, seconds. */
  constructor(private readonly window: number) {}

  /**
   * Takes a nonce.
   *
   * @param timestamp of its call, seconds since 1970.
   * @param now seconds since 1970.
   * @returns false when it was taken before, or is none.
   */
  take(nonce: string, timestamp: number, now: number): boolean {
    if (!WELL_FORMED.test(nonce) || this.taken.has(nonce)) return false
    this.forget(now)
    this.taken.set(nonce, Math.max(timestamp, now) + this.window)
    return true
  }

  private forget(now: number): void {
    for (const [nonce, until] of this.taken) {
      if (until >= now && this.taken.size < MOST) return
      this.taken.delete(nonce)
    }
  }
}
