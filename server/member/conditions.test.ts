/** @jest-environment node */
import { buyGrade, getOwnGrade, refundPackage } from '../../src/features/member/contract'
import { getConfigList } from '../../src/features/record/contract-dictionary'
import { dayOf } from '../../src/shared/business-day'
import { markPaid } from '../pay/settle'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import { grow } from './experience'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const SIPS = { packageId: '1', amount: 8_800 }
const PARTY = { packageId: '4', amount: 228_800 }
const BREWER = { gradeId: 4, amount: 199_900 }
const db = () => sandbox.services.db
const now = () => sandbox.services.clock.now()

const order = (token: string, wish: object, requestId = 'r1') =>
  sandbox.call(buyGrade, { body: { ...wish, requestId } as never }, token)
const pay = (payId: string) => markPaid(db(), { payId, orderId: '', payType: 1, now: now() })
const refused = (token: string, wish: object, asks: string, requestId?: string) =>
  expectRefusal(sandbox.services, () => order(token, wish, requestId), [
    400,
    `This is not for you yet. It asks: ${asks}.`,
  ])
const standing = async (token: string) => (await sandbox.call(getOwnGrade, {}, token)).data.standing
const received = (userId: string, count: number) =>
  db()
    .updateTable('orders')
    .set({ receivedAt: now() })
    .where('id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('userId', '=', userId).limit(count),
    )
    .execute()
const asks = (kind: 'package' | 'grade', offerId: string, conditions: string) =>
  db().insertInto('offer_conditions').values({ kind, offerId, conditions }).execute()

test('packages and grades say in both languages what they ask, where they ask something', async () => {
  const asked = async (type: string, locale: string) => {
    const input = { query: { type }, headers: { 'accept-language': locale } }
    const { data } = await sandbox.call(getConfigList, input)
    return data.map(({ conditions }: { conditions?: { conditions: { text: string }[] } }) =>
      conditions?.conditions.map(({ text }) => text),
    )
  }
  expect(await asked('package', 'en')).toEqual([
    ['Once for each person'],
    undefined,
    undefined,
    ['From Regular on'],
  ])
  expect(await asked('package', 'zh-Hans')).toEqual([
    ['每人限购一次'],
    undefined,
    undefined,
    ['银卡会员及以上'],
  ])
  expect(await asked('grade', 'en')).toEqual([
    undefined,
    undefined,
    undefined,
    ['3 orders received'],
  ])
})

test('a package from a grade on is refused below it, and sold from it on', async () => {
  await refused(await sandbox.logIn(NEWCOMER), PARTY, 'From Regular on')
  expect((await order(await sandbox.logIn(MEMBER), PARTY)).code).toBe(200)
})

test('the refusal is in the language of the caller', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const input = { body: { ...PARTY, requestId: 'r1' }, headers: { 'accept-language': 'zh-Hans' } }
  expect((await sandbox.call(buyGrade, input, token)).message).toBe(
    '暂不符合购买条件：银卡会员及以上',
  )
})

test('what is had once goes on with its unpaid order, is refused once paid, and can be had when paid back', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const { payId } = (await order(token, SIPS)).data
  expect((await order(token, SIPS, 'r2')).data).toEqual({ payId, amount: 8_800 })
  expect(await standing(token)).toMatchObject({ bought: {}, unpaid: { '1': 1 } })
  await pay(payId)
  await refused(token, SIPS, 'Once for each person', 'r3')
  expect(await standing(token)).toMatchObject({ bought: { '1': 1 }, unpaid: {} })
  await sandbox.call(refundPackage, { body: { payId } }, token)
  expect((await standing(token))?.bought).toEqual({})
  const anew = await order(token, SIPS, 'r4')
  expect(anew.code).toBe(200)
  expect(anew.data.payId).not.toBe(payId)
})

test('an unpaid order at a price of before is named, and stands until its time is over', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const { payId } = (await order(token, SIPS)).data
  const change = (row: object) =>
    db().updateTable('payments').set(row).where('id', '=', payId).execute()
  await change({ amount: 7_700 })
  await expectRefusal(sandbox.services, () => order(token, SIPS, 'r2'), [
    400,
    'Your order of it at another price waits to be paid. Once its time is over you can order anew.',
  ])
  await change({ expiresAt: now() })
  expect((await order(token, SIPS, 'r2')).code).toBe(200)
})

test('a grade that is ordered and not paid is not ordered twice', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const regular = { gradeId: 2, amount: 9_900 }
  const { payId } = (await order(token, regular)).data
  expect((await order(token, regular, 'r2')).data.payId).toBe(payId)
  expect((await order(token, { gradeId: 3, amount: 49_900 }, 'r3')).data?.payId).not.toBe(payId)
})

test('an order nobody paid in time stands in the way of no other', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const { payId } = (await order(token, SIPS)).data
  await db().updateTable('payments').set({ expiresAt: now() }).where('id', '=', payId).execute()
  expect((await order(token, SIPS, 'r2')).code).toBe(200)
})

test('ten who are the same person order at once, and one order is made', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => order(token, SIPS, `r${at}`)),
  )
  expect(new Set(answers.map(({ data }) => data.payId)).size).toBe(1)
  expect(await standing(token)).toMatchObject({ unpaid: { '1': 1 } })
})

test('a grade that asks for purchases is bought and grown into with them alone', async () => {
  const token = await sandbox.logIn(MEMBER)
  await db().updateTable('orders').set({ receivedAt: null }).where('userId', '=', '1001').execute()
  await received('1001', 2)
  await refused(token, BREWER, '3 orders received')
  const own = async () => (await sandbox.call(getOwnGrade, {}, token)).data
  await grow(db(), '1001', 9_000, now())
  expect(await own()).toMatchObject({
    gradeId: 3,
    next: { gradeId: 4, missing: 0 },
    standing: { orders: 2 },
  })
  await received('1001', 3)
  await grow(db(), '1001', 1, now())
  expect(await own()).toMatchObject({ gradeId: 4, next: null })
})

test('a grade that asks for purchases is sold to who has made them', async () => {
  const token = await sandbox.logIn(MEMBER)
  await received('1001', 3)
  expect((await order(token, BREWER)).code).toBe(200)
})

describe('a package for some time', () => {
  const DAY = 86_400
  const within = (from: number, until: number) =>
    asks(
      'package',
      '2',
      JSON.stringify({
        conditions: [
          { field: 'now', operator: 'greaterEqual', value: from },
          { field: 'now', operator: 'less', value: until },
        ],
      }),
    )
  const DOZEN = { packageId: '2', amount: 18_800 }

  test('is sold in it', async () => {
    await within(now() - DAY, now() + DAY)
    expect((await order(await sandbox.logIn(NEWCOMER), DOZEN)).code).toBe(200)
  })

  test('is refused after it', async () => {
    await within(now() - 2 * DAY, now())
    const answer = await order(await sandbox.logIn(NEWCOMER), DOZEN)
    expect(answer.code).toBe(400)
    const [year, , day] = dayOf(now()).split('-')
    expect(answer.message).toMatch(new RegExp(`It asks: Until ${Number(day)} \\w+ ${year}\\.$`))
  })
})

test('one of several is enough where one of them is asked for', async () => {
  const either = {
    logicalOperator: 'or',
    conditions: [
      { field: 'gradeId', operator: 'greaterEqual', value: 3 },
      { field: 'bought', operator: 'less', value: 2 },
    ],
  }
  await asks('package', '2', JSON.stringify(either))
  const token = await sandbox.logIn(NEWCOMER)
  const dozen = { packageId: '2', amount: 18_800 }
  const [first, second] = [await order(token, dozen, 'r1'), await order(token, dozen, 'r2')]
  expect(second.data.payId).not.toBe(first.data.payId)
  expect([first.data, second.data]).toContainEqual((await order(token, dozen, 'r3')).data)
  for (const { data } of [first, second]) await pay(data.payId)
  await refused(token, dozen, 'From Cellar on', 'r4')
})

test.each([
  ['', 'A further condition of the shop'],
  ['{', 'A further condition of the shop'],
  [
    '{"conditions":[{"field":"experience","operator":"greaterEqual","value":99999}]}',
    '99999 experience',
  ],
])('conditions as %j say %s', async (conditions, text) => {
  await asks('package', '2', conditions)
  await refused(await sandbox.logIn(NEWCOMER), { packageId: '2', amount: 18_800 }, text)
})
