import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import { buy, OrderStatus } from '../../src/features/order/contract'
import { dayOf } from '../../src/shared/business-day'
import { ownAddress } from '../address/routes'
import { packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import { addPayment, PAY_WITHIN_SECONDS, priceChanged } from '../pay/add-payment'
import { bindRequest } from '../pay/requests'
import { Refusal } from '../refusal'
import { book } from '../wallet/book'
import { accountOf } from '../wallet/open-accounts'
import { spendCoupon } from './discounts'
import { type PurchaseQuote, type Quote, type QuoteLine, quote, Way } from './quote'

type BuyInput = v.InferOutput<NonNullable<typeof buy.contract.body>>

/** Units one account may hold back unpaid; what it has ordered leaves the shelf for others. */
const MOST_UNPAID = 240

const TOO_MUCH_UNPAID = new Refusal(400, {
  en: `At most ${MOST_UNPAID} items can wait for payment. Pay for what you have ordered first.`,
  'zh-Hans': `最多可有 ${MOST_UNPAID} 件商品待付款，请先支付已有订单`,
})
const NO_TAX_NUMBER = new Refusal(400, {
  en: 'A company’s invoice needs its tax number.',
  'zh-Hans': '请填写企业税号',
})

/**
 * Places one order for each store and one payment for all of them, once for a `requestId`: prices, stock,
 * coupons, points and rows in one transaction.
 *
 * @throws Refusal when it costs something else by now (409), and for what cannot be had.
 */
export function placeOrder(context: Context, input: BuyInput) {
  const { db, now } = context
  const userId = callerOf(context).id
  return db.transaction().execute(async (trx) => {
    const { requestId, amount: seen, ...wish } = input
    const call = buy.contract.path
    await bindRequest(trx, { userId, requestId, call, body: wish, now: now() })
    const repeated = await findByRequest(trx, userId, requestId)
    if (repeated) return repeated
    if (input.invoice?.kind === 'company' && input.invoice.taxNumber === '') throw NO_TAX_NUMBER
    const within: Context = { ...context, db: trx }
    const priced = await quote(within, input)
    const address = await addressOf(trx, userId, input, priced)
    if (priced.amount !== seen) throw priceChanged(seen, priced.amount)
    await requireFewUnpaid(trx, userId, priced)
    const createdAt = now()
    const orderIds = priced.stores.map(() => newId(createdAt))
    const payId = await addPayment(trx, {
      userId,
      orderId: orderIds[0] ?? '',
      title: titleOf(priced.stores.flatMap(({ lines }) => lines)),
      amount: priced.amount,
      createdAt,
    })
    for (const [at, part] of priced.stores.entries()) {
      const id = orderIds[at] ?? ''
      // The first has the request's own name: a repeated call finds it, and with it the payment.
      const ids = { id, payId, userId, requestId: at === 0 ? requestId : `${requestId}#${at}` }
      await addOrder(trx, { ...ids, input, address, part, createdAt })
    }
    if (input.isFromCart) await takeFromCart(trx, userId, priced)
    return { orderId: orderIds[0] ?? '', payId, amount: priced.amount, orderIds }
  })
}

interface NewOrder {
  readonly id: string
  readonly payId: string
  readonly userId: string
  readonly requestId: string
  readonly input: BuyInput
  readonly address: string
  readonly part: Quote
  readonly createdAt: number
}

async function addOrder(trx: Kysely<Database>, order: NewOrder): Promise<void> {
  const { id, payId, userId, requestId, input, address, part, createdAt } = order
  const isPickUp = part.way === Way.PickUp
  await trx
    .insertInto('orders')
    .values({
      id,
      payId,
      userId,
      requestId,
      serial: serialOf(createdAt),
      storeId: part.storeId,
      status: OrderStatus.DuePayment,
      way: part.way,
      goodsAmount: part.goodsAmount,
      memberDiscount: part.memberDiscount,
      couponDiscount: part.couponDiscount,
      couponId: part.couponId,
      points: part.pointsDiscount,
      freight: part.freight,
      amount: part.amount,
      address,
      note: part.wish?.note || input.note,
      pickup: isPickUp && part.wish?.pickup ? JSON.stringify(part.wish.pickup) : '',
      pickupCode: isPickUp ? await newPickupCode(trx) : '',
      invoice: input.invoice ? JSON.stringify(input.invoice) : '',
      createdAt,
      paidAt: null,
      expiresAt: createdAt + PAY_WITHIN_SECONDS,
    })
    .execute()
  await addLines(trx, id, part)
  if (part.couponId !== '') {
    // That it is there was asked in this transaction.
    await spendCoupon(trx, { userId, couponId: part.couponId, orderId: id, now: createdAt })
  }
  if (part.pointsDiscount > 0) {
    await book(trx, {
      accountId: await accountOf(trx, userId, 'points'),
      amount: -part.pointsDiscount,
      kind: 'order',
      title: titleOf(part.lines),
      now: createdAt,
      refKind: 'orderPoints',
      refId: id,
    })
  }
}

/** Eight digits nobody else shows at a counter. */
async function newPickupCode(trx: Kysely<Database>): Promise<string> {
  for (;;) {
    const code = String(randomInt(10_000_000, 100_000_000))
    const taken = await trx
      .selectFrom('orders')
      .select('id')
      .where('pickupCode', '=', code)
      .executeTakeFirst()
    if (!taken) return code
  }
}

async function findByRequest(trx: Kysely<Database>, userId: string, requestId: string) {
  const first = await trx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payId')
    .select(['orders.id as orderId', 'payments.id as payId', 'payments.amount as amount'])
    .where('orders.userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
  if (!first) return undefined
  const all = await trx
    .selectFrom('orders')
    .select('id')
    .where('payId', '=', first.payId)
    .orderBy('requestId')
    .execute()
  return { ...first, orderIds: all.map(({ id }) => id) }
}

/** @throws Refusal 400 when too much would wait for this user's money. */
async function requireFewUnpaid(trx: Kysely<Database>, userId: string, { stores }: PurchaseQuote) {
  const { held } = await trx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.orderId', 'orders.id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('order_lines.count'), eb.lit(0)).as('held'))
    .where('orders.userId', '=', userId)
    .where('orders.status', '=', OrderStatus.DuePayment)
    .executeTakeFirstOrThrow()
  const lines = stores.flatMap((store) => store.lines)
  const wanted = lines.reduce((sum, { count }) => sum + count, 0)
  if (held + wanted > MOST_UNPAID) throw TOO_MUCH_UNPAID
}

/** Picking up needs no address; a courier does. The address as an order keeps it. */
async function addressOf(
  trx: Kysely<Database>,
  userId: string,
  { addressId }: BuyInput,
  { stores }: PurchaseQuote,
): Promise<string> {
  if (addressId === '' && stores.every(({ way }) => way === Way.PickUp)) {
    const { mobile } = await trx
      .selectFrom('users')
      .select('mobile')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return JSON.stringify({ name: '', mobile: mobile ?? '', region: '', detail: '' })
  }
  return keptAddress(await ownAddress(trx, userId, addressId))
}

/** An address as an order keeps it: as it was then. */
export function keptAddress(row: Awaited<ReturnType<typeof ownAddress>>): string {
  const { name, mobile, province, city, area, detail } = row
  const region = [...new Set([province, city, area])].join(' ')
  return JSON.stringify({ name, mobile, region, detail })
}

async function addLines(trx: Kysely<Database>, orderId: string, { lines }: Quote): Promise<void> {
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        orderId,
        position: line.position,
        productId: line.productId,
        skuId: line.skuId,
        name: line.name,
        skuName: line.skuName,
        image: line.image,
        price: line.price,
        count: line.count,
        paid: line.paid,
        points: line.points,
      })),
    )
    .execute()
  for (const { skuId, count } of lines) {
    await trx
      .updateTable('skus')
      .set((eb) => ({ stock: eb('stock', '-', count) }))
      .where('id', '=', skuId)
      .execute()
  }
}

/** What was bought leaves the buyer's cart. */
async function takeFromCart(trx: Kysely<Database>, userId: string, { stores }: PurchaseQuote) {
  const skuIds = stores.flatMap(({ lines }) => lines.map(({ skuId }) => skuId))
  await trx
    .deleteFrom('cart_lines')
    .where('userId', '=', userId)
    .where('skuId', 'in', skuIds)
    .execute()
}

/** The first line, and how many there are. */
function titleOf(lines: readonly QuoteLine[]): string {
  const name = lines[0]?.name ?? packText('')
  if (lines.length === 1) return name
  return packText({
    en: `${readText(name, 'en')} and ${lines.length - 1} more`,
    'zh-Hans': `${readText(name, 'zh-Hans')}等 ${lines.length} 种商品`,
  })
}

/** `T202611214839201`: the day and seven digits by chance, for reading out. */
function serialOf(now: number): string {
  const day = dayOf(now).replace(/-/g, '')
  return `T${day}${String(randomInt(10_000_000)).padStart(7, '0')}`
}
