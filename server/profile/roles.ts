import { type Kysely, sql } from 'kysely'
import type { UserRecord } from '../../src/http/shapes'
import type { Database } from '../database/schema'

/** Of a shop that may sell: an application is no shop yet. */
const APPROVED = 2

/**
 * What somebody is besides a shopper, by what they have: devices, a shop, streams, a seat at a support desk.
 * Who runs a shop sits at its desk, an administrator at that of the house.
 */
export async function rolesOf(
  db: Kysely<Database>,
  { id, isAdmin }: { readonly id: string; readonly isAdmin: number },
): Promise<NonNullable<UserRecord['roles']>> {
  const has = await db
    .selectNoFrom([
      sql<0 | 1>`exists (select 1 from devices where ownerId = ${id})`.as('devices'),
      sql<
        0 | 1
      >`exists (select 1 from merchants where ownerId = ${id} and status = ${APPROVED})`.as('shop'),
      sql<0 | 1>`exists (select 1 from lives where authorId = ${id})`.as('streams'),
      sql<0 | 1>`exists (select 1 from desk_members where userId = ${id})`.as('seat'),
    ])
    .executeTakeFirstOrThrow()
  return {
    owner: has.devices === 1,
    merchant: has.shop === 1,
    author: has.streams === 1,
    staff: has.seat === 1 || has.shop === 1 || isAdmin === 1,
    admin: isAdmin === 1,
  }
}
