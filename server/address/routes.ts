import type { Kysely, Selectable } from 'kysely'
import {
  type AddressInput,
  addAddress,
  deleteAddress,
  updateAddress,
} from '../../src/features/address/contract'
import {
  type Address,
  pageAddresses,
  setDefaultAddress,
} from '../../src/features/address/contract-choose'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { callerOf, type Handler, handle } from '../handler'
import type { Locale } from '../locale'
import { requireMobile } from '../login/mobile'
import { placeIn, placeToKeep } from '../place/names'
import type { AddressTable } from '../profile/rows'
import { notFound, Refusal } from '../refusal'

const ADDRESS = { en: 'The address', 'zh-Hans': '地址' }

function toAddress(
  { createdAt: _, isDefault, ...row }: Selectable<AddressTable>,
  locale: Locale,
): Address {
  return { ...placeIn(locale, row), isDefault: isDefault === 1 }
}

/** @throws Refusal 400 for what a form would have stopped. */
function check<T extends AddressInput>(input: T): T {
  requireMobile(input.mobile)
  const texts = [input.name, input.province, input.city, input.area, input.detail]
  if (texts.every((text) => text.trim() !== '')) return placeToKeep(input)
  throw new Refusal(400, { en: 'The address is not complete.', 'zh-Hans': '地址信息不完整' })
}

/** One address of the user's. @throws Refusal 404 when there is none, or it is somebody else's. */
export async function ownAddress(db: Kysely<Database>, userId: string, id: string) {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound(ADDRESS)
  return row
}

async function makeDefault(db: Kysely<Database>, userId: string, id: string): Promise<void> {
  await db
    .updateTable('addresses')
    .set((eb) => ({ isDefault: eb.case().when('id', '=', id).then(1).else(0).end() }))
    .where('userId', '=', userId)
    .execute()
}

/** Somebody with addresses always has a default one: the first, or the newest that is left. */
async function ensureDefault(db: Kysely<Database>, userId: string): Promise<void> {
  const [first] = await db
    .selectFrom('addresses')
    .select(['id', 'isDefault'])
    .where('userId', '=', userId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .execute()
  if (first && first.isDefault === 0) await makeDefault(db, userId, first.id)
}

export const handlers: readonly Handler[] = [
  handle(pageAddresses, async ({ body }, context) => {
    const mine = context.db.selectFrom('addresses').where('userId', '=', callerOf(context).id)
    const { limit, offset } = pageWindow(body)
    const rows = await mine
      .selectAll()
      .orderBy('isDefault', 'desc')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const count = await countOf(mine)
    return {
      result: rows.map((row) => toAddress(row, context.locale)),
      pageIndex: body.pageIndex,
      pageSize: limit,
      totalCount: count,
    }
  }),

  handle(addAddress, async ({ body }, context) => {
    const userId = callerOf(context).id
    const createdAt = context.now()
    const id = newId(createdAt)
    return context.db.transaction().execute(async (trx) => {
      const { isDefault: _, ...place } = check(body)
      // The same place again is the same address: its answer was lost.
      const known = await trx
        .selectFrom('addresses')
        .select('id')
        .where('userId', '=', userId)
        .where((eb) => eb.and(place))
        .executeTakeFirst()
      if (known) {
        if (body.isDefault) await makeDefault(trx, userId, known.id)
        return toAddress(await ownAddress(trx, userId, known.id), context.locale)
      }
      await trx
        .insertInto('addresses')
        .values({ ...place, id, userId, isDefault: 0, createdAt })
        .execute()
      if (body.isDefault) await makeDefault(trx, userId, id)
      await ensureDefault(trx, userId)
      return toAddress(await ownAddress(trx, userId, id), context.locale)
    })
  }),

  handle(updateAddress, async ({ body }, context) => {
    const userId = callerOf(context).id
    const { id, isDefault, ...input } = check(body)
    return context.db.transaction().execute(async (trx) => {
      await ownAddress(trx, userId, id)
      await trx
        .updateTable('addresses')
        .set({ ...input, isDefault: isDefault ? 1 : 0 })
        .where('id', '=', id)
        .execute()
      if (isDefault) await makeDefault(trx, userId, id)
      await ensureDefault(trx, userId)
      return toAddress(await ownAddress(trx, userId, id), context.locale)
    })
  }),

  handle(setDefaultAddress, async ({ body }, context) => {
    const userId = callerOf(context).id
    await context.db.transaction().execute(async (trx) => {
      await ownAddress(trx, userId, body.addressId)
      await makeDefault(trx, userId, body.addressId)
    })
    return null
  }),

  handle(deleteAddress, async ({ params }, context) => {
    const userId = callerOf(context).id
    await context.db.transaction().execute(async (trx) => {
      await ownAddress(trx, userId, params.id)
      await trx.deleteFrom('addresses').where('id', '=', params.id).execute()
      await ensureDefault(trx, userId)
    })
    return null
  }),
]
