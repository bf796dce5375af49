import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import type { Actor } from '../order/after-sale-machine'
import { notFound, Refusal } from '../refusal'

const SHOP = { en: 'The shop', 'zh-Hans': '店铺' }
const NO_SHOP = new Refusal(403, {
  en: 'This is for the owners of a shop.',
  'zh-Hans': '仅限店铺经营者使用',
})
/** An application is no shop yet. */
const APPROVED = 2

/** The stores somebody runs, and as whom. */
export interface Desk {
  readonly storeIds: readonly string[]
  /** Stores of the caller's own shops; an administrator may look at more. */
  readonly own: readonly string[]
  readonly isOperator: boolean
}

const storesOf = (db: Kysely<Database>) =>
  db
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select(['stores.id as storeId', 'merchants.id as merchantId', 'merchants.ownerId as ownerId'])
    .where('merchants.status', '=', APPROVED)

/** Whether somebody sees all shops. */
async function isAdministrator(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { isAdmin } = await db
    .selectFrom('users')
    .select('isAdmin')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return isAdmin === 1
}

/**
 * What the caller may work on: the stores of their approved shops, or of one of them; an administrator's are
 * those of all shops.
 *
 * @param merchantId one shop, or empty for all of the caller's.
 * @throws Refusal 403 for who runs no shop, 400 for a shop of somebody else.
 */
export async function deskOf(context: Context, merchantId = ''): Promise<Desk> {
  const { db } = context
  const userId = callerOf(context).id
  const isOperator = await isAdministrator(db, userId)
  const all = await storesOf(db).execute()
  const own = all.filter(({ ownerId }) => ownerId === userId)
  const seen = isOperator ? all : own
  if (seen.length === 0) throw NO_SHOP
  const chosen = seen.filter((store) => merchantId === '' || store.merchantId === merchantId)
  if (chosen.length === 0) throw notFound(SHOP)
  return {
    storeIds: chosen.map(({ storeId }) => storeId),
    own: own.map(({ storeId }) => storeId),
    isOperator,
  }
}

/**
 * Shops by name: the caller's own, the applied for and refused as well, and behind them, for an
 * administrator, all others that have a store open.
 */
export async function shopsOf(context: Context) {
  const { db } = context
  const userId = callerOf(context).id
  const isOperator = await isAdministrator(db, userId)
  const open = new Set((await storesOf(db).execute()).map(({ merchantId }) => merchantId))
  const rows = await db
    .selectFrom('merchants')
    .select(['id', 'name', 'status', 'reason', 'submittedAt', 'ownerId'])
    .orderBy('id')
    .execute()
  const own = rows.filter(({ ownerId }) => ownerId === userId)
  const others = isOperator ? rows.filter((row) => !own.includes(row) && open.has(row.id)) : []
  return [...own, ...others].map(({ ownerId: _, submittedAt, ...row }) => ({
    ...row,
    isWaiting: submittedAt !== null,
  }))
}

/** As whom somebody acts on what is a store's: its shop, or the house. */
export const actorsOf = ({ own, isOperator }: Desk, storeId: string): readonly Actor[] => [
  ...(own.includes(storeId) ? (['seller'] as const) : []),
  ...(isOperator ? (['operator'] as const) : []),
]

/** @throws Refusal 400 when the store is none of the desk's. */
export function requireStore({ storeIds }: Desk, storeId: string): void {
  if (!storeIds.includes(storeId)) throw notFound({ en: 'The store', 'zh-Hans': '门店' })
}
