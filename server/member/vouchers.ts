import { randomInt } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import {
  findVoucher,
  pageVouchers,
  redeemVoucher,
  type Voucher,
  VoucherState,
} from '../../src/features/member/contract'
import { parseJson } from '../../src/shared/json'
import { type L10nText, packText, readText, textOf } from '../database/l10n'
import { newId } from '../database/new-id'
import { pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import type { VoucherTable } from '../database/tables/open'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { deskOf, requireStore } from '../merchant/access'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { packageNameOf, packagesOf } from './own-packages'
import { PACKAGES } from './packages'

const DAY = 86_400
const GOOD_FOR_DAYS = 90
const VOUCHER = { en: 'The voucher', 'zh-Hans': '兑换券' }
const TOO_MANY = new Refusal(400, {
  en: 'There are not that many pieces left on this voucher.',
  'zh-Hans': '兑换券剩余数量不足',
})
const OVER: Readonly<Record<number, L10nText>> = {
  [VoucherState.Used]: { en: 'This voucher is used up.', 'zh-Hans': '兑换券已用完' },
  [VoucherState.Expired]: { en: 'This voucher is over.', 'zh-Hans': '兑换券已过期' },
  [VoucherState.Refunded]: { en: 'This voucher was paid back.', 'zh-Hans': '兑换券已退款' },
}
type Row = Selectable<VoucherTable>

/** What has become of a voucher by `now` (seconds since 1970). */
export function stateOf({ used, total, expiresAt, refundedAt }: Row, now: number) {
  if (refundedAt !== null) return VoucherState.Refunded
  if (used >= total) return VoucherState.Used
  return now >= expiresAt ? VoucherState.Expired : VoucherState.Open
}

/** Twelve digits nobody else shows at a counter. */
async function newCode(trx: Kysely<Database>): Promise<string> {
  for (;;) {
    const code = `${randomInt(100_000, 1_000_000)}${randomInt(100_000, 1_000_000)}`
    const taken = await trx
      .selectFrom('vouchers')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst()
    if (!taken) return code
  }
}

/** A voucher for each thing in a package that was paid. @param now seconds. */
export async function openVouchers(
  trx: Kysely<Database>,
  { userId, payId, packageId }: { userId: string; payId: string; packageId: string },
  now: number,
): Promise<void> {
  const found = PACKAGES.find(({ id }) => id === packageId)
  if (!found) return
  const ids = found.beers.map(([id]) => id)
  const beers = await trx
    .selectFrom('products')
    .select(['id', 'name', 'image'])
    .where('id', 'in', ids)
    .execute()
  const things = [
    ...found.extras.map(({ name, image, count }) => ({
      productId: '',
      name: packText(name),
      image,
      total: count,
    })),
    ...found.beers.flatMap(([id, total]) => {
      const beer = beers.find((each) => each.id === id)
      return beer ? [{ productId: id, name: beer.name, image: beer.image, total }] : []
    }),
  ]
  for (const thing of things) {
    const dates = { createdAt: now, expiresAt: now + GOOD_FOR_DAYS * DAY }
    await trx
      .insertInto('vouchers')
      .values({
        ...thing,
        ...dates,
        id: newId(now),
        code: await newCode(trx),
        userId,
        payId,
        packageId,
      })
      .execute()
  }
}

async function toVoucher(context: Context, row: Row): Promise<Voucher> {
  const { db, locale, now, services } = context
  // Whoever opens them as a package is paid knows no demonstration.
  const { name, image } = retold(
    { name: parseJson(row.name), image: row.image },
    services.demo.words,
  )
  const uses = await db
    .selectFrom('voucher_uses')
    .innerJoin('stores', 'stores.id', 'voucher_uses.storeId')
    .select(['voucher_uses.createdAt as at', 'voucher_uses.count as count', 'stores.name as store'])
    .where('voucherId', '=', row.id)
    .orderBy('voucher_uses.createdAt')
    .execute()
  return {
    id: row.id,
    code: row.code,
    name: textOf(name, locale),
    image,
    total: row.total,
    used: row.used,
    state: stateOf(row, now()),
    expiresAt: row.expiresAt,
    payId: row.payId,
    packageId: row.packageId,
    packageName: packageNameOf(row.packageId, context),
    uses: uses.map(({ store, ...use }) => ({ ...use, store: readText(store, locale) })),
  }
}

/** The digits of what was scanned or typed. */
const digitsOf = (code: string) => code.replace(/^taproom:\w+:/, '').replace(/\s/g, '')

async function byCode(db: Kysely<Database>, code: string): Promise<Row> {
  const row = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('code', '=', digitsOf(code))
    .executeTakeFirst()
  if (!row) throw notFound(VOUCHER)
  return row
}

export const voucherCalls: readonly Handler[] = [
  handle(pageVouchers, async ({ body }, context) => {
    const { limit, offset } = pageWindow(body)
    const rows = await context.db
      .selectFrom('vouchers')
      .selectAll()
      .where('userId', '=', callerOf(context).id)
      .orderBy('expiresAt')
      .orderBy('id')
      .execute()
    const found = rows
      .filter(({ id }) => body.id === undefined || id === body.id)
      .map((row) => ({ row, state: stateOf(row, context.now()) }))
      .filter(({ state }) => body.status === undefined || state === body.status)
      .sort((a, b) => a.state - b.state)
    const result = await Promise.all(
      found.slice(offset, offset + limit).map(({ row }) => toVoucher(context, row)),
    )
    const packages = await packagesOf(context)
    return {
      result,
      pageIndex: body.pageIndex,
      pageSize: limit,
      totalCount: found.length,
      packages,
    }
  }),

  handle(findVoucher, async ({ query }, context) => {
    await deskOf(context)
    return toVoucher(context, await byCode(context.db, query.code))
  }),

  handle(redeemVoucher, async ({ body }, context) => {
    const desk = await deskOf(context)
    requireStore(desk, body.storeId)
    const staffId = callerOf(context).id
    const now = context.now()
    const id = await context.db.transaction().execute(async (trx) => {
      const { requestId, ...wish } = body
      const call = redeemVoucher.contract.path
      await bindRequest(trx, { userId: staffId, requestId, call, body: wish, now })
      const row = await byCode(trx, body.code)
      const repeated = await trx
        .selectFrom('voucher_uses')
        .select('id')
        .where('voucherId', '=', row.id)
        .where('requestId', '=', `${staffId}/${requestId}`)
        .executeTakeFirst()
      if (repeated) return row.id
      const over = OVER[stateOf(row, now)]
      if (over) throw new Refusal(400, over)
      if (row.used + body.count > row.total) throw TOO_MANY
      await trx
        .updateTable('vouchers')
        .set({ used: row.used + body.count })
        .where('id', '=', row.id)
        .execute()
      await trx
        .insertInto('voucher_uses')
        .values({
          id: newId(now),
          voucherId: row.id,
          storeId: body.storeId,
          staffId,
          count: body.count,
          requestId: `${staffId}/${requestId}`,
          createdAt: now,
        })
        .execute()
      return row.id
    })
    const row = await context.db
      .selectFrom('vouchers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return toVoucher(context, row)
  }),
]
