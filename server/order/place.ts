import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import { buy, OrderStatus } from '../../src/features/order/contract'
import { moneyText } from '../../src/shared/money'
import { ownAddress } from '../address/routes'
import { packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import { addPayment, PAY_WITHIN_SECONDS } from '../pay/add-payment'
import { bindRequest } from '../pay/requests'
import { Refusal } from '../refusal'
import { type Quote, quote, Way } from './quote'

type BuyInput = v.InferOutput<NonNullable<typeof buy.contract.body>>

/** Units one account may hold back unpaid; what it has ordered leaves the shelf for others. */
const MOST_UNPAID = 240

const NO_WAY = new Refusal(400, { en: 'Unknown delivery way.', 'zh-Hans': '配送方式错误' })

const TOO_MUCH_UNPAID = new Refusal(400, {
  en: `At most ${MOST_UNPAID} items can wait for payment. Pay for what you have ordered first.`,
  'zh-Hans': `最多可有 ${MOST_UNPAID} 件商品待付款，请先支付已有订单`,
})

/** The buyer is asked before anything is ordered at a price they have not seen. */
const priceChanged = (seen: number, amount: number) =>
  new Refusal(
    409,
    {
      en: `The price is now ${moneyText(amount)} instead of ${moneyText(seen)}.`,
      'zh-Hans': `价格已由 ${moneyText(seen)} 变为 ${moneyText(amount)}`,
    },
    { amount },
  )

/** Places the order, once for a `requestId`: prices, stock and rows in one transaction. */
export function placeOrder(context: Context, input: BuyInput) {
  const { db, now } = context
  const userId = callerOf(context).id
  return db.transaction().execute(async (trx) => {
    const { requestId, amount: seen, ...wish } = input
    const call = buy.contract.path
    await bindRequest(trx, { userId, requestId, call, body: wish, now: now() })
    const repeated = await findByRequest(trx, userId, requestId)
    if (repeated) return repeated
    if (input.way !== Way.Courier && input.way !== Way.PickUp) throw NO_WAY
    const address = await addressOf(trx, userId, input)
    const priced = await quote(trx, input.products, input.way)
    if (priced.amount !== seen) throw priceChanged(seen, priced.amount)
    await requireFewUnpaid(trx, userId, priced)
    const createdAt = now()
    const order = {
      id: newId(createdAt),
      serial: serialOf(createdAt),
      userId,
      storeId: priced.storeId,
      status: OrderStatus.DuePayment,
      way: input.way,
      goodsAmount: priced.goodsAmount,
      freight: priced.freight,
      amount: priced.amount,
      address: JSON.stringify(address),
      note: input.note,
      requestId: input.requestId,
      createdAt,
      paidAt: null,
      expiresAt: createdAt + PAY_WITHIN_SECONDS,
    }
    await trx.insertInto('orders').values(order).execute()
    await addLines(trx, order.id, priced)
    if (input.isFromCart) await takeFromCart(trx, userId, priced)
    const payId = await addPayment(trx, {
      userId,
      orderId: order.id,
      title: titleOf(priced),
      amount: priced.amount,
      createdAt,
    })
    return { orderId: order.id, payId, amount: priced.amount }
  })
}

function findByRequest(trx: Kysely<Database>, userId: string, requestId: string) {
  return trx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderId', 'orders.id')
    .select(['orders.id as orderId', 'payments.id as payId', 'orders.amount as amount'])
    .where('orders.userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

/** @throws Refusal 400 when too much would wait for this user's money. */
async function requireFewUnpaid(trx: Kysely<Database>, userId: string, { lines }: Quote) {
  const { held } = await trx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.orderId', 'orders.id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('order_lines.count'), eb.lit(0)).as('held'))
    .where('orders.userId', '=', userId)
    .where('orders.status', '=', OrderStatus.DuePayment)
    .executeTakeFirstOrThrow()
  const wanted = lines.reduce((sum, { count }) => sum + count, 0)
  if (held + wanted > MOST_UNPAID) throw TOO_MUCH_UNPAID
}

/** Picking up needs no address; a courier does. */
async function addressOf(trx: Kysely<Database>, userId: string, { way, addressId }: BuyInput) {
  if (way === Way.PickUp && addressId === '') {
    const { mobile } = await trx
      .selectFrom('users')
      .select('mobile')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { name: '', mobile: mobile ?? '', region: '', detail: '' }
  }
  const { name, mobile, province, city, area, detail } = await ownAddress(trx, userId, addressId)
  const region = [...new Set([province, city, area])].join(' ')
  return { name, mobile, region, detail }
}

async function addLines(trx: Kysely<Database>, orderId: string, { lines }: Quote): Promise<void> {
  await trx
    .insertInto('order_lines')
    .values(
      lines.map(({ productId, skuId, name, skuName, image, price, count }, position) => ({
        orderId,
        position,
        productId,
        skuId,
        name,
        skuName,
        image,
        price,
        count,
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
async function takeFromCart(trx: Kysely<Database>, userId: string, { lines }: Quote) {
  const skuIds = lines.map(({ skuId }) => skuId)
  await trx
    .deleteFrom('cart_lines')
    .where('userId', '=', userId)
    .where('skuId', 'in', skuIds)
    .execute()
}

/** The first line, and how many there are. */
function titleOf({ lines }: Quote): string {
  const name = lines[0]?.name ?? packText('')
  if (lines.length === 1) return name
  return packText({
    en: `${readText(name, 'en')} and ${lines.length - 1} more`,
    'zh-Hans': `${readText(name, 'zh-Hans')}等 ${lines.length} 种商品`,
  })
}

/** `T202611214839201`: the day and seven digits by chance, for reading out. */
function serialOf(now: number): string {
  const day = new Date(now * 1000).toISOString().slice(0, 10).replace(/-/g, '')
  return `T${day}${String(randomInt(10_000_000)).padStart(7, '0')}`
}
