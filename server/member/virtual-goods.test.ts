import { getConfigValue } from '../../src/engine/calls'
import { buyGrade } from '../../src/features/member/contract'
import { listPayMethods } from '../../src/features/pay/contract'
import { saveConfig } from '../../src/features/record/contract-more'
import { addRecharge } from '../../src/features/wallet/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const read = async () =>
  (await sandbox.call(getConfigValue, { query: { type: 'virtualPay' } })).data
const save = async (mobile: string, value: object) =>
  sandbox.call(saveConfig, { body: { type: 'virtualPay', value } }, await sandbox.logIn(mobile))

test('mini-programs on iOS sell no virtual goods as the shop comes, and anybody may ask', async () => {
  expect(await read()).toEqual({ weappIos: false, alipayIos: false })
})

test('the operator switches one host on, and the other stays off', async () => {
  expect((await save(OWNER, { weappIos: true })).code).toBe(200)
  expect(await read()).toEqual({ weappIos: true, alipayIos: false })
})

test('nobody else does', async () => {
  expect((await save(MEMBER, { weappIos: true })).code).not.toBe(200)
  expect(await read()).toEqual({ weappIos: false, alipayIos: false })
})

describe('a payment says whether it is for virtual goods:', () => {
  const isVirtual = async (payId: string, token: string) => {
    const body = { payId, clientType: 'WeChatLite' }
    return (await sandbox.call(listPayMethods, { body }, token)).data.virtual
  }

  test('a grade', async () => {
    const token = await sandbox.logIn(NEWCOMER)
    const { data } = await sandbox.call(
      buyGrade,
      { body: { gradeId: 3, amount: 49_900, requestId: 'g' } },
      token,
    )
    expect(await isVirtual(data.payId, token)).toBe(true)
  })

  test('a top-up', async () => {
    const token = await sandbox.logIn(MEMBER)
    const { accounts } = (await sandbox.call(listAccounts, {}, token)).data
    const accountId = accounts.find(({ kind }: { kind: string }) => kind === 'balance').id
    const body = { accountId, amount: 10_000, requestId: 't' }
    const { data } = await sandbox.call(addRecharge, { body }, token)
    expect(await isVirtual(data.payId, token)).toBe(true)
  })

  test('not a package, which holds beer', async () => {
    const token = await sandbox.logIn(MEMBER)
    const body = { packageId: '1', amount: 8_800, requestId: 'p' }
    const { data } = await sandbox.call(buyGrade, { body }, token)
    expect(await isVirtual(data.payId, token)).toBe(false)
  })

  test('nor an order', async () => {
    expect(await isVirtual('800001', await sandbox.logIn(MEMBER))).toBe(false)
  })
})
