import { getMiniPayParams, listPayMethods, requestPay } from '../../src/features/pay/contract'
import { addRecharge } from '../../src/features/wallet/contract'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

/** Starts as a server of the shop's customers does. */
async function openProduction(): Promise<TestSandbox> {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: 'production' })
  return openSandbox({ staticDir: '/nowhere' }).finally(() =>
    Object.assign(process.env, { NODE_ENV: before }),
  )
}

let sandbox: TestSandbox
let token: string
let payId: string
beforeAll(async () => {
  sandbox = await openProduction()
  token = await sandbox.logIn(MEMBER)
  const body = { accountId: '100101', amount: 10_000, requestId: 'r1' }
  payId = (await sandbox.call(addRecharge, { body }, token)).data.payId
})
afterAll(() => sandbox.close())

test.each([
  ['GET', '/pay/cashier?token=1'],
  ['POST', '/pay/cashier'],
  ['POST', '/pay/cashier/decision'],
  ['POST', '/pay/wechat/sheet'],
  ['POST', '/pay/alipay/sheet'],
  ['POST', '/pay/wechat/login'],
  ['POST', '/pay/alipay/login'],
  ['POST', '/pay/wechat/phone'],
  ['POST', '/pay/alipay/phone'],
  ['GET', '/pay/wechat/oauth'],
  ['POST', '/pay/wechat/oauth'],
  ['GET', '/pay/wechat/sns/jscode2session?js_code=1'],
  ['GET', '/sandbox/sms'],
])('in production %s %s does not exist', async (method, path) => {
  const body = method === 'POST' ? '{}' : undefined
  expect((await sandbox.request(path, { method, body })).status).toBe(404)
})

test('in production no page of another origin may call, the development server’s neither', async () => {
  for (const origin of ['http://127.0.0.1:4001', 'https://evil.example']) {
    const { headers } = await sandbox.request('/openapi.json', { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('in production no way of paying is offered that a simulated gateway would take', async () => {
  const body = { payId: '800001', clientType: 'WapH5' }
  const { data } = await sandbox.call(listPayMethods, { body }, token)
  expect(data.methods.map(({ payType }: { payType: number }) => payType)).toEqual([300])
})

test('in production what needs a gateway says that there is none', async () => {
  const how = { userId: '1001', openId: '', clientType: 'WapH5', payType: 1 }
  const body = { payId, amount: 10_000, ...how }
  expect(await sandbox.call(requestPay, { body }, token)).toMatchObject({
    code: 501,
    data: null,
    message: 'Paying that way is not set up here.',
  })
  const params = await sandbox.call(getMiniPayParams, { body: { payId } }, token)
  expect(params).toMatchObject({ code: 501, data: null })
  const orders = await sandbox.services.db.selectFrom('gateway_orders').select('id').execute()
  expect(orders).toEqual([])
})
