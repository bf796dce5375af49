import { listRecords } from '../../src/features/record/contract'
import { deleteRecord, updateRecord } from '../../src/features/record/contract-writes'
import {
  addRecharge,
  getTransferPrice,
  saveAccount,
  transfer,
} from '../../src/features/wallet/contract'
import { giveMoney } from '../testing/give-money'
import { MEMBER, NEWCOMER, OWNER } from '../testing/open-sandbox'
import { amountOf, BALANCE, EARNINGS, linesOf, sandbox, token } from './testing/open-wallet'

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
    ['a digit mistyped', { number: '6228480402564890019' }, 'This is not a valid account number.'],
    ['no number', { number: '' }, 'This is not a valid account number.'],
    [
      'a number of another kind',
      { kind: 'alipay', number: '62284804' },
      'This is not a valid account number.',
    ],
    ['an account of somebody else', { id: '1' }, 'The account was not found.'],
    ['no holder', { holder: ' ' }, 'holder: '],
  ])('%s is refused', async (_, wrong, words) => {
    expect(await save(wrong)).toMatchObject({ code: 400, message: expect.stringContaining(words) })
  })

  test('a card does not become another kind by keeping its number', async () => {
    const { data } = await save({})
    expect(await save({ id: data.id, kind: 'alipay', number: '' })).toMatchObject({
      code: 400,
      message: 'This is not a valid account number.',
    })
  })

  test('the first is the default, and without a default the next one is', async () => {
    await sandbox.call(deleteRecord, { params: { entity: 'userAccount', id: '920001' } }, token)
    const first = (await save({})).data
    const second = (await save({ kind: 'wechat', number: 'wx_linxia', isDefault: true })).data
    expect(first.isDefault).toBe(true)
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
    await sandbox.call(deleteRecord, { params: { entity: 'userAccount', id: second.id } }, token)
    expect((await list()).map(({ id }) => id)).toEqual([first.id])
  })

  test('there is room for twenty', async () => {
    const another = (index: number) => save({ kind: 'wechat', number: `wx_linxia_${index}` })
    for (let index = 0; index < 19; index++) await another(index)
    expect(await another(19)).toMatchObject({
      code: 400,
      message: 'There is room for twenty accounts.',
    })
    expect((await another(18)).code).toBe(200)
  })

  // Its first answer may have been lost (decision 0038).
  test('the same number once more is the same account, as it was said last', async () => {
    const { data } = await save({})
    const before = await list()
    expect((await save({ branch: '天河支行' })).data.id).toBe(data.id)
    expect(await list()).toHaveLength(before.length)
    expect(await kept(data.id)).toMatchObject({ branch: '天河支行', number: CARD.number })
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
      expect.objectContaining({
        id: data.id,
        amount: -10_050,
        balance: before - 10_050,
        title: JSON.stringify({ en: 'Transfer sent', 'zh-Hans': '转出' }),
      }),
    )
    expect(await linesOf('100301')).toContainEqual(
      expect.objectContaining({
        refId: data.id,
        amount: 10_000,
        title: JSON.stringify({ en: 'Transfer received', 'zh-Hans': '转入' }),
      }),
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
    expect(await sandbox.call(addRecharge, { body: wish }, token)).toMatchObject({
      code: 409,
      message: 'This was sent before with other details. Look at what came of it first.',
    })
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
