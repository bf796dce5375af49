import { pageMessages } from '../../src/features/content/contract-messages'
import {
  InvestState,
  pageApplications,
  pageInvestments,
  showBrand,
} from '../../src/features/report/contract-invest'
import { NEWCOMER } from '../testing/open-sandbox'
import {
  AMOUNT,
  apply,
  cancel,
  decide,
  house,
  member,
  named,
  PRICE,
  SECONDS,
  sandbox,
  show,
  sign,
  ZH,
} from './testing/wish'

describe('a wish', () => {
  test('is written down as applied for, with when and by whom', async () => {
    const { data } = await apply()
    expect(data).toMatchObject({
      brandNo: 'TR-101',
      merchantName: 'Delta Taphouse Company',
      mobile: '138****8000',
      amount: AMOUNT,
      status: InvestState.Applied,
      createdAt: SECONDS,
    })
    expect((await show(data.id)).steps).toEqual([
      { status: InvestState.Applied, side: 'applicant', by: 'Lin Xia', reason: '', at: SECONDS },
    ])
    const [first] = (await sandbox.call(pageInvestments, { body: {} }, member)).data.result
    expect(first.id).toBe(data.id)
  })

  test('sent twice under one name is one; with another body it is refused', async () => {
    const requestId = named()
    const [one, other] = [await apply({ requestId }), await apply({ requestId })]
    expect(other.data.id).toBe(one.data.id)
    expect(await apply({ requestId, count: 3, amount: 3 * PRICE })).toMatchObject({ code: 409 })
  })

  test.each([
    [{ name: '林霞' }, 'Name: it is not the one on your identity card.'],
    [{ mobile: '12' }, 'This is no mobile number.'],
    [{ brandNo: 'TR-1' }, 'The brand was not found.'],
    [{ count: 15, amount: 15 * PRICE }, /^Number of devices/],
    [{ amount: 1 }, 'The price is now ¥1,740.00 instead of ¥0.01.'],
  ])('%j is refused', async (more, message) => {
    expect((await apply(more)).message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    )
    expect((await sandbox.call(pageInvestments, { body: {} }, member)).data.totalCount).toBe(3)
  })

  test('asks for a grade and a name that was looked at', async () => {
    const newcomer = await sandbox.logIn(NEWCOMER)
    expect(await apply({}, newcomer)).toMatchObject({
      code: 403,
      message: expect.stringMatching(/grade/),
    })
    const { db } = sandbox.services
    await db.updateTable('users').set({ gradeId: 2 }).where('id', '=', '1002').execute()
    expect(await apply({}, newcomer)).toMatchObject({
      code: 403,
      message: expect.stringMatching(/who you are/),
    })
  })

  test('speaks for its devices until it is called off', async () => {
    const left = async () =>
      (await sandbox.call(showBrand, { query: { brandNo: 'TR-101' } })).data.left
    const before = await left()
    const { id } = (await apply()).data
    expect(await left()).toBe(before - 2)
    expect(await cancel(id)).toMatchObject({ data: { status: InvestState.CalledOff } })
    expect(await left()).toBe(before)
    expect(await cancel(id)).toMatchObject({ code: 409 })
  })
})

describe('who decides', () => {
  test('is the house or the brand’s merchant, never oneself, and once', async () => {
    const { id } = (await apply()).data
    // Lin Xia runs the shop this brand belongs to.
    expect(await decide(id, InvestState.Applied, {}, member)).toMatchObject({ code: 403 })
    expect(await decide(id, InvestState.Applied, { isApproved: false })).toMatchObject({
      message: 'Say why, please.',
    })
    await decide(id, InvestState.Applied, { isApproved: false, reason: 'No bar is free' })
    expect(await show(id)).toMatchObject({ status: InvestState.Refused, reason: 'No bar is free' })
    expect(await decide(id, InvestState.Applied)).toMatchObject({ code: 409 })
    const messages = (await sandbox.call(pageMessages, { body: {} }, member)).data.result
    expect(messages.map(({ text }: { text: string }) => text)).toContain(
      'Your investment in TR-101 was refused: No bar is free',
    )
  })

  test('sees what waits in their brands, and a merchant nothing of others', async () => {
    const waiting = async (token: string) =>
      (await sandbox.call(pageApplications, { body: {} }, token)).data.result.map(
        ({ brandNo }: { brandNo: string }) => brandNo,
      )
    await apply()
    expect(await waiting(house)).toEqual(['TR-108', 'TR-101'])
    expect(await waiting(member)).toEqual(['TR-101'])
    expect(
      await sandbox.call(pageApplications, { body: {} }, await sandbox.logIn(NEWCOMER)),
    ).toMatchObject({ code: 403 })
  })
})

describe('a contract', () => {
  test('is read in either language, signed by its name, and stays', async () => {
    const { id } = (await apply()).data
    expect((await show(id)).contract).toBeNull()
    await decide(id, InvestState.Applied)
    const { contract } = await show(id)
    expect(contract).toMatchObject({
      signedName: '',
      signedAt: 0,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect(contract.text).toMatch(/林夏 \(the investor\) buys 2 devices of the brand TR-101/)
    expect((await show(id, ZH)).contract).toMatchObject({
      hash: contract.hash,
      text: expect.stringMatching(/投资方/),
    })
    expect(await sign(id, { name: '陈默' })).toMatchObject({
      message: expect.stringMatching(/made out to another/),
    })
    expect(await sign(id, { hash: 'x' })).toMatchObject({ code: 409 })
    await sign(id)
    expect((await show(id)).contract).toMatchObject({ signedName: '林夏', signedAt: SECONDS })
    expect(await sign(id)).toMatchObject({ code: 409 })
    const { db } = sandbox.services
    for (const change of [{ text: '{}' }, { hash: '' }, { signedAt: 1 }, { signedName: 'x' }])
      await expect(
        db.updateTable('invest_contracts').set(change).where('investmentId', '=', id).execute(),
      ).rejects.toThrow('a contract stays as it was signed')
  })
})
