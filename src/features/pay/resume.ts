import type { PayRecord } from '../../shared/pay'
import type { PayDeps } from './dispatch'
import {
  advancePayment,
  allPayments,
  isEnded,
  isUnfinished,
  readPayment,
  SLOW_BACKOFF,
  verifyPayment,
} from './ledger'

/** What asking about payments left behind needs. */
export type ResumeDeps = Pick<PayDeps, 'fetchStatus' | 'sleep' | 'persistence' | 'now' | 'userId'>

/** Payments of this user's whose end this device does not know. */
export const unfinishedPayments = (deps: ResumeDeps): readonly PayRecord[] =>
  allPayments(deps).filter(({ state }) => isUnfinished(state))

/**
 * After a start of the app: asks the server about every payment that was begun here and has not ended,
 * cancelled ones too, since money may arrive after a sheet was closed.
 *
 * @returns the payments that turned out to be paid.
 */
export async function resumePayments(
  deps: ResumeDeps,
  pauses: readonly number[] = SLOW_BACKOFF,
): Promise<readonly PayRecord[]> {
  const open = allPayments(deps).filter((record) => !isEnded(record))
  const ends = await Promise.all(
    open.map(async (record) => {
      const { payId, state } = record
      const isOver = !isUnfinished(state)
      const end = await verifyPayment(payId, deps, isOver ? [] : pauses)
      // What the user had ended here stays so until the server says something else.
      if (isOver && end !== 'paid' && end !== 'closed') advancePayment(payId, 'cancel', deps)
      return end
    }),
  )
  return open
    .filter((_, index) => ends[index] === 'paid')
    .map(({ payId }) => readPayment(payId, deps))
    .filter((record): record is PayRecord => record !== undefined)
}
