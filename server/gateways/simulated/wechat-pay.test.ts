import { Wechatpay } from 'wechatpay-axios-plugin'
import { placed, sandbox } from '../../pay/testing/unpaid-order'
import { gateways, wish } from '../testing/gateway-books'
import { wechatOf } from '../testing/simulated'

/** What the SDK hands to its transport. */
interface Outgoing {
  readonly url?: string
  readonly baseURL?: string
  readonly method?: string
  readonly data?: string
  readonly headers: { toJSON(): Record<string, string> }
}

describe('the simulated vendor', () => {
  /** The SDK most merchants use, over the sandbox in place of the network. */
  async function placeBySdk(content: object, privateKey?: string) {
    const { keys, merchant } = await wechatOf(sandbox.services)
    const adapter = async (config: Outgoing) => {
      const response = await sandbox.request(new URL(config.url ?? '', config.baseURL).pathname, {
        method: config.method?.toUpperCase() ?? 'GET',
        headers: config.headers.toJSON(),
        ...(config.data && { body: config.data }),
      })
      const headers = Object.fromEntries(response.headers)
      return {
        status: response.status,
        data: await response.text(),
        headers,
        config,
        statusText: '',
      }
    }
    const sdk = new Wechatpay({
      mchid: merchant.mchId,
      serial: keys.shop.serial,
      privateKey: privateKey ?? keys.shop.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      certs: { [keys.vendor.serial]: keys.vendor.publicKey },
      baseURL: `${merchant.baseUrl}/`,
      adapter,
    } as unknown as ConstructorParameters<typeof Wechatpay>[0])
    return sdk.v3?.pay?.transactions?.jsapi?.post?.(content)
  }
  const asked = async (id: string, total: number) => {
    const { merchant } = await wechatOf(sandbox.services)
    return {
      appid: merchant.appIds.mini,
      mchid: merchant.mchId,
      description: 'Beer',
      out_trade_no: id,
      time_expire: '2026-11-28T20:00:00+08:00',
      attach: `${placed.payId}/12`,
      notify_url: merchant.notifyUrl,
      amount: { total, currency: 'CNY' },
      payer: { openid: 'o-somebody' },
    }
  }

  test('takes orders of the SDK, whose answers it signs as the SDK expects', async () => {
    const { id } = await gateways().orders.open('wechat', wish({ payType: 12 }))
    const answer = await placeBySdk(await asked(id, placed.amount))
    expect(answer).toMatchObject({ status: 200, data: { prepay_id: id } })
    const wrong = await placeBySdk(await asked(id, placed.amount - 1))
    expect(wrong).toMatchObject({ status: 400 })
  })

  test('refuses a request that another key signed', async () => {
    const { id } = await gateways().orders.open('wechat', wish({ payType: 12 }))
    const { keys } = await wechatOf(sandbox.services)
    const other = keys.vendor.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const refused = await placeBySdk(await asked(id, placed.amount), other)
    expect(refused).toMatchObject({ status: 401, data: { code: 'SIGN_ERROR' } })
  })
})
