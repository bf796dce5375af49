import { initPayPassword } from '../../src/features/pay/contract-password'
import { saveAccount } from '../../src/features/wallet/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import {
  addWithdrawal,
  decideWithdrawal,
  getWithdrawalRules,
  pageReviews,
  pageWithdrawals,
} from '../../src/features/wallet/contract-withdrawals'
import { DAY } from '../../src/shared/business-day'
import { giveMoney } from '../testing/give-money'
import { MEMBER, NEWCOMER, OWNER } from '../testing/open-sandbox'
import { SECONDS, sandbox, ZH } from '../testing/sandbox-at-noon'

const PAY = '135790'
const BALANCE = '100101'
let token: string
let admin: string
let cardId: string
beforeEach(async () => {
  token = await sandbox.logIn(MEMBER)
  admin = await sandbox.logIn(OWNER)
  await sandbox.call(initPayPassword, { body: { password: PAY } }, token)
  await giveMoney(sandbox.services, BALANCE, 9_000_000)
  cardId = await cardOf(token)
})

async function cardOf(owner: string): Promise<string> {
  const body = {
    kind: 'bank',
    bank: '招商银行',
    holder: '林夏',
    number: '4111111111111111',
  } as const
  return (await sandbox.call(saveAccount, { body }, owner)).data.id
}

const wish = (more: object = {}) => ({
  accountId: BALANCE,
  cardId,
  amount: 50_000,
  fee: 100,
  payPassword: PAY,
  requestId: 'w-1',
  ...more,
})
const add = (more: object = {}, headers = {}) =>
  sandbox.call(addWithdrawal, { body: wish(more), headers }, token)
const decide = (id: string, isPaid: boolean, reason = '', by = admin) =>
  sandbox.call(decideWithdrawal, { body: { id, isPaid, reason } }, by)

async function balance() {
  const { data } = await sandbox.call(listAccounts, {}, token)
  const { amount, frozen } = data.accounts[0] ?? {}
  return { amount, frozen }
}

const linesOf = (refId: string) =>
  sandbox.services.db
    .selectFrom('ledger')
    .select(['amount', 'kind'])
    .where('refKind', '=', 'withdrawal')
    .where('refId', '=', refId)
    .execute()

test('what is looked at cannot be spent; paid, it has left, with one line of the books', async () => {
  const { data } = await add()
  expect(data).toMatchObject({ status: 1, amount: 50_000, fee: 100, number: '41************11' })
  expect(await balance()).toEqual({ amount: 9_000_000, frozen: 50_000 })
  expect(await linesOf(data.id)).toEqual([])
  expect((await decide(data.id, true)).data.status).toBe(2)
  expect(await balance()).toEqual({ amount: 8_950_000, frozen: 0 })
  expect(await linesOf(data.id)).toEqual([{ amount: -50_000, kind: 'withdraw' }])
  // Told once more, it is the same decision; another one comes too late.
  expect(await decide(data.id, true)).toMatchObject({ code: 200 })
  expect(await decide(data.id, false, 'late')).toMatchObject({ code: 409 })
  expect(await linesOf(data.id)).toHaveLength(1)
})

test('refused, it can be spent again, counts for no limit, and its owner reads why', async () => {
  const { data } = await add()
  expect(await decide(data.id, false)).toMatchObject({ code: 400, message: /why/ })
  await decide(data.id, false, 'The name does not fit the card.')
  expect(await balance()).toEqual({ amount: 9_000_000, frozen: 0 })
  expect(await linesOf(data.id)).toEqual([])
  const mine = (await sandbox.call(pageWithdrawals, { body: {} }, token)).data.result[0]
  expect(mine).toMatchObject({ status: 3, reason: 'The name does not fit the card.' })
  const told = await sandbox.services.db
    .selectFrom('notices')
    .select('text')
    .where('userId', '=', '1001')
    .where('url', 'like', '%/asset/withdraw')
    .execute()
  expect(JSON.stringify(told)).toContain('The name does not fit the card.')
  const { data: rules } = await sandbox.call(getWithdrawalRules, {}, token)
  expect(rules).toMatchObject({ leftTimes: 3, leftMost: 5_000_000 })
})

test('the same request twice is one withdrawal, and with other details none', async () => {
  const [first, second] = await Promise.all([add(), add()])
  expect(second.data).toEqual(first.data)
  expect(await add({ amount: 60_000 })).toMatchObject({ code: 409 })
  expect(await balance()).toEqual({ amount: 9_000_000, frozen: 50_000 })
})

test.each([
  ['below the minimum', { amount: 999 }, 'at least ¥10.00', '不能少于¥10.00'],
  ['above the most of one', { amount: 2_000_001 }, 'at most ¥20,000.00', '不能超过¥20,000.00'],
  ['with another fee', { fee: 99 }, 'fee has changed', '手续费已变化'],
  ['to a card that is not there', { cardId: '1' }, 'of your own', '本人绑定'],
  ['of points', { accountId: '100103' }, 'Points cannot', '积分不能提现'],
  ['of an account of somebody else', { accountId: '100301' }, 'not found', '不存在'],
  ['with a wrong password', { payPassword: '000000' }, 'password is wrong', '支付密码错误'],
  ['of a fraction of a cent', { amount: 5_000.5 }, 'amount', 'amount'],
  ['of less than nothing', { amount: -5_000 }, 'amount', 'amount'],
])('%s it is refused in words', async (_, more, en, zh) => {
  expect((await add(more)).message).toContain(en)
  const again = await add({ ...more, requestId: 'w-2' }, ZH)
  expect(again.code).not.toBe(200)
  expect(again.message).toContain(zh)
  expect(await balance()).toEqual({ amount: 9_000_000, frozen: 0 })
})

test('nobody’s card but one’s own', async () => {
  const foreign = await cardOf(await sandbox.logIn(NEWCOMER))
  expect(await add({ cardId: foreign })).toMatchObject({ code: 400, message: /of your own/ })
})

test('more than there is to spend is refused, what is on its way aside', async () => {
  await giveMoney(sandbox.services, BALANCE, 60_000)
  await add()
  const second = await add({ amount: 20_000, requestId: 'w-2' })
  expect(second).toMatchObject({ code: 400, message: /not enough money/ })
})

test('a day has three withdrawals and a sum, and the next day new ones', async () => {
  const big = (n: number, amount: number) => add({ amount, fee: 2_000, requestId: `w-${n}` })
  expect(await big(1, 2_000_000)).toMatchObject({ code: 200 })
  expect(await big(2, 2_000_000)).toMatchObject({ code: 200 })
  expect((await big(3, 2_000_000)).message).toContain('¥50,000.00')
  expect(await add({ requestId: 'w-4' })).toMatchObject({ code: 200 })
  expect((await add({ requestId: 'w-5' })).message).toMatch(/Three withdrawals a day/)
  sandbox.services.clock.setNow(SECONDS + DAY)
  expect(await add({ requestId: 'w-6' })).toMatchObject({ code: 200 })
})

test('administrators alone see what waits, the oldest first, with the whole number', async () => {
  const { data } = await add()
  const rows = (await sandbox.call(pageReviews, { body: { status: 1 } }, admin)).data.result
  const times = rows.map(({ createdAt }: { createdAt: number }) => createdAt)
  expect(times).toEqual([...times].sort())
  expect(rows.at(-1)).toMatchObject({ id: data.id, number: '4111111111111111', owner: 'Lin Xia' })
  expect(rows.at(-1)).toMatchObject({ mobile: '138****8000' })
  expect(await sandbox.call(pageReviews, { body: {} }, token)).toMatchObject({ code: 403 })
  expect(await decide(data.id, true, '', token)).toMatchObject({ code: 403 })
  expect(await decide('nowhere', true)).toMatchObject({ code: 400, message: /not found/ })
})
