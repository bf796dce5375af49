import type { SentTransfer, TransferOrder } from '../../shared/pay'
import type { Persistence } from '../../stores/persistence'

interface Deps {
  readonly persistence: Persistence
  readonly userId: string
}

/** How long a transfer without an answer is offered again, ms. By then the bill has the answer. */
const KEEP = 24 * 60 * 60 * 1000

/** What could not be written: it lives until the app closes. */
const unwritten = new WeakMap<Persistence, readonly SentTransfer[]>()

/** Of every user of this device, oldest first; what is too old goes. */
function all(persistence: Persistence): readonly SentTransfer[] {
  const kept = unwritten.get(persistence) ?? persistence.read('transfers') ?? []
  const fresh = kept.filter(({ at }) => Math.abs(Date.now() - at) < KEEP)
  if (fresh.length < kept.length) store(persistence, fresh)
  return fresh
}

function store(persistence: Persistence, transfers: readonly SentTransfer[]): void {
  try {
    if (transfers.length > 0) persistence.write('transfers', transfers)
    else persistence.remove('transfers')
    unwritten.delete(persistence)
  } catch {
    // A full storage must not keep anyone from sending money, nor from asking how it ended.
    unwritten.set(persistence, transfers)
  }
}

const without = (transfers: readonly SentTransfer[], requestId: string) =>
  transfers.filter((each) => each.requestId !== requestId)

/** Notes that a transfer is about to be sent: should the app die now, the next start knows of it. */
export function beginTransfer(order: TransferOrder, { persistence, userId }: Deps): void {
  const { accountId, toMobile, amount, requestId } = order
  const sent = { accountId, toMobile, amount, requestId, userId, at: Date.now() }
  store(persistence, [...without(all(persistence), requestId), sent])
}

/** The server has said how a transfer ended, or the user has given it up. */
export function endTransfer(requestId: string, persistence: Persistence): void {
  store(persistence, without(all(persistence), requestId))
}

/** The last transfer of this user, and nobody else's, of which nobody knows how it ended. */
export function unansweredTransfer({ persistence, userId }: Deps): TransferOrder | undefined {
  const [last] = all(persistence)
    .filter((each) => each.userId === userId)
    .slice(-1)
  if (!last) return undefined
  const { accountId, toMobile, amount, requestId } = last
  return { accountId, toMobile, amount, requestId }
}
