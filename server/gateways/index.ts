import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { AlipayTrade } from './alipay-trade'
import { GatewayKeys } from './keys'
import { Notifier, type PostToSelf } from './notifications'
import { GatewayOrders } from './orders'
import { SocialPlatforms } from './social'
import { WechatPay } from './wechat-pay'

export interface Gateways {
  /** Whether anybody may approve a payment, or say who holds a phone: not in production. */
  readonly simulated: boolean
  /** Missing where nothing may be simulated. */
  readonly social: SocialPlatforms | undefined
  readonly orders: GatewayOrders
  readonly keys: GatewayKeys
  readonly wechat: WechatPay
  readonly alipay: AlipayTrade
  readonly notifier: Notifier
}

export interface GatewayDeps {
  readonly db: Kysely<Database>
  readonly now: () => number
  readonly post: PostToSelf
  readonly copies: () => number
  /** Whether anybody may approve a payment, or say who holds a phone. */
  readonly simulated: boolean
}

/** All simulated platforms over one set of books. */
export function createGateways({ db, now, post, copies, simulated }: GatewayDeps): Gateways {
  const keys = new GatewayKeys(db)
  const orders = new GatewayOrders(db, now)
  return {
    simulated,
    social: simulated ? new SocialPlatforms({ db, now }) : undefined,
    orders,
    keys,
    wechat: new WechatPay(orders, keys, now),
    alipay: new AlipayTrade(orders, keys),
    notifier: new Notifier({ db, keys, post, copies, now }),
  }
}
