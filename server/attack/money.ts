import type { Sandbox } from '../app'
import { countOf } from '../database/page'
import { auditBooks } from '../testing/audit-books'
import { giveMoney } from '../testing/give-money'
import {
  type Answer,
  BALANCE,
  type Bench,
  type Body,
  bodyOf,
  casesOf,
  type Deal,
  freshPayment,
  PASSWORD,
  POINTS,
  parsed,
  post,
  RICH,
  shotOf,
} from './deals'
import type { Shot } from './findings'
import { pickFrom } from './random'

/** What there is, by account, and how many rows say that something was bought, sent or taken. */
export async function stateOf({ services: { db } }: Sandbox) {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'userId', 'currency', 'amount'])
    .execute()
  const count = (table: 'payments' | 'transfers' | 'ledger' | 'orders') =>
    countOf(db.selectFrom(table))
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
const UNIT = { CNY: 'cents', points: 'points' } as const
type State = Awaited<ReturnType<typeof stateOf>>

type Currency = 'CNY' | 'points'

/** What must hold after anything that was tried, whoever tried it; only of what `comes` there may be more. */
async function wrongs(
  sandbox: Sandbox,
  before: State,
  as: string,
  comes: readonly Currency[],
): Promise<readonly string[]> {
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
    ...(['CNY', 'points'] as const)
      .filter((currency) => after[currency] > before[currency] && !comes.includes(currency))
      .map((currency) => `made ${after[currency] - before[currency]} ${UNIT[currency]}`),
  ]
}

/**
 * Tries something and blames its shot for what does not hold then.
 *
 * @param comes what there may be more of afterwards: `work` itself knows how much.
 */
export async function tried(
  bench: Bench,
  shot: Shot,
  as: string,
  work: () => Promise<readonly string[]>,
  comes: readonly Currency[] = [],
): Promise<void> {
  const before = await stateOf(bench.sandbox)
  const problems = [...(await work()), ...(await wrongs(bench.sandbox, before, as, comes))]
  for (const problem of problems) bench.range.blame(shot, problem)
}

/** Gives the buyer everything that a limit of theirs could hide behind. */
export async function prepare({ sandbox }: Bench): Promise<void> {
  await sandbox.request('/sandbox/reset', { method: 'POST', body: '{}' })
  await giveMoney(sandbox.services, BALANCE, RICH)
  await giveMoney(sandbox.services, POINTS, 5_000)
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
