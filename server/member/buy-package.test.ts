/** @jest-environment node */
import { getLoginUser } from '../../src/features/login/contract-user'
import { buyGrade } from '../../src/features/member/contract'
import { listRecords } from '../../src/features/record/contract'
import { getConfigList } from '../../src/features/record/contract-dictionary'
import { markPaid } from '../pay/settle'
import { picture } from '../pictures'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const buy = (token: string, packageId: string, requestId = 'r1') =>
  sandbox.call(buyGrade, { body: { packageId, requestId } }, token)

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

test('the same request is the same order; another one is another', async () => {
  const token = await sandbox.logIn(MEMBER)
  const [first, again, other] = [
    await buy(token, '1'),
    await buy(token, '1'),
    await buy(token, '1', 'r2'),
  ]
  expect(again.data).toEqual(first.data)
  expect(other.data.payId).not.toBe(first.data.payId)
})

test('what there is not cannot be bought', async () => {
  const token = await sandbox.logIn(MEMBER)
  expect(await buy(token, '99')).toMatchObject({ code: 400, data: null })
})

test('nobody sees what another has opened', async () => {
  const mine = await sandbox.logIn(MEMBER)
  await buy(mine, '1')
  expect(await opened(await sandbox.logIn(NEWCOMER))).toEqual([])
})
