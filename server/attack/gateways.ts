import { PayStatus } from '../../src/features/pay/contract'
import { SIGNATURE_HEADER } from '../gateways/simulated/cashier'
import { simulatedOf } from '../gateways/testing/simulated'
import { auditBooks } from '../testing/audit-books'
import { type Bench, dataOf, freshPayment, post } from './deals'
import { prepare } from './money'

const PAY = { path: 'api/pay/pay', as: '1001' } as const
const TIMES = 20

const DECISIONS = ['approve', 'duplicate', 'delay', 'cancel', 'decline', 'expire'] as const

/** Sums a gateway may be wrong about, cents; none is what was asked for. */
const SUMS: readonly unknown[] = [0, -1, 1, 0.5, 99_999_999, 2 ** 53, '1', null]

/**
 * What a person does at the cashier, twenty times at once, and news of a gateway whose sum is wrong, twenty
 * times at once: an order is charged once, and money that pays nothing goes back.
 */
export async function attackGateways(bench: Bench): Promise<void> {
  const { range, sandbox, seed } = bench
  const { db } = sandbox.services
  const { keys } = simulatedOf(sandbox.services)
  await prepare(bench)

  async function afterwards(name: string, call: string): Promise<void> {
    await range.attempt({ name, call }, () => auditBooks(db).then((problems) => [...problems]))
  }

  for (const action of DECISIONS) {
    const name = `${seed} cashier ${action}`
    const payment = await freshPayment(bench, `cashier-${action}`)
    const started = await post(bench, PAY, name, { ...payment, payType: 1 })
    const token = new URL(String(dataOf(started).url)).searchParams.get('token') ?? ''
    const body = new URLSearchParams({ token, action }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', body, headers }
    const shot = { name, path: '/pay/cashier/decision', init }
    await Promise.all(Array.from({ length: TIMES }, () => range.fire(shot)))
    await afterwards(name, `POST /pay/cashier/decision ${action}, ${TIMES} times at once`)
  }

  for (const [at, amount] of SUMS.entries()) {
    const name = `${seed} news of ${amount}`
    const { payId } = await freshPayment(bench, `news-${at}`)
    const news = { gateway: 'cashier', transactionId: `42-${at}`, payId, amount, payType: 1 }
    const body = JSON.stringify(news)
    const headers = { [SIGNATURE_HEADER]: await keys.sign(body) }
    const shot = { name, path: '/pay/notify/cashier', init: { method: 'POST', body, headers } }
    await Promise.all(Array.from({ length: TIMES }, () => range.fire(shot)))
    await afterwards(name, `POST /pay/notify/cashier ${body}, ${TIMES} times at once`)
    const payments = db.selectFrom('payments').select('status').where('id', '=', String(payId))
    const { status } = await payments.executeTakeFirstOrThrow()
    if (status === PayStatus.Paid) range.blame(shot, 'a wrong sum paid')
  }
}
