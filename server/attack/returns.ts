import { countOf } from '../database/page'
import type { Attacker } from './calls'
import {
  type Bench,
  type Body,
  casesOf,
  type Deal,
  dataOf,
  PASSWORD,
  parsed,
  post,
  shotOf,
} from './deals'
import { prepare, stateOf, tried } from './money'
import { pickFrom } from './random'

type Person = Exclude<Attacker, undefined>
/** Who buys, who runs the shop that sells (and is staff everywhere), and who has nothing to do with it. */
const [BUYER, SELLER, STRANGER] = ['1001', '1003', '1002'] as const
/** Done so often at the same moment. */
const TIMES = 20
/** A store of the seller's. */
const STORE = '302'

/** A call that gives something back, or hands something out that was paid: once. */
export interface Return {
  readonly path: string
  readonly as: Person
  /** Whom it must refuse. */
  readonly strangers: readonly Person[]
  /** Buys what is given back, and says what a person would send. */
  readonly make: (bench: Bench, name: string) => Promise<Body>
  /** What is wrong afterwards beyond the books. */
  readonly wrong?: (bench: Bench, body: Body) => Promise<readonly string[]>
}

const asBuyer = (path: string) => ({ path, as: BUYER })

/** Pays from the balance. */
async function pay(bench: Bench, name: string, due: Body): Promise<void> {
  const how = { openId: '', clientType: 'WapH5', payType: 300, userId: BUYER }
  const { payId, amount } = due
  await post(bench, asBuyer('api/pay/pay'), name, { payId, amount, ...how, payPassword: PASSWORD })
}

/** Two pieces of the seller's shop, paid. */
async function paidOrder(bench: Bench, name: string, way: 1 | 2 = 1): Promise<Body> {
  const { db } = bench.sandbox.services
  const product = await db
    .selectFrom('products')
    .innerJoin('skus', 'skus.productId', 'products.id')
    .select(['products.id as productId', 'skus.id as skuId'])
    .where('storeId', '=', STORE)
    .where('priceStyleId', '=', '1')
    .where('skus.stock', '>', 40)
    .orderBy('products.id')
    .executeTakeFirstOrThrow()
  const how = { way, isFromCart: false, addressId: '5001', note: '', points: 0 }
  const wish = { products: [{ ...product, count: 2 }], ...how, requestId: `bought-${name}` }
  const buyer = asBuyer('order/orderBuy/buy')
  const told = parsed(await post(bench, buyer, `price ${name}`, { ...wish, amount: 1 }))
  const order = dataOf(await post(bench, buyer, name, { ...wish, amount: told.amount }))
  await pay(bench, name, order)
  return order
}

async function paidPackage(bench: Bench, name: string): Promise<Body> {
  const wish = { packageId: '2', amount: 18_800, requestId: `package-${name}` }
  const due = dataOf(await post(bench, asBuyer('paas/autoBuy/buy'), name, wish))
  await pay(bench, name, { ...due, amount: 18_800 })
  return due
}

/** What is asked back of an order of two pieces: one, for what it cost. */
async function wishBack(bench: Bench, name: string): Promise<Body> {
  const { orderId } = await paidOrder(bench, name)
  const line = await bench.sandbox.services.db
    .selectFrom('order_lines')
    .select('paid')
    .where('orderId', '=', String(orderId))
    .executeTakeFirstOrThrow()
  const why = { kind: 1, reason: 'Damaged', message: '', requestId: `back-${name}` }
  return { orderId, position: 0, count: 1, amount: Math.floor(line.paid / 2), ...why }
}

async function handedOut({ sandbox: { services } }: Bench): Promise<readonly string[]> {
  const rows = await services.db.selectFrom('vouchers').select(['code', 'used', 'total']).execute()
  return rows
    .filter(({ used, total }) => used > total)
    .map(({ code, used, total }) => `voucher ${code} was used ${used} of ${total} times`)
}

export const RETURNS: readonly Return[] = [
  {
    path: 'order/order/cancel',
    as: BUYER,
    strangers: [SELLER, STRANGER],
    make: async (bench, name) => ({
      id: (await paidOrder(bench, name)).orderId,
      reason: 'Changed my mind',
    }),
  },
  {
    path: 'merchant/order/close',
    as: SELLER,
    strangers: [BUYER, STRANGER],
    make: async (bench, name) => ({
      id: (await paidOrder(bench, name)).orderId,
      reason: 'soldOut',
      requestId: `close-${name}`,
    }),
  },
  {
    path: 'order/afterSale/apply',
    as: BUYER,
    strangers: [SELLER, STRANGER],
    make: wishBack,
  },
  {
    path: 'merchant/afterSale/decide',
    as: SELLER,
    strangers: [BUYER, STRANGER],
    async make(bench, name) {
      const wish = await wishBack(bench, name)
      const { id } = dataOf(await post(bench, asBuyer('order/afterSale/apply'), name, wish))
      return { id, action: 'approve' }
    },
  },
  {
    path: 'member/voucher/refund',
    as: BUYER,
    strangers: [SELLER, STRANGER],
    make: async (bench, name) => ({ payId: (await paidPackage(bench, name)).payId }),
    wrong: handedOut,
  },
  {
    path: 'merchant/voucher/redeem',
    as: SELLER,
    strangers: [STRANGER],
    async make(bench, name) {
      const { payId } = await paidPackage(bench, name)
      const { code } = await bench.sandbox.services.db
        .selectFrom('vouchers')
        .select('code')
        .where('payId', '=', String(payId))
        .executeTakeFirstOrThrow()
      return { code, count: 1, storeId: STORE, requestId: `hand-${name}` }
    },
    wrong: handedOut,
  },
  {
    path: 'merchant/pickup/redeem',
    as: SELLER,
    strangers: [STRANGER],
    async make(bench, name) {
      const { orderId } = await paidOrder(bench, name, 2)
      const { pickupCode } = await bench.sandbox.services.db
        .selectFrom('orders')
        .select('pickupCode')
        .where('id', '=', String(orderId))
        .executeTakeFirstOrThrow()
      return { code: pickupCode }
    },
  },
  {
    path: 'coupon/claim',
    as: BUYER,
    strangers: [],
    make: async () => ({ couponId: '990001' }),
    async wrong(bench) {
      const { db } = bench.sandbox.services
      const claims = await countOf(
        db.selectFrom('coupon_claims').where('couponId', '=', '990001').where('userId', '=', BUYER),
      )
      return claims > 1 ? [`${claims} coupons of one`] : []
    },
  },
]

/** The same, for a network that loses their answers. */
export const lostReturns: readonly Deal[] = RETURNS.map(({ path, as, make }) => ({
  path,
  as,
  counts: false,
  body: (name, bench) => make(bench, name),
}))

/** One of them: by strangers, with sums nobody owes, twenty at once, and once more. */
async function attackReturn(bench: Bench, each: Return, cases: number): Promise<void> {
  const { path, as, strangers, make, wrong } = each
  const { range, seed } = bench
  await prepare(bench)
  const start = await stateOf(bench.sandbox)
  const body = await make(bench, 'whole')
  const send = (who: Person, name: string, sent: Body) =>
    shotOf(bench, { path, as: who }, name, sent).then((shot) => ({ shot, who }))

  async function fire(
    { shot, who }: Awaited<ReturnType<typeof send>>,
    judge: (status: number | undefined) => readonly string[],
    work = () => range.fire(shot),
  ): Promise<void> {
    await tried(
      bench,
      shot,
      who,
      async () => {
        const answer = await work()
        const after = await stateOf(bench.sandbox)
        return [
          ...judge(answer?.status),
          ...(after.CNY > start.CNY ? [`${after.CNY - start.CNY} cents more than before`] : []),
          ...((await wrong?.(bench, body)) ?? []),
        ]
      },
      // What comes back was the buyer's before: it is counted from the start on.
      ['CNY', 'points'],
    )
  }

  for (const who of strangers)
    await fire(await send(who, `of a stranger ${who}`, body), (status) =>
      status === 200 ? ['a stranger was obeyed'] : [],
    )
  for (const { what, body: changed, mustFail } of pickFrom(casesOf(body), cases, `${seed} ${path}`))
    await fire(await send(as, `changed ${what}`, named(changed, what)), (status) =>
      // Points may come back alone, so nothing is a sum here.
      mustFail && what !== 'amount 0' && status === 200 ? ['a sum that is none was taken'] : [],
    )
  const fresh = await make(bench, 'fresh')
  const whole = await send(as, 'twenty at once', fresh)
  await fire(
    whole,
    (status) => (status === 200 ? [] : ['what a person would send is refused']),
    async () => {
      const answers = await Promise.all(
        Array.from({ length: TIMES }, async (_, at) =>
          range.fire((await send(as, `at once ${at}`, named(fresh, `${at}`))).shot),
        ),
      )
      return answers.find((answer) => answer?.status === 200)
    },
  )
  await fire(await send(as, 'once more', named(fresh, 'more')), () => [])
}

/** Under a request id of its own, where it has one. */
const named = (body: Body, what: string): Body =>
  'requestId' in body
    ? { ...body, requestId: `r-${what.replace(/[^\w-]/g, '_').slice(0, 40)}` }
    : body

/**
 * Every call that gives money, points or coupons back, or hands out what was paid: strangers are refused,
 * nothing comes twice, and never more than was there before it was bought.
 *
 * @param cases changed bodies of each.
 */
export async function attackReturns(
  bench: Bench,
  cases: number,
  returns: readonly Return[] = RETURNS,
): Promise<void> {
  for (const each of returns) await attackReturn(bench, each, cases)
}
