import type * as v from 'valibot'
import type { Sandbox } from '../app'
import type { Handler } from '../handler'
import { auditBooks } from '../testing/audit-books'
import { giveMoney } from '../testing/give-money'
import { type Attacker, sendAs } from './calls'
import type { Range, Shot } from './findings'
import { fieldNames, inputOf } from './inputs'
import { everyId } from './pool'
import { pickFrom, randomOf } from './random'

type Body = Readonly<Record<string, unknown>>

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

const BALANCE = '100101'
const POINTS = '100103'
const PASSWORD = '135790'
/** Enough for twenty of anything. */
const RICH = 100_000_000

/** A payment of its own for each that pays one. */
async function freshPayment(bench: Bench, name: string): Promise<Body> {
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
const isDebt = (amount: unknown) => typeof amount !== 'number' || !(amount > 0) || amount % 1 !== 0

/** What a field that names a row may say: accounts of others and of another currency, rows of others, none. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  accountId: ['100102', '100103', '100201', '100301', '100303', '0', "1' or '1'='1"],
  toMobile: ['13800138000', '19912345678', '13912345678', '1390013900', ''],
  userId: ['1002', '1003', ''],
  payId: ['800001', '800002', '0'],
  addressId: ['5003', '0'],
}

interface Case {
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

function casesOf(body: Body): readonly Case[] {
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

interface Answer {
  readonly status: number
  readonly text: string
}

const parsed = ({ text }: Answer) =>
  JSON.parse(text) as { data?: Record<string, unknown>; amount?: number }
const dataOf = (answer: Answer) => parsed(answer).data ?? {}
const amountIn = (answer: Answer) => parsed(answer).amount ?? 0

async function shotOf(
  { sandbox, seed }: Bench,
  { path, method = 'POST', as }: Pick<Deal, 'path' | 'method' | 'as'>,
  name: string,
  body: unknown,
): Promise<Shot> {
  return sendAs(sandbox, as, { name: `${seed} money ${path} ${name}`, method, path, body })
}

/** Sends it. One that got no answer is blamed already. */
async function post(bench: Bench, deal: Deal, name: string, body: unknown): Promise<Answer> {
  const answer = await bench.range.fire(await shotOf(bench, deal, name, body))
  return answer ?? { status: 0, text: '{}' }
}

/** What there is, by account, and how many rows say that something was bought, sent or taken. */
export async function stateOf({ services: { db } }: Sandbox) {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'userId', 'currency', 'amount'])
    .execute()
  const count = async (table: 'payments' | 'transfers' | 'ledger' | 'orders') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const sum = (currency: string) =>
    accounts.reduce((total, each) => total + (each.currency === currency ? each.amount : 0), 0)
  const rows = [
    await count('payments'),
    await count('transfers'),
    await count('ledger'),
    await count('orders'),
  ]
  return { accounts, rows, CNY: sum('CNY'), points: sum('points') }
}
type State = Awaited<ReturnType<typeof stateOf>>

/** What must hold after anything that was tried, whoever tried it. */
async function wrongs(sandbox: Sandbox, before: State, as: string): Promise<readonly string[]> {
  const after = await stateOf(sandbox)
  const had = new Map(before.accounts.map(({ id, amount }) => [id, amount]))
  return [
    ...(await auditBooks(sandbox.services.db)),
    ...after.accounts
      .filter(({ amount }) => amount < 0 || amount % 1 !== 0)
      .map(({ id, amount }) => `account ${id} holds ${amount}`),
    ...after.accounts
      .filter(({ id, userId, amount }) => userId !== as && amount < (had.get(id) ?? 0))
      .map(({ id }) => `took from account ${id} of somebody else`),
    // No gateway takes money here, so none can come to be.
    ...(after.CNY > before.CNY ? [`made ${after.CNY - before.CNY} cents`] : []),
    ...(after.points > before.points ? [`made ${after.points - before.points} points`] : []),
  ]
}

/** Tries something and blames its shot for what does not hold then. */
async function tried(
  bench: Bench,
  shot: Shot,
  as: string,
  work: () => Promise<readonly string[]>,
): Promise<void> {
  const before = await stateOf(bench.sandbox)
  const problems = [...(await work()), ...(await wrongs(bench.sandbox, before, as))]
  for (const problem of problems) bench.range.blame(shot, problem)
}

/** Gives the buyer everything that a limit of theirs could hide behind. */
export async function prepare({ sandbox }: Bench): Promise<void> {
  await sandbox.request('/sandbox/reset', { method: 'POST', body: '{}' })
  await giveMoney(sandbox.services, BALANCE, RICH)
  await giveMoney(sandbox.services, POINTS, 5_000)
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

const OTHERS = ['1001', '1002', '1003'] as const

/** One deal: whole, changed, told again, with another body, from others, twenty at once, after its end. */
async function attackDeal(bench: Bench, deal: Deal, cases: number): Promise<void> {
  const { range, sandbox, seed } = bench
  await prepare(bench)
  const body = (name: string) => bodyOf(bench, deal, name)
  const whole = await body('whole')
  const shot = await shotOf(bench, deal, 'whole', whole)
  let taken = false
  await tried(bench, shot, deal.as, async () => {
    taken = (await range.fire(shot))?.status === 200
    return deal.body && !taken ? ['what a person would send is refused'] : []
  })
  const named = 'requestId' in whole

  if (named && taken) {
    await tried(bench, shot, deal.as, () => toldAgain(bench, deal, whole))
    for (const { what, body: other } of pickFrom(
      casesOf(whole),
      cases,
      `${seed} ${deal.path} 409`,
    )) {
      const changed = await shotOf(bench, deal, `other ${what}`, other)
      await tried(bench, changed, deal.as, async () => {
        const rows = (await stateOf(sandbox)).rows
        await range.fire(changed)
        const same = String(rows) === String((await stateOf(sandbox)).rows)
        return same ? [] : ['one request id did two things']
      })
    }
  }
  const fresh = await body('fresh')
  for (const { what, body: changed, mustFail } of pickFrom(
    casesOf(fresh),
    cases * 2,
    `${seed} ${deal.path} amounts`,
  )) {
    const name = `changed ${what}`
    const sent = named ? { ...changed, requestId: idOf(what) } : changed
    const next = await shotOf(bench, deal, name, sent)
    await tried(bench, next, deal.as, async () => {
      const answer = await range.fire(next)
      if (answer?.status === 409) return atTheNewPrice(bench, deal, what, { sent, answer })
      return mustFail && answer?.status === 200 ? ['a sum that is none was taken'] : []
    })
  }
  for (const as of OTHERS.filter((each) => each !== deal.as)) {
    const theirs = await shotOf(bench, { ...deal, as }, `as ${as}`, await body(`as-${as}`))
    await tried(bench, theirs, as, async () => {
      await range.fire(theirs)
      return []
    })
  }
  await atOnce(bench, deal, await body('at-once'))
  if ('payId' in whole) await afterTheEnd(bench, deal, whole)
}

/** What was changed changed the price: at the new one it is wished for once more. */
async function atTheNewPrice(
  bench: Bench,
  deal: Deal,
  what: string,
  { sent, answer }: { readonly sent: Body; readonly answer: Answer },
): Promise<readonly string[]> {
  const { amount } = parsed(answer)
  if (amount === undefined) return []
  const requestId = idOf(`priced-${what}`)
  await post(bench, deal, `priced ${what}`, { ...sent, amount, requestId })
  return amount < 0 || amount % 1 !== 0 ? [`a price of ${amount}`] : []
}

const idOf = (what: string) => `r-${what.replace(/[^\w-]/g, '_').slice(0, 40)}`

async function toldAgain(bench: Bench, deal: Deal, whole: Body): Promise<readonly string[]> {
  const { rows } = await stateOf(bench.sandbox)
  const first = await post(bench, deal, 'again', whole)
  const second = await post(bench, deal, 'again and again', whole)
  const after = (await stateOf(bench.sandbox)).rows
  return [
    ...(String(rows) === String(after) ? [] : ['told again it was done again']),
    ...(first.text === second.text ? [] : ['told again it was answered another way']),
  ]
}

const TIMES = 20

/** One wish twenty times at the same moment is one; twenty wishes never take what is not there. */
async function atOnce(bench: Bench, deal: Deal, whole: Body): Promise<void> {
  const { range, sandbox } = bench
  const shot = await shotOf(bench, deal, 'twenty at once', whole)
  const copies = (make: (at: number) => unknown) =>
    Promise.all(
      Array.from({ length: TIMES }, async (_, at) =>
        range.fire(await shotOf(bench, deal, `at once ${at}`, make(at))),
      ),
    )
  if ('requestId' in whole || 'payId' in whole) {
    await tried(bench, shot, deal.as, async () => {
      const before = (await stateOf(sandbox)).rows
      await copies(() => whole)
      const after = (await stateOf(sandbox)).rows
      const most = deal.path.includes('transfer') ? 2 : 1
      const many = after.some((count, at) => count - (before[at] ?? 0) > most)
      return many ? ['twenty at once were more than one'] : []
    })
  }
  await giveMoney(sandbox.services, BALANCE, Number(whole.amount) * 3 || 0)
  await tried(bench, shot, deal.as, async () => {
    await copies((at) => ('requestId' in whole ? { ...whole, requestId: `many-${at}` } : whole))
    return []
  })
  await giveMoney(sandbox.services, BALANCE, RICH)
}

/** A payment that is paid, cancelled or over takes nothing. */
async function afterTheEnd(bench: Bench, deal: Deal, whole: Body): Promise<void> {
  const { sandbox, range } = bench
  const { db, clock } = sandbox.services
  const { payId } = whole
  for (const status of [2, 3, 4]) {
    await db.updateTable('payments').set({ status }).where('id', '=', String(payId)).execute()
    await refusedAtEnd(`status ${status}`)
  }
  await prepare(bench)
  const late = await freshPayment(bench, 'late')
  clock.setOffset(1801)
  await refusedAtEnd('its time', { ...late, payPassword: PASSWORD })
  clock.setOffset(0)

  async function refusedAtEnd(what: string, body = whole): Promise<void> {
    const shot = await shotOf(bench, deal, `after ${what}`, body)
    const { CNY } = await stateOf(sandbox)
    const answer = await range.fire(shot)
    if (answer?.status === 200) range.blame(shot, `paid after ${what}`)
    if ((await stateOf(sandbox)).CNY !== CNY) range.blame(shot, `money moved after ${what}`)
  }
}

/**
 * Every call that moves money, with sums nobody owes and accounts of others, told again, with another body
 * under its request id, twenty at once and after its end: the books stay right.
 *
 * @param cases changed bodies of each deal; each is tried under its old and under a new request id.
 */
export async function attackMoney(
  bench: Bench,
  deals: readonly Deal[],
  cases: number,
): Promise<void> {
  for (const deal of deals) await attackDeal(bench, deal, cases)
}
