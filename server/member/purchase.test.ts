/** @jest-environment node */
import { getLoginUser } from '../../src/features/login/contract-session'
import { buyGrade, refundPackage } from '../../src/features/member/contract'
import { listRecords } from '../../src/features/record/contract'
import { getConfigList } from '../../src/features/record/contract-dictionary'
import { markPaid } from '../pay/settle'
import { picture } from '../pictures'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const PRICES: Readonly<Record<string, number>> = { '1': 8_800, '2': 18_800, '3': 88_800 }
const buy = (token: string, packageId: string, requestId = 'r1') => {
  const amount = PRICES[packageId] ?? 1
  return sandbox.call(buyGrade, { body: { packageId, amount, requestId } }, token)
}

const pay = (payId: string) => {
  const { db, clock } = sandbox.services
  return markPaid(db, { payId, orderId: '', payType: 1, now: clock.now() })
}

const opened = async (token: string) => {
  const input = { params: { type: 'packageOrder' }, body: {} }
  const { data } = await sandbox.call(listRecords, input, token)
  return (data as { packageId: string; openedAt: number | null }[]).map(
    ({ packageId, openedAt }) => [packageId, openedAt !== null],
  )
}

test('every package says what is in it, with pictures, and costs less than its parts', async () => {
  const { data } = await sandbox.call(getConfigList, { query: { type: 'package' } })
  expect(data.length).toBeGreaterThan(2)
  for (const { price, worth, items } of data) {
    expect(items.length).toBeGreaterThan(1)
    expect(worth).toBeGreaterThan(price)
    for (const { image } of items) expect(picture(image)).toMatch(/^<svg/)
  }
})

test('a package is opened by its payment, with the grade in it', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const { data } = await buy(token, '2')
  expect(data.amount).toBe(18_800)
  expect(await opened(token)).toEqual([['2', false]])
  await pay(data.payId)
  expect(await opened(token)).toEqual([['2', true]])
  expect((await sandbox.call(getLoginUser, {}, token)).data.gradeId).toBe(2)
})

test('a package lowers no grade', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await buy(token, '1')
  await pay(data.payId)
  expect((await sandbox.call(getLoginUser, {}, token)).data.gradeId).toBe(2)
})

const grade = async (token: string) => (await sandbox.call(getLoginUser, {}, token)).data.gradeId
const paidFor = async (token: string, packageId: string, requestId: string) => {
  const { payId } = (await buy(token, packageId, requestId)).data
  await pay(payId)
  return payId
}
const giveBack = (token: string, payId: string) =>
  sandbox.call(refundPackage, { body: { payId } }, token)

test('the grade goes back with the package it came with, unless it is held otherwise', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const [dozen, another] = [await paidFor(token, '2', 'r1'), await paidFor(token, '2', 'r2')]
  const better = await paidFor(token, '3', 'r3')
  expect(await grade(token)).toBe(3)
  await giveBack(token, dozen)
  expect(await grade(token)).toBe(3)
  await giveBack(token, better)
  expect(await grade(token)).toBe(2)
  await giveBack(token, another)
  expect(await grade(token)).toBe(1)
})

test('a grade that was bought or grown into outlives a package', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const body = { gradeId: 2, amount: 9_900, requestId: 'g1' }
  const { payId } = (await sandbox.call(buyGrade, { body }, token)).data
  await giveBack(token, await paidFor(token, '2', 'r1'))
  // Ordered is not bought.
  expect(await grade(token)).toBe(1)
  await pay(payId)
  await giveBack(token, await paidFor(token, '2', 'r2'))
  expect(await grade(token)).toBe(2)
  const member = await sandbox.logIn(MEMBER)
  await giveBack(member, await paidFor(member, '2', 'r3'))
  expect(await grade(member)).toBe(2)
})

test('the same request is the same order; another one is another', async () => {
  const token = await sandbox.logIn(MEMBER)
  const [first, again, other] = [
    await buy(token, '2'),
    await buy(token, '2'),
    await buy(token, '2', 'r2'),
  ]
  expect(again.data).toEqual(first.data)
  expect(other.data.payId).not.toBe(first.data.payId)
})

test('what there is not cannot be bought', async () => {
  const token = await sandbox.logIn(MEMBER)
  const none = 'This package is not for sale.'
  await expectRefusal(sandbox.services, () => buy(token, '99'), [400, none])
  const grade = (gradeId: number) => () =>
    sandbox.call(buyGrade, { body: { gradeId, amount: 9_900, requestId: 'g-1' } }, token)
  for (const gradeId of [1, 9, 99])
    await expectRefusal(sandbox.services, grade(gradeId), [400, 'This grade cannot be bought.'])
  const { db } = sandbox.services
  await db.updateTable('users').set({ gradeId: 3 }).where('id', '=', '1001').execute()
  for (const gradeId of [2, 3])
    await expectRefusal(sandbox.services, grade(gradeId), [
      400,
      'You have this grade or a higher one.',
    ])
})

test('nobody sees what another has opened', async () => {
  const mine = await sandbox.logIn(MEMBER)
  await buy(mine, '1')
  expect(await opened(await sandbox.logIn(NEWCOMER))).toEqual([])
})

describe.each([
  ['a grade', { gradeId: 2 }, 9_900],
  ['a package', { packageId: '2' }, 18_800],
])('%s', (_, wish, price) => {
  const order = (token: string, amount: unknown, requestId = 'r1') =>
    sandbox.call(buyGrade, { body: { ...wish, amount, requestId } }, token)
  const payments = () => sandbox.services.db.selectFrom('payments').select('id').execute()

  test('at a price that is no longer the price is refused, with the new one, and binds nothing', async () => {
    const token = await sandbox.logIn(NEWCOMER)
    const before = await payments()
    for (const seen of [price - 1, price + 1, 0]) {
      const answer = await order(token, seen)
      expect(answer).toMatchObject({ code: 409, data: null, amount: price })
      expect(answer.message).toMatch(/^The price is now /)
    }
    expect(await payments()).toEqual(before)
    expect((await order(token, price)).data.amount).toBe(price)
  })

  test.each([price + 0.5, String(price), null])('with %j for an amount is none', async (amount) => {
    expect((await order(await sandbox.logIn(NEWCOMER), amount)).code).toBe(400)
  })

  test('that was ordered is told again, whatever is seen by then', async () => {
    const token = await sandbox.logIn(NEWCOMER)
    const { data } = await order(token, price)
    expect((await order(token, price + 1)).data).toEqual(data)
  })

  test('twenty times at once is one payment', async () => {
    const token = await sandbox.logIn(NEWCOMER)
    const before = (await payments()).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(token, price)))
    expect(new Set(answers.map(({ data }) => data?.payId)).size).toBe(1)
    expect(await payments()).toHaveLength(before + 1)
  })
})
