import { getConfigValue } from '../../src/engine/calls'
import { beginLive, deleteLive, endLive, sendLiveMessage } from '../../src/features/live/contract'
import { getLoginUser } from '../../src/features/login/contract-session'
import { buyGrade } from '../../src/features/member/contract'
import { pageRecords } from '../../src/features/record/contract'
import { saveConfig } from '../../src/features/record/contract-more'
import { transfer } from '../../src/features/wallet/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { markPaid } from '../pay/settle'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

describe('live streams', () => {
  test('begin once, end once, and only then may go', async () => {
    const token = await sandbox.logIn(OWNER)
    const body = { liveId: '960002' }
    const codes = [
      await sandbox.call(endLive, { body }, token),
      await sandbox.call(beginLive, { body }, token),
      await sandbox.call(beginLive, { body }, token),
      await sandbox.call(deleteLive, { query: body }, token),
      await sandbox.call(endLive, { body }, token),
      await sandbox.call(deleteLive, { query: body }, token),
    ].map(({ code }) => code)
    expect(codes).toEqual([400, 200, 400, 400, 200, 200])
  })

  test('take messages while they are on the air', async () => {
    const token = await sandbox.logIn(MEMBER)
    const body = { liveId: '960003', content: 'hello?', fromUserId: '1001' }
    expect(await sandbox.call(sendLiveMessage, { body }, token)).toMatchObject({
      code: 400,
      message: 'The stream is in another state.',
    })
  })
})

describe('transfers', () => {
  const body = {
    accountId: '100101',
    toMobile: OWNER,
    amount: 10_000,
    payPassword: '135790',
    requestId: 'r1',
  }

  test('a repeated one moves the money once', async () => {
    const [token, theirs] = [await sandbox.logIn(MEMBER), await sandbox.logIn(OWNER)]
    const first = await sandbox.call(transfer, { body }, token)
    expect((await sandbox.call(transfer, { body }, token)).data).toEqual(first.data)
    const { data } = await sandbox.call(listAccounts, {}, theirs)
    expect(data.overview.balance).toBe(1_320_075 + 10_000)
  })

  test.each([
    ['more than there is', { amount: 100_000_000 }, 'There is not enough money.'],
    ['to oneself', { toMobile: MEMBER }, 'A transfer goes to somebody else.'],
    ['with a wrong pay password', { payPassword: '000000' }, 'The pay password is wrong.'],
  ])('%s is refused', async (_, wrong, words) => {
    const token = await sandbox.logIn(MEMBER)
    const answer = await sandbox.call(transfer, { body: { ...body, ...wrong } }, token)
    expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(words) })
  })

  test('close after five wrong pay passwords', async () => {
    const token = await sandbox.logIn(MEMBER)
    const wrong = { body: { ...body, payPassword: '000000' } }
    for (let index = 0; index < 5; index++) await sandbox.call(transfer, wrong, token)
    expect((await sandbox.call(transfer, { body }, token)).code).toBe(429)
  })
})

describe('grades', () => {
  test('become the buyer’s with the payment', async () => {
    const token = await sandbox.logIn(NEWCOMER)
    const body = { gradeId: 2, amount: 9_900, requestId: 'r1' }
    const { data } = await sandbox.call(buyGrade, { body }, token)
    expect((await sandbox.call(getLoginUser, {}, token)).data.gradeId).toBe(1)
    const { db, clock } = sandbox.services
    await markPaid(db, { payId: data.payId, orderId: '', payType: 1, now: clock.now() })
    expect((await sandbox.call(getLoginUser, {}, token)).data.gradeId).toBe(2)
  })

  test('belong to their request id: another one with it is refused', async () => {
    const token = await sandbox.logIn(NEWCOMER)
    const order = async (wish: object) =>
      (await sandbox.call(buyGrade, { body: { ...wish, requestId: 'r1' } }, token)).code
    expect(await order({ gradeId: 2, amount: 9_900 })).toBe(200)
    expect(await order({ gradeId: 2, amount: 9_900 })).toBe(200)
    expect(await order({ gradeId: 3, amount: 49_900 })).toBe(409)
    expect(await order({ packageId: '1', amount: 8_800 })).toBe(409)
  })

  test.each([1, 9])('grade %d is not for sale', async (gradeId) => {
    const token = await sandbox.logIn(NEWCOMER)
    const body = { gradeId, amount: 9_900, requestId: 'r1' }
    expect(await sandbox.call(buyGrade, { body }, token)).toMatchObject({
      code: 400,
      message: 'This grade cannot be bought.',
    })
  })
})

test('what an administrator changes is what everybody gets', async () => {
  const token = await sandbox.logIn(OWNER)
  const body = { type: 'service', value: { phone: '020-1' } }
  await sandbox.call(saveConfig, { body }, token)
  const { data } = await sandbox.call(getConfigValue, { query: { type: 'service' } })
  expect(data).toMatchObject({ phone: '020-1', hours: 'Daily 10:00–22:00' })
})

describe('the generic page', () => {
  const page = (body: object, token?: string) =>
    sandbox.call(pageRecords, { params: { module: 'shop', type: 'store' }, body }, token)

  test.each([
    ['a field that does not leave the server', { fields: ['merchantId'] }],
    ['a field that does not exist', { sorts: [{ field: 'id; drop table users', type: 'Asc' }] }],
    ['a sort that is neither', { sorts: [{ field: 'id', type: 'asc' }] }],
    [
      'an operator that does not exist',
      {
        condition: {
          logicalOperator: 'and',
          conditions: [{ field: 'id', operator: 'regex', value: '.' }],
        },
      },
    ],
  ])('refuses %s', async (_, body) => {
    expect((await page(body)).code).toBe(400)
  })

  test('has 15 records, the newest first, and finds a keyword in the caller’s language', async () => {
    const all = await page({})
    expect(all.data).toMatchObject({ pageIndex: 1, pageSize: 15, totalCount: 8 })
    const [{ name }] = all.data.result
    const found = await page({ keyword: String(name).toUpperCase() })
    expect(found.data.result).toMatchObject([{ name }])
  })
})
