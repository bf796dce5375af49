import type { Persistence } from '../../stores/persistence'

/** Where the app runs: one of these a tab of a browser, one a start of a mini-program. */
export interface Tab {
  readonly owner: string
  /** Payments this tab is making now. */
  readonly running: Set<string>
  /** False where the host runs one of us only, so that a lock found at the start is a dead one's. */
  readonly several: boolean
}

export interface LockDeps {
  readonly tab: Tab
  readonly persistence: Pick<Persistence, 'read' | 'write' | 'remove'>
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Calls again and again until told to stop. */
  readonly every: (milliseconds: number, call: () => void) => () => void
}

/** A tab that died keeps a payment locked no longer than this, ms. */
export const LOCK_TIME = 15_000
const RENEW = LOCK_TIME / 3
/** Longer than two tabs may take between looking and writing, ms. */
const SETTLE = 60

/**
 * Takes the lock of one payment, for this tab and against others (pitfalls P14): a second tap, button or
 * page does not start what is being made.
 *
 * @returns how to give it back; undefined when somebody else holds it.
 */
export async function lockPayment(
  payId: string,
  deps: LockDeps,
): Promise<(() => void) | undefined> {
  const { tab, persistence, now } = deps
  if (tab.running.has(payId)) return undefined
  tab.running.add(payId)
  const key = `payLock_${payId}` as const
  const holder = () => persistence.read(key)
  const isOthers = () => {
    const lock = holder()
    return lock !== undefined && lock.owner !== tab.owner && lock.until > now()
  }
  const write = () => {
    try {
      persistence.write(key, { owner: tab.owner, until: now() + LOCK_TIME })
    } catch {
      // A full storage: this tab's own set still counts, and the server charges once anyway.
    }
  }
  const giveUp = () => {
    tab.running.delete(payId)
    return undefined
  }
  if (tab.several && isOthers()) return giveUp()
  write()
  // Two tabs may have looked at the same moment: the one that wrote last has it.
  if (tab.several) await deps.sleep(SETTLE)
  if (tab.several && isOthers()) return giveUp()
  const stop = deps.every(RENEW, () => {
    if (!isOthers()) write()
  })
  return () => {
    stop()
    tab.running.delete(payId)
    if (holder()?.owner === tab.owner) persistence.remove(key)
  }
}
