import type * as v from 'valibot'
import type { Sandbox } from '../app'
import type { Handler } from '../handler'
import { type Attacker, sendAs } from './calls'
import type { Range, Shot } from './findings'
import { fieldNames, inputOf } from './inputs'
import { everyId } from './pool'
import { randomOf } from './random'

export type Body = Readonly<Record<string, unknown>>

/** A call that moves money, or begins to. */
export interface Deal {
  readonly path: string
  readonly method?: string
  readonly as: Exclude<Attacker, undefined>
  /** False where it leaves no payment, order, transfer or line yet. */
  readonly counts?: false
  /** What a person would send. Without it the shapes of the contract are filled in. */
  readonly body?: (requestId: string, bench: Bench) => Promise<Body>
}

/** Where deals are made: a server whose buyer is rich. */
export interface Bench {
  readonly range: Range
  readonly sandbox: Sandbox
  readonly handlers: readonly Handler[]
  readonly seed: number
}

export const BALANCE = '100101'
export const POINTS = '100103'
export const PASSWORD = '135790'
/** Enough for twenty of anything. */
export const RICH = 100_000_000

/** A payment of its own for each that pays one. */
export async function freshPayment(bench: Bench, name: string): Promise<Body> {
  const order = await post(bench, ORDER, `for-${name}`, await ORDER.body(`for-${name}`, bench))
  const { payId, amount } = dataOf(order)
  return { payId, amount, openId: '', clientType: 'WapH5', payType: 300, userId: '1001' }
}

const ORDER = {
  path: 'order/orderBuy/buy',
  as: '1001',
  async body(requestId: string, bench: Bench): Promise<Body> {
    const products = [{ productId: '2001', skuId: '20011', count: 1 }]
    const how = { way: 1, isFromCart: false, addressId: '5001', note: '', points: 0 }
    const wish = { products, ...how, amount: 1 }
    // Whoever guesses the price is told it.
    const refused = await post(bench, ORDER, `price-${requestId}`, {
      ...wish,
      requestId: `price-${requestId}`,
    })
    return { ...wish, amount: amountIn(refused), requestId }
  },
} as const satisfies Deal

/** The deals of the shop. What else names an amount, points or a request id is filled in by its shapes. */
const DEALS: readonly Deal[] = [
  ORDER,
  {
    path: 'paas/autoBuy/buy',
    as: '1002',
    body: async (requestId) => ({ gradeId: 2, amount: 9_900, requestId }),
  },
  {
    path: 'paas/autoBuy/buy',
    as: '1001',
    body: async (requestId) => ({ packageId: '2', amount: 18_800, requestId }),
  },
  {
    path: 'recharge/',
    as: '1001',
    body: async (requestId) => ({ accountId: BALANCE, amount: 10_000, requestId }),
  },
  {
    path: 'offlineRecharge/',
    as: '1001',
    counts: false,
    body: async () => ({ accountId: BALANCE, amount: 10_000 }),
  },
  {
    path: 'ctf/assetaccount/transfer',
    as: '1001',
    body: async (requestId) => ({
      accountId: BALANCE,
      toMobile: '13900139000',
      amount: 10_000,
      payPassword: PASSWORD,
      requestId,
    }),
  },
  ...['api/pay/pay', 'asset/pay/pay'].map((path) => ({
    path,
    as: '1001' as const,
    body: async (name: string, bench: Bench) => ({
      ...(await freshPayment(bench, name)),
      payPassword: PASSWORD,
    }),
  })),
]

const MONEY = /^(amount|points|price|money|requestId|payPassword)$/

/** Every call that names money, however it came there. */
export function dealsOf(handlers: readonly Handler[]): readonly Deal[] {
  const known = new Set(DEALS.map(({ path }) => path))
  const others = handlers
    .map(({ contract }) => contract)
    .filter(({ path, read, body }) => !known.has(path) && !read && body)
    .filter(({ body }) => fieldNames(body as v.GenericSchema).some((name) => MONEY.test(name)))
    .map(({ path, method }): Deal => ({ path, method, as: '1001' }))
  return [...DEALS, ...others]
}

/** Sums nobody owes: none, less than none, parts of a cent, more than there is, and what is no number. */
const AMOUNTS: readonly unknown[] = [
  ...[0, -1, -10_000, 0.5, 99.5, 100.005, 1e-9],
  ...[2 ** 31, 2 ** 53, 1e15, 1e21, 1e300],
  ...['100', '1e3', '', 'NaN', null, true, [100], { amount: 100 }],
]
/** Whether an amount is none that somebody could owe: not a whole number above nothing. */
export const isDebt = (amount: unknown) =>
  typeof amount !== 'number' || !(amount > 0) || amount % 1 !== 0

/** What a field that names a row may say: accounts of others and of another currency, rows of others, none. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  accountId: ['100102', '100103', '100201', '100301', '100303', '0', "1' or '1'='1"],
  toMobile: ['13800138000', '19912345678', '13912345678', '1390013900', ''],
  userId: ['1002', '1003', ''],
  payId: ['800001', '800002', '0'],
  addressId: ['5003', '0'],
}

export interface Case {
  readonly what: string
  readonly body: Body
  /** It must not be taken. */
  readonly mustFail?: boolean
}

/** Every place of a body where a number stands. */
function numbersIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, [...path, name]))
}

function withAt(value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === step ? withAt(each, rest, put) : each))
  const holder = value as Record<string, unknown>
  return { ...holder, [step]: withAt(holder[step], rest, put) }
}

/** The bodies to try in place of an honest one, each with what was made of it. */
export function casesOf(body: Body): readonly Case[] {
  const numbers = numbersIn(body).flatMap((path) =>
    AMOUNTS.map((amount) => ({
      what: `${path.join('.')} ${JSON.stringify(amount)}`,
      body: withAt(body, path, amount) as Body,
      mustFail: path.join('.') === 'amount' && isDebt(amount),
    })),
  )
  const names = Object.keys(body).flatMap((field) =>
    (FOREIGN[field] ?? []).map((name) => ({
      what: `${field} ${name}`,
      body: { ...body, [field]: name },
    })),
  )
  return [...numbers, ...names]
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/** An answer's JSON. */
export const parsed = ({ text }: Answer) =>
  JSON.parse(text) as { data?: Record<string, unknown>; amount?: number }
/** The data of an answer, as far as there are any. */
export const dataOf = (answer: Answer) => parsed(answer).data ?? {}
const amountIn = (answer: Answer) => parsed(answer).amount ?? 0

/** One request of a deal by who makes it, ready to be fired. */
export async function shotOf(
  { sandbox, seed }: Bench,
  { path, method = 'POST', as }: Pick<Deal, 'path' | 'method' | 'as'>,
  name: string,
  body: unknown,
): Promise<Shot> {
  return sendAs(sandbox, as, { name: `${seed} money ${path} ${name}`, method, path, body })
}

/** Sends it. One that got no answer is blamed already. */
export async function post(bench: Bench, deal: Deal, name: string, body: unknown): Promise<Answer> {
  const answer = await bench.range.fire(await shotOf(bench, deal, name, body))
  return answer ?? { status: 0, text: '{}' }
}

/** What is sent for a deal, under a request id of its own. */
export async function bodyOf(bench: Bench, deal: Deal, requestId: string): Promise<Body> {
  if (deal.body) return deal.body(requestId, bench)
  const pool = await everyId(bench.sandbox)
  const { contract } = bench.handlers.find(({ contract: { path } }) => path === deal.path) ?? {}
  const random = randomOf(`${bench.seed} ${deal.path}`)
  const words = (field: string) => pool(field, random, deal.path)
  const made = contract?.body ? inputOf(contract.body, random, words, 'none') : {}
  return { ...(made as Body), requestId }
}
