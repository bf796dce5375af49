import type { Services } from '../../services'
import type { GatewayOrder } from '../orders'
import type { Simulated } from '../simulated'
import { alipayApp } from '../simulated/alipay'
import { vendorKeys } from '../simulated/vendor-keys'
import { wechatMerchant } from '../simulated/wechat-pay'

/** The simulated vendors of a sandbox. */
export function simulatedOf({ gateways }: Pick<Services, 'gateways'>): Simulated {
  if (!gateways.simulated) throw new Error('nothing is simulated here')
  return gateways.simulated
}

/** What WeChat Pay sends of money it took, as true to the facts as the test wants. */
export function wechatLetter(
  services: Services,
  { payId, amount, ...more }: Pick<GatewayOrder, 'payId' | 'amount'> & Partial<GatewayOrder>,
) {
  const order: GatewayOrder = {
    id: '0000000000000000000000000000000f',
    gateway: 'wechat',
    description: 'Beer',
    status: 'paid',
    returnUrl: '',
    payType: 12,
    createdAt: 0,
    transactionId: '42',
    refunded: 0,
    askAt: null,
    payId,
    amount,
    ...more,
  }
  return simulatedOf(services).wechat.letter(order)
}

/** The same text with one letter changed for another of its kind. */
export function flipped(text: string, at = Math.floor(text.length / 2)): string {
  const letter = text[at] ?? ''
  const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'a' ? 'b' : 'a'
  return text.slice(0, at) + other + text.slice(at + 1)
}

const SELF = 'http://127.0.0.1:4000'

/** Both sides' keys, and what the shop knows of its WeChat Pay. */
export async function wechatOf({ db }: Pick<Services, 'db'>) {
  const keys = await vendorKeys(db, 'wechatPayKeys')()
  const where = {
    baseUrl: `${SELF}/pay/vendors/wechat`,
    notifyUrl: `${SELF}/pay/notify/wechat`,
  }
  return { keys, merchant: wechatMerchant(keys, where) }
}

/** Both sides' keys, and what the shop knows of its Alipay. */
export async function alipayOf({ db }: Pick<Services, 'db'>) {
  const keys = await vendorKeys(db, 'alipayKeys')()
  const where = {
    gatewayUrl: `${SELF}/pay/vendors/alipay/gateway.do`,
    notifyUrl: `${SELF}/pay/notify/alipay`,
  }
  return { keys, app: alipayApp(keys, where) }
}
