import { OrderStatus } from '../../../src/features/order/contract'
import { PayStatus } from '../../../src/features/pay/contract'
import type { OpenDatabase } from '../../database/open'
import { auditBooks } from '../audit-books'
import { SCARCE, type Told } from './crowd'
import type { Person } from './crowd-people'

/** What was there before the crowd came. */
export interface Before {
  readonly people: readonly Person[]
  /** Pieces of what all want. */
  readonly stock: number
  /** Cents on all accounts of the crowd. */
  readonly money: number
}

/**
 * Compares what the crowd was told with what the database has: every yes once, no no at all, every cent and every
 * piece accounted for.
 *
 * @returns what is wrong, ready to read; empty when nothing is.
 */
export async function countUp(
  { db }: OpenDatabase,
  { people, stock, money }: Before,
  { done, refused }: Told,
): Promise<readonly string[]> {
  const ids = people.map(({ id }) => id)
  const problems = [...(await auditBooks(db))]
  const transfers = await db
    .selectFrom('transfers')
    .selectAll()
    .where('userId', 'in', ids)
    .execute()
  const orders = await db.selectFrom('orders').selectAll().where('userId', 'in', ids).execute()
  const payments = await db.selectFrom('payments').selectAll().where('userId', 'in', ids).execute()
  const paid = payments.filter(({ status }) => status === PayStatus.Paid)

  const wishes = [...transfers, ...orders].map(({ requestId }) => requestId)
  if (new Set(wishes).size !== wishes.length) problems.push('a wish was granted twice')
  for (const name of [...done.keys()].filter((each) => !each.endsWith('-paid')))
    if (!wishes.includes(name)) problems.push(`${name} was promised and is lost`)
  for (const name of refused)
    if (wishes.includes(name)) problems.push(`${name} was refused and done`)

  for (const { requestId, payId } of orders) {
    const isPaid = paid.some(({ id }) => id === payId)
    if (isPaid !== done.has(`${requestId}-paid`)) problems.push(`${requestId} is paid: ${isPaid}`)
  }

  const sold = orders.filter(({ status }) => status !== OrderStatus.Closed).length
  const { stock: left } = await db
    .selectFrom('skus')
    .select('stock')
    .where('id', '=', SCARCE.skuId)
    .executeTakeFirstOrThrow()
  if (left < 0 || stock - sold !== left)
    problems.push(`of ${stock} pieces ${sold} are sold and ${left} left`)

  const accounts = await db
    .selectFrom('accounts')
    .select('amount')
    .where('userId', 'in', ids)
    .where('kind', '=', 'balance')
    .execute()
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
  const gone = sum(paid.map(({ amount }) => amount)) + sum(transfers.map(({ fee }) => fee))
  const held = sum(accounts.map(({ amount }) => amount))
  if (held + gone !== money) problems.push(`of ${money} cents ${held} are held and ${gone} spent`)
  return problems
}
