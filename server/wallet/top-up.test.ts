import { listPayMethods, PayStatus, requestPay } from '../../src/features/pay/contract'
import { listRecords } from '../../src/features/record/contract'
import {
  addOfflineRecharge,
  addRecharge,
  OFFLINE_RECHARGE,
  OfflineStatus,
  submitOfflineRecharge,
} from '../../src/features/wallet/contract'
import { markPaid } from '../pay/settle'
import { PNG, send } from '../storage/testing/uploads'
import { NEWCOMER } from '../testing/open-sandbox'
import { amountOf, BALANCE, EARNINGS, linesOf, sandbox, token } from './testing/open-wallet'

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
    expect(await recharge({ amount: 10_001 })).toMatchObject({
      code: 409,
      message: 'This was sent before with other details. Look at what came of it first.',
    })
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
    expect(await start(payId, 300)).toMatchObject({
      code: 400,
      message: 'This client cannot pay that way.',
    })
    const after = await sandbox.call(
      listPayMethods,
      { body: { payId, clientType: 'WapH5' } },
      token,
    )
    expect(after.data.status).toBe(PayStatus.Due)
  })

  test.each([
    ['of less than a yuan', { amount: 99 }, 'amount: '],
    ['of more than the limit', { amount: 5_000_001 }, 'amount: '],
    ['of a fraction of a cent', { amount: 100.5 }, 'amount: '],
    ['of an account of somebody else', { accountId: '100201' }, 'The account was not found.'],
    ['of what is earned only', { accountId: EARNINGS }, 'This account cannot be topped up.'],
  ])('%s is refused', async (_, wrong, words) => {
    expect(await recharge(wrong)).toMatchObject({
      code: 400,
      message: expect.stringContaining(words),
    })
  })

  test('of somebody else is not in the list', async () => {
    await recharge()
    const theirs = await sandbox.logIn(NEWCOMER)
    const input = { params: { type: 'recharge' }, body: {} }
    expect((await sandbox.call(listRecords, input, theirs)).data).toEqual([])
  })
})

describe('a top-up by bank transfer', () => {
  const begin = (amount = 50_000) =>
    sandbox.call(addOfflineRecharge, { body: { accountId: BALANCE, amount } }, token)
  const submit = (id: string, voucher: string, as = token) =>
    sandbox.call(submitOfflineRecharge, { body: { id, voucher } }, as)
  const review = (id: string, approve: boolean, reason?: string) =>
    sandbox.post('/sandbox/offline-recharges', { id, approve, reason })

  const upload = async (as = token): Promise<string> =>
    (await send(sandbox, PNG, { token: as, name: 'slip.png' })).data.url
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
    expect(await review(id, true)).toMatchObject({
      status: 400,
      message: 'The top-up was not found.',
    })
    expect(await amountOf(BALANCE)).toBe(before + 50_000)
    expect(await linesOf(BALANCE)).toContainEqual(
      expect.objectContaining({
        refId: id,
        amount: 50_000,
        title: JSON.stringify({ en: 'Top-up by bank transfer', 'zh-Hans': '线下转账充值' }),
      }),
    )
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
    expect(await submit(id, await upload())).toMatchObject({
      code: 400,
      message: 'This top-up is being reviewed or is done.',
    })
  })

  test('of somebody else, or with their voucher, is refused', async () => {
    const theirs = await sandbox.logIn(NEWCOMER)
    const { id } = (await begin()).data
    expect(await submit(id, await upload(theirs), theirs)).toMatchObject({
      code: 400,
      message: 'The top-up was not found.',
    })
    expect(await submit(id, await upload(theirs))).toMatchObject({
      code: 400,
      message: 'This voucher is not one of your files.',
    })
    expect((await submit(id, 'https://evil.example/x.png')).code).toBe(400)
  })

  test('nobody decides about one that was not handed in', async () => {
    const { id } = (await begin()).data
    expect(await review(id, true)).toMatchObject({ status: 400 })
  })
})
