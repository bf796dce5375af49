import { addAddress, deleteAddress, updateAddress } from '../src/features/address/contract'
import { pageAddresses, setDefaultAddress } from '../src/features/address/contract-choose'
import { sendSmsCode } from '../src/features/identity/contract'
import {
  getUser,
  loginByOpenId,
  loginPublic,
  register,
  updateOpenId,
} from '../src/features/login/contract'
import { loginMiniProgram } from '../src/features/login/contract-phone'
import { getOpenInfo } from '../src/features/login/contract-session'
import { buy, showOrder } from '../src/features/order/contract'
import {
  getMiniPayParams,
  getPublicPayParams,
  listPayMethods,
  requestAssetPay,
  requestPay,
} from '../src/features/pay/contract'
import { HANDLERS } from './routes'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from './testing/open-sandbox'

/** Rows of Lin Xia in the seed. */
const ADDRESS = '5001'
const ORDER = '700001'
const PAYMENT = '800001'

const FORM = {
  name: '陈默',
  mobile: NEWCOMER,
  province: '广东省',
  city: '广州市',
  area: '天河区',
  regionId: '440106',
  detail: '1 号',
  isDefault: false,
}

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

async function contents(): Promise<string> {
  const { db } = sandbox.services
  const tables = ['addresses', 'orders', 'payments', 'skus', 'accounts', 'gateway_orders'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

async function amountOfPayment(): Promise<number> {
  const row = await sandbox.services.db
    .selectFrom('payments')
    .select('amount')
    .where('id', '=', PAYMENT)
    .executeTakeFirstOrThrow()
  return row.amount
}

const pay = (userId: string) => async () => ({
  body: {
    payId: PAYMENT,
    amount: await amountOfPayment(),
    openId: '',
    clientType: 'WapH5',
    payType: 300,
    userId,
  },
})
const purchase = {
  products: [{ productId: '1', skuId: '1', count: 1 }],
  way: 1,
  isFromCart: false,
  amount: 1,
  requestId: 'r',
}
const CALLS = [
  ['an order', showOrder, { query: { id: ORDER } }],
  ['a payment', listPayMethods, { body: { payId: PAYMENT, clientType: 'WapH5' } }],
  ['paying, in their own name', requestPay, pay('1002')],
  ['paying, in the other’s name', requestPay, pay('1001')],
  ['paying on the other path', requestAssetPay, pay('1002')],
  ['mini-program parameters', getMiniPayParams, { body: { payId: PAYMENT } }],
  ['browser parameters', getPublicPayParams, { body: { payId: PAYMENT } }],
  ['changing an address', updateAddress, { body: { id: ADDRESS, ...FORM } }],
  ['the default address', setDefaultAddress, { body: { addressId: ADDRESS } }],
  ['deleting an address', deleteAddress, { params: { id: ADDRESS } }],
  ['delivery to an address', buy, { body: { ...purchase, addressId: ADDRESS } }],
  ['a person outside the team', getUser, { params: { id: '1001' } }],
] as const

test.each(CALLS)('%s of somebody else is refused and nothing changes', async (_, call, input) => {
  const token = await sandbox.logIn(NEWCOMER)
  const before = await contents()
  const answer = await sandbox.call(
    call,
    typeof input === 'function' ? await input() : input,
    token,
  )
  expect(answer).toMatchObject({ code: 400, data: null })
  expect(await contents()).toBe(before)
})

describe('an openId of somebody else', () => {
  const UNKNOWN = '15512345678'

  /** A phone that has just shown itself to our server. */
  async function phoneOf(identity: string): Promise<{ readonly openId: string; code: string }> {
    const { code } = await sandbox.post('/pay/wechat/login', { identity })
    const { data } = await sandbox.call(getOpenInfo, { query: { code } })
    return { openId: data.openId, code }
  }
  async function whoIsWho(): Promise<string> {
    const { db } = sandbox.services
    const bindings = await db.selectFrom('social_bindings').selectAll().execute()
    const users = await db.selectFrom('users').select(['id', 'mobile', 'closedAt']).execute()
    const sessions = await db.selectFrom('sessions').select(['id', 'userId']).execute()
    return JSON.stringify([bindings, users, sessions])
  }
  const verifyCode = async () => {
    await sandbox.call(sendSmsCode, { query: { mobile: UNKNOWN } })
    return sandbox.lastCode(UNKNOWN)
  }

  type Stolen = Record<'openId' | 'code', string>
  const WAYS = [
    ['binding it', updateOpenId, async (stolen: Stolen) => ({ query: stolen })],
    [
      'registering with it',
      register,
      async (stolen: Stolen) => {
        const account = {
          mobile: UNKNOWN,
          verifyCode: await verifyCode(),
          password: 'hops-and-malt',
        }
        return { body: { ...account, ...stolen } }
      },
    ],
    ['logging in with it', loginByOpenId, async (stolen: Stolen) => ({ query: stolen })],
    ['the other path of that', loginPublic, async (stolen: Stolen) => ({ body: stolen })],
    ['a mini-program with it', loginMiniProgram, async (stolen: Stolen) => ({ body: stolen })],
  ] as const
  const CODES: readonly (readonly [string, () => Promise<string>])[] = [
    ['without a code', async () => ''],
    ['with a code of one’s own phone', async () => (await phoneOf('guest')).code],
    ['with a code nobody has exchanged', async () => '0badc0de'],
  ]
  const cases = WAYS.flatMap(([way, call, make]) =>
    CODES.map(([with_, code]) => [way, with_, call, make, code] as const),
  )

  // It is no secret, and its owner is logging in at this moment.
  test.each(cases)('%s %s is refused and nothing changes', async (_, __, call, make, code) => {
    const token = call === updateOpenId ? await sandbox.logIn(NEWCOMER) : undefined
    const { openId } = await phoneOf('member')
    const input = await make({ openId, code: await code() })
    const before = await whoIsWho()
    expect(await sandbox.call(call, input, token)).toMatchObject({ code: 400, data: null })
    expect(await whoIsWho()).toBe(before)
  })
})

const GUARDED = HANDLERS.filter(({ contract }) => contract.auth === 'user' && !contract.host)
test.each(GUARDED.map(({ contract }) => [contract.method, contract.path.replace(/\{\w+\}/g, '1')]))(
  '%s %s is for logged-in users',
  async (method, path) => {
    const response = await sandbox.request(`/main/${path}`, { method })
    expect(response.status).toBe(401)
  },
)

test('an inviter may see their own team', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await sandbox.call(getUser, { params: { id: '1004' } }, token)
  expect(data).toMatchObject({ id: '1004', nickName: 'He Wenbo', grade: 'Cellar' })
})

describe('addresses', () => {
  const list = async (token: string) =>
    (await sandbox.call(pageAddresses, { body: {} }, token)).data.result as {
      id: string
      isDefault: boolean
    }[]

  test('the first one becomes the default', async () => {
    const token = await sandbox.logIn(NEWCOMER)
    const { data } = await sandbox.call(addAddress, { body: FORM }, token)
    expect(data).toMatchObject({ userId: '1002', isDefault: true })
  })

  test('a new default replaces the old one and leads the list', async () => {
    const token = await sandbox.logIn(MEMBER)
    const body = { ...FORM, isDefault: true }
    const { data } = await sandbox.call(addAddress, { body }, token)
    const all = await list(token)
    expect(all[0]?.id).toBe(data.id)
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('without its default the list has another', async () => {
    const token = await sandbox.logIn(MEMBER)
    await sandbox.call(deleteAddress, { params: { id: ADDRESS } }, token)
    expect(await list(token)).toMatchObject([{ id: '5002', isDefault: true }])
  })

  test.each([
    ['a wrong number', { mobile: '123' }],
    ['no street', { detail: ' ' }],
  ])('with %s is refused', async (_, wrong) => {
    const token = await sandbox.logIn(OWNER)
    const answer = await sandbox.call(addAddress, { body: { ...FORM, ...wrong } }, token)
    expect(answer.code).toBe(400)
  })
})
