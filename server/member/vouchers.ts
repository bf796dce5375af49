import { randomInt } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import {
  findVoucher,
  pageVouchers,
  redeemVoucher,
  refundPackage,
  type Voucher,
  VoucherState,
} from '../../src/features/member/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { type L10nText, packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import type { VoucherTable } from '../database/tables/open'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { deskOf, requireStore } from '../merchant/access'
import { payBack } from '../order/pay-back'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { takeGradeBack } from './experience'
import { PACKAGES } from './packages'

const DAY = 86_400
const GOOD_FOR_DAYS = 90
const REFUND_DAYS = 7
const VOUCHER = { en: 'The voucher', 'zh-Hans': '兑换券' }
const PACKAGE = { en: 'The package', 'zh-Hans': '套餐' }
const TOO_MANY = new Refusal(400, {
  en: 'There are not that many pieces left on this voucher.',
  'zh-Hans': '兑换券剩余数量不足',
})
const OVER: Readonly<Record<number, L10nText>> = {
  [VoucherState.Used]: { en: 'This voucher is used up.', 'zh-Hans': '兑换券已用完' },
  [VoucherState.Expired]: { en: 'This voucher is over.', 'zh-Hans': '兑换券已过期' },
  [VoucherState.Refunded]: { en: 'This voucher was paid back.', 'zh-Hans': '兑换券已退款' },
}
const NOT_BACK = new Refusal(400, {
  en: 'A package is paid back within seven days, when nothing of it was used.',
  'zh-Hans': '套餐仅支持七天内且未使用时退款',
})

type Row = Selectable<VoucherTable>

/** What has become of a voucher by `now` (seconds since 1970). */
export function stateOf({ used, total, expiresAt, refundedAt }: Row, now: number) {
  if (refundedAt !== null) return VoucherState.Refunded
  if (used >= total) return VoucherState.Used
  return now >= expiresAt ? VoucherState.Expired : VoucherState.Open
}

const nameOf = (packageId: string): L10nText =>
  PACKAGES.find(({ id }) => id === packageId)?.name ?? { en: '', 'zh-Hans': '' }

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

async function toVoucher({ db, locale, now }: Context, row: Row): Promise<Voucher> {
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
    name: readText(row.name, locale),
    image: row.image,
    total: row.total,
    used: row.used,
    state: stateOf(row, now()),
    expiresAt: row.expiresAt,
    payId: row.payId,
    packageId: row.packageId,
    packageName: nameOf(row.packageId)[locale],
    uses: uses.map(({ store, ...use }) => ({ ...use, store: readText(store, locale) })),
  }
}

async function packagesOf({ db, locale, now, user }: Context) {
  const rows = await db
    .selectFrom('package_orders')
    .innerJoin('payments', 'payments.id', 'package_orders.payId')
    .select(['package_orders.payId', 'packageId', 'openedAt', 'payments.amount'])
    .where('package_orders.userId', '=', user?.id ?? '')
    .where('openedAt', 'is not', null)
    .orderBy('openedAt', 'desc')
    .execute()
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['payId', 'used', 'refundedAt'])
    .where('userId', '=', user?.id ?? '')
    .execute()
  return rows.map(({ payId, packageId, openedAt, amount }) => {
    const own = vouchers.filter((voucher) => voucher.payId === payId)
    const isRefunded = own.some(({ refundedAt }) => refundedAt !== null)
    const isFresh = (openedAt ?? 0) + REFUND_DAYS * DAY > now()
    const canRefund =
      isFresh && !isRefunded && own.length > 0 && own.every(({ used }) => used === 0)
    const name = nameOf(packageId)[locale]
    return { payId, packageId, name, amount, openedAt: openedAt ?? 0, isRefunded, canRefund }
  })
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

  handle(refundPackage, async ({ body: { payId } }, context) => {
    const userId = callerOf(context).id
    const now = context.now()
    return context.db.transaction().execute(async (trx) => {
      const paid = await trx
        .selectFrom('package_orders')
        .innerJoin('payments', 'payments.id', 'package_orders.payId')
        .select(['payments.amount as amount', 'openedAt', 'packageId'])
        .where('package_orders.payId', '=', payId)
        .where('package_orders.userId', '=', userId)
        .where('payments.status', '=', PayStatus.Paid)
        .executeTakeFirst()
      if (!paid) throw notFound(PACKAGE)
      const { amount } = paid
      const done = await trx
        .selectFrom('order_refunds')
        .select('channel')
        .where('payId', '=', payId)
        .executeTakeFirst()
      if (done) return { payId, amount, channel: done.channel }
      const own = await trx
        .selectFrom('vouchers')
        .select('used')
        .where('payId', '=', payId)
        .execute()
      const isFresh = (paid.openedAt ?? 0) + REFUND_DAYS * DAY > now
      if (!isFresh || own.length === 0 || own.some(({ used }) => used > 0)) throw NOT_BACK
      await trx
        .updateTable('vouchers')
        .set({ refundedAt: now })
        .where('payId', '=', payId)
        .execute()
      const nothing = { orderId: '', afterSaleId: '', points: 0, taken: 0 }
      const { channel } = await payBack(trx, {
        ...nothing,
        payId,
        userId,
        amount,
        reason: 'package',
        now,
      })
      await takeGradeBack(trx, userId, paid.packageId)
      return { payId, amount, channel }
    })
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
