import { listPayMethods, PayStatus, requestPay } from '../../src/features/pay/contract'
import { listRecords } from '../../src/features/record/contract'
import { deleteRecord, updateRecord } from '../../src/features/record/contract-writes'
import {
  addOfflineRecharge,
  addRecharge,
  getTransferPrice,
  OFFLINE_RECHARGE,
  OfflineStatus,
  saveAccount,
  submitOfflineRecharge,
  transfer,
} from '../../src/features/wallet/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { HEADER } from '../../src/http/headers'
import { markPaid } from '../pay/settle'
import { giveMoney } from '../testing/give-money'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())

const BALANCE = '100101'
const EARNINGS = '100102'

const amountOf = async (accountId: string) => {
  const { accounts } = (await sandbox.call(listAccounts, {}, token)).data
  return accounts.find(({ id }: { id: string }) => id === accountId)?.amount
}
/** What somebody holds, by currency. */
const sumsOf = async (userId: string) => {
  const accounts = await sandbox.services.db
    .selectFrom('accounts')
    .select(['currency', 'amount'])
    .where('userId', '=', userId)
    .execute()
  const sums = { CNY: 0, points: 0 }
  for (const { currency, amount } of accounts) sums[currency] += amount
  return sums
}
const linesOf = (accountId: string) =>
  sandbox.services.db
    .selectFrom('ledger')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .execute()

describe('accounts for withdrawals', () => {
  const CARD = { kind: 'bank', bank: 'CMB', holder: '林夏', number: '6228480402564890018' }
  const save = (body: object) => sandbox.call(saveAccount, { body: { ...CARD, ...body } }, token)
  const list = async () =>
    (
      await sandbox.call(
        listRecords,
        {
          params: { type: 'userAccount' },
          body: { sorts: [{ field: 'preferred', type: 'Desc' }], limit: 50 },
        },
        token,
      )
    ).data as { id: string; number: string; branch: string }[]
  const kept = async (id: string) =>
    sandbox.services.db
      .selectFrom('user_accounts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('no number leaves the server whole', async () => {
    const { data } = await save({})
    expect(data.number).toBe('62***************18')
    expect(JSON.stringify(await list())).not.toContain(CARD.number)
    expect((await kept(data.id)).number).toBe(CARD.number)
  })

  test('a change without the number keeps it, on either call', async () => {
    const { data } = await save({})
    await save({ id: data.id, number: '', branch: '天河支行' })
    await sandbox.call(
      updateRecord,
      { params: { entity: 'userAccount' }, body: { id: data.id, holder: '夏林' } },
      token,
    )
    expect(await kept(data.id)).toMatchObject({
      number: CARD.number,
      branch: '天河支行',
      holder: '夏林',
    })
  })

  test.each([
    ['a digit mistyped', { number: '6228480402564890019' }],
    ['no number', { number: '' }],
    ['a number of another kind', { kind: 'alipay', number: '62284804' }],
    ['an account of somebody else', { id: '1' }],
    ['no holder', { holder: ' ' }],
  ])('%s is refused', async (_, wrong) => {
    expect((await save(wrong)).code).toBe(400)
  })

  test('a card does not become another kind by keeping its number', async () => {
    const { data } = await save({})
    expect((await save({ id: data.id, kind: 'alipay', number: '' })).code).toBe(400)
  })

  test('the first is the default, and without a default the next one is', async () => {
    await sandbox.call(deleteRecord, { params: { entity: 'userAccount', id: '920001' } }, token)
    const first = (await save({})).data
    const second = (await save({ isDefault: true })).data
    expect(first.isDefault).toBe(true)
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
    await sandbox.call(deleteRecord, { params: { entity: 'userAccount', id: second.id } }, token)
    expect((await list()).map(({ id }) => id)).toEqual([first.id])
  })

  test('there is room for twenty', async () => {
    for (let index = 0; index < 19; index++) await save({})
    expect((await save({})).code).toBe(400)
  })
})

describe('a top-up', () => {
  const body = { accountId: BALANCE, amount: 10_000, requestId: 'r1' }
  const recharge = (more: object = {}) =>
    sandbox.call(addRecharge, { body: { ...body, ...more } }, token)
  const start = async (payId: string, payType: number) =>
    sandbox.call(
      requestPay,
      {
        body: { payId, amount: 10_000, openId: '', clientType: 'WapH5', payType, userId: '1001' },
      },
      token,
    )
  const decide = (url: string, action: string) =>
    sandbox.request('/pay/cashier/decision', {
      method: 'POST',
      body: new URLSearchParams({ token: new URL(url).searchParams.get('token') ?? '', action }),
    })

  test('belongs to its request id: another one with it is refused', async () => {
    await recharge()
    expect((await recharge({ amount: 10_001 })).code).toBe(409)
    expect((await recharge({ requestId: '' })).code).toBe(400)
  })

  test('answers a repeated call with the same payment', async () => {
    const [first, second] = [await recharge(), await recharge()]
    expect(first.data).toMatchObject({ userId: '1001', amount: 10_000, accountId: BALANCE })
    expect(second.data).toEqual(first.data)
  })

  test('raises the balance once, however often the gateway says so', async () => {
    const before = await amountOf(BALANCE)
    const { payId } = (await recharge()).data
    const { url } = (await start(payId, 1)).data
    expect(await amountOf(BALANCE)).toBe(before)
    await decide(url, 'duplicate')
    const { db, clock } = sandbox.services
    await markPaid(db, { payId, orderId: '', payType: 1, now: clock.now() })
    expect(await amountOf(BALANCE)).toBe(before + 10_000)
    const lines = (await linesOf(BALANCE)).filter(({ refId }) => refId === payId)
    expect(lines).toMatchObject([
      { kind: 'recharge', amount: 10_000, balance: before + 10_000, refKind: 'payment' },
    ])
  })

  test('that is cancelled moves nothing', async () => {
    const before = await amountOf(BALANCE)
    const { payId } = (await recharge()).data
    await decide((await start(payId, 1)).data.url, 'cancel')
    expect(await amountOf(BALANCE)).toBe(before)
  })

  test('is not paid from the balance', async () => {
    const { payId } = (await recharge()).data
    const { data } = await sandbox.call(
      listPayMethods,
      { body: { payId, clientType: 'WapH5' } },
      token,
    )
    expect(data.methods.map(({ payType }: { payType: number }) => payType)).toEqual([1, 3])
    expect((await start(payId, 300)).code).toBe(400)
    const after = await sandbox.call(
      listPayMethods,
      { body: { payId, clientType: 'WapH5' } },
      token,
    )
    expect(after.data.status).toBe(PayStatus.Due)
  })

  test.each([
    ['of less than a yuan', { amount: 99 }],
    ['of more than the limit', { amount: 5_000_001 }],
    ['of a fraction of a cent', { amount: 100.5 }],
    ['of an account of somebody else', { accountId: '100201' }],
    ['of what is earned only', { accountId: EARNINGS }],
  ])('%s is refused', async (_, wrong) => {
    expect((await recharge(wrong)).code).toBe(400)
  })

  test('of somebody else is not in the list', async () => {
    await recharge()
    const theirs = await sandbox.logIn(NEWCOMER)
    const input = { params: { type: 'recharge' }, body: {} }
    expect((await sandbox.call(listRecords, input, theirs)).data).toEqual([])
  })
})

describe('a top-up by bank transfer', () => {
  const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  const begin = (amount = 50_000) =>
    sandbox.call(addOfflineRecharge, { body: { accountId: BALANCE, amount } }, token)
  const submit = (id: string, voucher: string, as = token) =>
    sandbox.call(submitOfflineRecharge, { body: { id, voucher } }, as)
  const review = (id: string, approve: boolean, reason?: string) =>
    sandbox.post('/sandbox/offline-recharges', { id, approve, reason })

  async function upload(as = token): Promise<string> {
    const body = new FormData()
    body.append('file', new Blob([PNG], { type: 'image/png' }), 'slip.png')
    const response = await sandbox.request('/main/basic/storageFile/upload', {
      method: 'POST',
      body,
      headers: { [HEADER.authorization]: `Bearer ${as}` },
    })
    return (await response.json()).data.url
  }
  async function waiting(): Promise<string> {
    const { id } = (await begin()).data
    expect((await submit(id, await upload())).data.status).toBe(OfflineStatus.Waiting)
    return id
  }

  test('keeps its remark code while the transfer is on the way', async () => {
    const first = (await begin()).data
    expect(first.code).toMatch(/^TP[A-Z0-9]{6}$/)
    const second = (await begin(60_000)).data
    expect(second).toMatchObject({ id: first.id, code: first.code, amount: 60_000 })
  })

  test('approved, it counts once', async () => {
    const before = await amountOf(BALANCE)
    const id = await waiting()
    expect(await amountOf(BALANCE)).toBe(before)
    expect(await review(id, true)).toMatchObject({ status: OfflineStatus.Approved })
    expect(await review(id, true)).toMatchObject({ status: 400 })
    expect(await amountOf(BALANCE)).toBe(before + 50_000)
  })

  test('rejected, it says why and can be tried again', async () => {
    const before = await amountOf(BALANCE)
    const id = await waiting()
    await review(id, false, 'The slip cannot be read.')
    const input = { params: { type: OFFLINE_RECHARGE }, body: {} }
    expect((await sandbox.call(listRecords, input, token)).data).toMatchObject([
      { id, status: OfflineStatus.Rejected, reason: 'The slip cannot be read.' },
    ])
    expect(await amountOf(BALANCE)).toBe(before)
    const again = await submit(id, await upload())
    expect(again.data).toMatchObject({ status: OfflineStatus.Waiting, reason: '' })
  })

  test('handed in twice with one voucher is one', async () => {
    const { id } = (await begin()).data
    const voucher = await upload()
    const answers = [await submit(id, voucher), await submit(id, voucher)]
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect((await submit(id, await upload())).code).toBe(400)
  })

  test('of somebody else, or with their voucher, is refused', async () => {
    const theirs = await sandbox.logIn(NEWCOMER)
    const { id } = (await begin()).data
    expect((await submit(id, await upload(theirs), theirs)).code).toBe(400)
    expect((await submit(id, await upload(theirs))).code).toBe(400)
    expect((await submit(id, 'https://evil.example/x.png')).code).toBe(400)
  })

  test('nobody decides about one that was not handed in', async () => {
    const { id } = (await begin()).data
    expect(await review(id, true)).toMatchObject({ status: 400 })
  })
})

describe('a transfer', () => {
  const body = {
    accountId: BALANCE,
    toMobile: OWNER,
    amount: 10_000,
    payPassword: '135790',
    requestId: 'r1',
  }
  const send = (more: object = {}) => sandbox.call(transfer, { body: { ...body, ...more } }, token)
  const price = (body: object) => sandbox.call(getTransferPrice, { body }, token)

  test.each([
    [1, 1],
    [199, 1],
    [201, 2],
    [10_000, 50],
    [10_001, 51],
  ])('of %d cents costs %d', async (amount, fee) => {
    expect((await price({ amount })).data).toEqual({ amount, fee, total: amount + fee })
  })

  test('takes amount and fee, gives the amount, and writes both lines', async () => {
    const before = await amountOf(BALANCE)
    const { data } = await send()
    expect(data).toEqual({ id: data.id, amount: 10_000, fee: 50, balance: before - 10_050 })
    expect(await linesOf(BALANCE)).toContainEqual(
      expect.objectContaining({ id: data.id, amount: -10_050, balance: before - 10_050 }),
    )
    expect(await linesOf('100301')).toContainEqual(
      expect.objectContaining({ refId: data.id, amount: 10_000 }),
    )
  })

  test('sent five times at once moves the money once', async () => {
    const before = await amountOf(BALANCE)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send()))
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    expect(await amountOf(BALANCE)).toBe(before - 10_050)
  })

  test('stays in its currency: points become nobody’s money', async () => {
    const [points, theirs] = ['100103', '100303']
    await giveMoney(sandbox.services, points, 1005)
    const before = await sumsOf('1003')
    const { code } = await send({ accountId: points, amount: 1000 })
    expect(code).toBe(200)
    const after = await sumsOf('1003')
    expect(after).toEqual({ ...before, points: before.points + 1000 })
    expect((await linesOf(theirs)).filter(({ kind }) => kind === 'transfer')).toHaveLength(1)
  })

  test('of earnings arrives on the balance', async () => {
    await giveMoney(sandbox.services, EARNINGS, 1005)
    const before = await sumsOf('1003')
    await send({ accountId: EARNINGS, amount: 1000 })
    expect(await sumsOf('1003')).toEqual({ ...before, CNY: before.CNY + 1000 })
  })

  test('to somebody without an account of the currency is refused, and moves nothing', async () => {
    const { db } = sandbox.services
    const lines = db.deleteFrom('ledger').where('accountId', '=', '100303')
    await lines.execute()
    await db.deleteFrom('accounts').where('id', '=', '100303').execute()
    await giveMoney(sandbox.services, '100103', 1005)
    const { code, message } = await send({ accountId: '100103', amount: 1000 })
    expect([code, message]).toEqual([400, 'The receiver has no account of this currency.'])
    expect(await amountOf('100103')).toBe(1005)
  })

  test('does not send what is frozen', async () => {
    await giveMoney(sandbox.services, BALANCE, 10_100, 51)
    expect((await send()).message).toBe('There is not enough money.')
    await giveMoney(sandbox.services, BALANCE, 10_100, 50)
    expect((await send()).data).toMatchObject({ balance: 50 })
  })

  test('belongs to its request id: another one with it is refused, another password is not', async () => {
    const before = await amountOf(BALANCE)
    const { data } = await send()
    for (const other of [{ amount: 10_001 }, { toMobile: NEWCOMER }, { accountId: EARNINGS }]) {
      expect((await send(other)).code).toBe(409)
    }
    expect((await send({ payPassword: '000000' })).data).toEqual(data)
    expect((await send({ requestId: '' })).code).toBe(400)
    expect(await amountOf(BALANCE)).toBe(before - 10_050)
  })

  test('and a top-up do not share a request id', async () => {
    await send()
    const wish = { accountId: BALANCE, amount: 10_000, requestId: 'r1' }
    expect((await sandbox.call(addRecharge, { body: wish }, token)).code).toBe(409)
  })

  test('that the fee makes too large is refused and moves nothing', async () => {
    await giveMoney(sandbox.services, BALANCE, 10_049)
    expect((await send()).message).toBe('There is not enough money.')
    expect(await amountOf(BALANCE)).toBe(10_049)
    await giveMoney(sandbox.services, BALANCE, 10_050)
    expect((await send()).data).toMatchObject({ balance: 0 })
  })

  test('shows whom it would reach, masked, and says when it would reach nobody', async () => {
    expect((await price({ amount: 1, toMobile: NEWCOMER })).data.receiver).toBe('**o')
    expect((await price({ amount: 1, toMobile: '13912345678' })).message).toBe(
      'The receiver was not found.',
    )
    expect((await price({ amount: 1, toMobile: MEMBER })).message).toBe(
      'A transfer goes to somebody else.',
    )
  })
})
