import { newId } from '../../database/new-id'
import type { OpenDatabase } from '../../database/open'
import { giveMoney } from '../give-money'
import { MEMBER } from '../open-sandbox'

/** Somebody of the crowd, who can buy, pay and send. */
export interface Person {
  readonly id: string
  readonly mobile: string
  readonly addressId: string
  readonly accountId: string
}

/** What each has to spend, cents: less than they would like to. */
export const PURSE = 400_000

/** Makes people like the seed's member, with money of their own that the books know of. */
export async function makePeople(
  { db }: OpenDatabase,
  count: number,
  now: number,
): Promise<readonly Person[]> {
  const like = await db
    .selectFrom('users')
    .selectAll()
    .where('mobile', '=', MEMBER)
    .executeTakeFirstOrThrow()
  const home = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', '5001')
    .executeTakeFirstOrThrow()
  const people: Person[] = []
  for (let at = 0; at < count; at++) {
    const id = newId(now)
    const mobile = `1377000${String(1000 + at)}`
    const addressId = `${id}7`
    await db
      .insertInto('users')
      .values({ ...like, id, mobile, userName: `crowd${at}`, parentId: '', gradeId: 1 })
      .execute()
    await db
      .insertInto('addresses')
      .values({ ...home, id: addressId, userId: id })
      .execute()
    const wallets = await db
      .selectFrom('accounts')
      .selectAll()
      .where('userId', '=', like.id)
      .execute()
    const rows = wallets.map((each, place) => ({
      ...each,
      id: `${id}0${place}`,
      userId: id,
      amount: 0,
      frozen: 0,
    }))
    await db.insertInto('accounts').values(rows).execute()
    const accountId = rows.find(({ kind }) => kind === 'balance')?.id ?? ''
    await giveMoney({ db, clock: { now: () => now } }, accountId, PURSE)
    people.push({ id, mobile, addressId, accountId })
  }
  return people
}
