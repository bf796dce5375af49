import { createPrivateKey } from 'node:crypto'
import {
  getMiniPayParams,
  listPayMethods,
  PayStatus,
  requestPay,
} from '../../src/features/pay/contract'
import { addRecharge } from '../../src/features/wallet/contract'
import { makeKeyPair } from '../gateways/rsa'
import { readVendors } from '../gateways/settings'
import { platformHeaders, seal } from '../gateways/wechat/wire'
import { openProduction } from '../testing/open-production'
import { MEMBER, type TestSandbox } from '../testing/open-sandbox'

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
  ['GET', '/pay/vendors/weixin/sns/jscode2session?js_code=1'],
  ['GET', '/pay/vendors/weixin/sns/oauth2/access_token?code=1'],
  ['POST', '/pay/vendors/weixin/cgi-bin/stable_token'],
  ['POST', '/pay/vendors/weixin/wxa/business/getuserphonenumber?access_token=1'],
  ['GET', '/pay/vendors/wechat/v3/pay/transactions/id/1'],
  ['POST', '/pay/vendors/wechat/v3/pay/transactions/jsapi'],
  ['POST', '/pay/vendors/alipay/gateway.do'],
  ['POST', '/pay/notify/cashier'],
  ['POST', '/pay/notify/wechat'],
  ['POST', '/pay/notify/alipay'],
  ['POST', '/pay/notify/toString'],
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

describe('with keys of WeChat Pay', () => {
  const API_KEY = 'k'.repeat(32)
  const platform = makeKeyPair()
  let shop: TestSandbox
  beforeAll(async () => {
    shop = await openProduction(
      readVendors({
        TAPROOM_PUBLIC_URL: 'https://shop.example',
        TAPROOM_WECHAT_MCH_ID: '1900000009',
        TAPROOM_WECHAT_MCH_SERIAL: 'abc',
        TAPROOM_WECHAT_MCH_KEY: makeKeyPair().privateKey,
        TAPROOM_WECHAT_API_KEY: API_KEY,
        TAPROOM_WECHAT_PLATFORM_KEYS: `PUB_KEY_ID_1=${platform.publicKey}`,
        TAPROOM_WECHAT_MINI_ID: 'wx-mini',
        // Nobody is there.
        TAPROOM_WECHAT_PAY_URL: 'http://127.0.0.1:9',
      }),
    )
  })
  afterAll(() => shop.close())
  const dueId = async (requestId: string) => {
    const body = { accountId: '100101', amount: 10_000, requestId }
    const token = await shop.logIn(MEMBER)
    return { token, payId: (await shop.call(addRecharge, { body }, token)).data.payId }
  }
  async function tell(payId: string, total: number, privateKey: string) {
    const content = {
      ...{ mchid: '1900000009', appid: 'wx-mini', out_trade_no: 'o1', transaction_id: 't1' },
      ...{ attach: `${payId}/12`, amount: { total, currency: 'CNY' } },
    }
    const resource = seal(JSON.stringify(content), API_KEY, 'transaction')
    const body = JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource })
    const signer = { serial: 'PUB_KEY_ID_1', privateKey: createPrivateKey(privateKey) }
    const headers = platformHeaders(body, signer, shop.services.clock.now())
    const init = { method: 'POST', body, headers }
    return (await shop.request('/pay/notify/wechat', init)).status
  }

  test('what its apps can do is offered, and nothing that was simulated', async () => {
    const { token, payId } = await dueId('r1')
    const offered = async (clientType: string) =>
      (await shop.call(listPayMethods, { body: { payId, clientType } }, token)).data.methods.map(
        ({ payType }: { payType: number }) => payType,
      )
    expect(await offered('WeChatLite')).toEqual([12])
    expect(await offered('WapH5')).toEqual([])
    expect((await shop.request('/pay/cashier')).status).toBe(404)
    expect((await shop.request('/pay/notify/cashier', { method: 'POST' })).status).toBe(404)
  })

  test('its news pays, and news of anybody else does not', async () => {
    const { token, payId } = await dueId('r2')
    const statusOf = async () => {
      const input = { body: { payId, clientType: 'WeChatLite' } }
      return (await shop.call(listPayMethods, input, token)).data.status
    }
    expect(await tell(payId, 10_000, makeKeyPair().privateKey)).toBe(403)
    expect(await statusOf()).toBe(PayStatus.Due)
    expect(await tell(payId, 10_000, platform.privateKey)).toBe(200)
    expect(await statusOf()).toBe(PayStatus.Paid)
  })

  test('a vendor that does not answer is said in words', async () => {
    const { token, payId } = await dueId('r3')
    const how = { userId: '1001', openId: 'o-x', clientType: 'WeChatLite', payType: 12 }
    const body = { payId, amount: 10_000, ...how }
    expect(await shop.call(requestPay, { body }, token)).toMatchObject({
      code: 503,
      message: 'The payment service does not answer. Try again in a moment.',
    })
    // Whom WeChat has never told us of cannot open its sheet.
    await shop.services.db.deleteFrom('social_bindings').execute()
    const nobody = { body: { ...body, openId: '' } }
    expect(await shop.call(requestPay, nobody, token)).toMatchObject({
      code: 400,
      message: 'Log in through WeChat or Alipay first.',
    })
  })
})
