import { getConfigValue } from '../../src/engine/calls'
import { beginLive, deleteLive, endLive, sendLiveMessage } from '../../src/features/live/contract'
import { getLoginUser } from '../../src/features/login/contract-session'
import { buyGrade } from '../../src/features/member/contract'
import { pageProducts } from '../../src/features/product/contract-list'
import { pageRecords } from '../../src/features/record/contract'
import { saveConfig } from '../../src/features/record/contract-more'
import { watchAdvertisement } from '../../src/features/task/contract'
import { executeTask } from '../../src/features/task/contract-execute'
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

describe('tasks', () => {
  const deed = { key: 'like', entityKey: 'live', entityId: '960001', intro: 'liked' }
  const points = async (token: string) => {
    const { data } = await sandbox.call(listAccounts, {}, token)
    return data.accounts[2].amount as number
  }

  test('reward what was done, so often a day and no more, and again tomorrow', async () => {
    const token = await sandbox.logIn(MEMBER)
    const before = await points(token)
    const done: boolean[] = []
    for (let index = 0; index < 6; index++) {
      done.push((await sandbox.call(executeTask, { body: deed }, token)).data.executed)
    }
    expect(done).toEqual([true, true, true, true, true, false])
    expect(await points(token)).toBe(before + 15)
    await sandbox.post('/sandbox/clock', { offset: 24 * 3600 })
    expect((await sandbox.call(executeTask, { body: deed }, token)).data.executed).toBe(true)
  })

  test('count a thing once for ever when told so', async () => {
    const token = await sandbox.logIn(MEMBER)
    const body = { ...deed, isOnce: true }
    const [first, second] = [
      await sandbox.call(executeTask, { body }, token),
      await sandbox.call(executeTask, { body }, token),
    ]
    expect([first.data, second.data]).toEqual([
      { executed: true, reward: 3 },
      { executed: false, reward: 0 },
    ])
  })

  test('pay no more than the day’s limit, whatever is asked for', async () => {
    const token = await sandbox.logIn(MEMBER)
    const before = await points(token)
    const answers = []
    for (let at = 0; at < 200; at++) {
      const body = { key: 'comment', entityKey: 'live', entityId: '960001', intro: `no ${at}` }
      const own = { ...body, isOnce: at % 2 === 1 }
      const invented = { ...own, entityId: `invented-${at}` }
      answers.push(await sandbox.call(executeTask, { body: at % 3 === 0 ? own : invented }, token))
    }
    expect(answers.filter(({ data }) => data?.executed === true)).toHaveLength(3)
    expect(await points(token)).toBe(before + 30)
  })

  test('once each stay within the day’s limit too', async () => {
    const token = await sandbox.logIn(MEMBER)
    const { result } = (await sandbox.call(pageProducts, { query: { pageSize: 12 } })).data
    const done = []
    for (const { id } of result) {
      const body = { key: 'view', entityKey: 'product', entityId: id, intro: 'x', isOnce: true }
      done.push((await sandbox.call(executeTask, { body }, token)).data.executed)
    }
    expect(done).toEqual([...Array(10).fill(true), false, false])
  })

  test.each([
    ['an object there is not', { entityId: '1' }],
    ['an object of another kind', { entityKey: 'product', entityId: '2001' }],
    ['a kind nobody knows', { entityKey: 'constructor' }],
    ['another task', { entityKey: 'task', entityId: '1' }],
  ])('count nothing with %s', async (_, wrong) => {
    const token = await sandbox.logIn(MEMBER)
    const answer = await sandbox.call(executeTask, { body: { ...deed, ...wrong } }, token)
    expect(answer.message).toBe('There is nothing of that kind to do this with.')
  })

  test.each(['key', 'entityKey', 'entityId', 'intro'])('count nothing without %s', async (name) => {
    const token = await sandbox.logIn(MEMBER)
    const before = await points(token)
    for (const blank of ['', ' ']) {
      const body = { ...deed, [name]: blank }
      expect(await sandbox.call(executeTask, { body }, token)).toMatchObject({
        code: 400,
        message: 'key, entityKey, entityId and intro are required.',
      })
    }
    const body = { ...deed, key: 'sing' }
    expect((await sandbox.call(executeTask, { body }, token)).message).toBe(
      'The task was not found.',
    )
    expect(await points(token)).toBe(before)
  })

  test('count nothing with a film nobody made', async () => {
    const token = await sandbox.logIn(MEMBER)
    const body = { advertisementId: 'film-0', ms: 60_000 }
    expect(await sandbox.call(watchAdvertisement, { body }, token)).toMatchObject({
      code: 400,
      message: 'There is nothing of that kind to do this with.',
    })
  })

  test('open the account of somebody’s first reward', async () => {
    const { db } = sandbox.services
    await db.deleteFrom('ledger').where('accountId', '=', '100203').execute()
    await db.deleteFrom('accounts').where('id', '=', '100203').execute()
    const token = await sandbox.logIn(NEWCOMER)
    await sandbox.call(executeTask, { body: deed }, token)
    expect(await points(token)).toBe(3)
  })

  test('a film that was not watched to its end counts nothing', async () => {
    const token = await sandbox.logIn(MEMBER)
    const body = { advertisementId: 'film-1', ms: 4999 }
    expect(await sandbox.call(watchAdvertisement, { body }, token)).toMatchObject({
      code: 400,
      message: 'That was too short to count.',
    })
  })
})

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
