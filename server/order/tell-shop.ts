import type { Kysely } from 'kysely'
import { AfterSaleState } from '../../src/features/order/contract-shapes'
import { leaveMessage } from '../content/leave-message'
import { type L10nText, readText } from '../database/l10n'
import type { Database } from '../database/schema'

const S = AfterSaleState

/** What an after-sale that has come so far, by the buyer, the platform or time, means for the shop. */
const NEWS: Readonly<Record<AfterSaleState, L10nText>> = {
  [S.Requested]: {
    en: 'a customer asks for it, please answer.',
    'zh-Hans': '买家提交了申请，请处理。',
  },
  [S.Approved]: {
    en: 'it was agreed to, the customer is to send the goods back.',
    'zh-Hans': '申请已通过，等待买家寄回。',
  },
  [S.Refused]: { en: 'it was refused.', 'zh-Hans': '申请已被拒绝。' },
  [S.Returning]: {
    en: 'the customer has sent the goods back.',
    'zh-Hans': '买家已寄回商品，请查收。',
  },
  [S.Received]: {
    en: 'the goods count as received, please send another.',
    'zh-Hans': '退回的商品已视为签收，请尽快换货。',
  },
  [S.Refunded]: { en: 'the money went back to the customer.', 'zh-Hans': '款项已退回买家。' },
  [S.Exchanged]: { en: 'the customer has what was sent anew.', 'zh-Hans': '买家已收到换货商品。' },
  [S.Cancelled]: { en: 'the customer called it off.', 'zh-Hans': '买家已撤销申请。' },
  [S.Closed]: { en: 'it has ended without a refund.', 'zh-Hans': '本次售后已关闭，未退款。' },
  [S.Appealed]: {
    en: 'the customer appealed, the platform decides.',
    'zh-Hans': '买家已申诉，等待平台处理。',
  },
  [S.Resent]: { en: 'another is on its way.', 'zh-Hans': '换货商品已发出。' },
}

interface Told {
  readonly orderId: string
  readonly position: number
  readonly storeId: string
  /** The state it has come to. */
  readonly state: AfterSaleState
}

/** The shop's owner, and whoever decides an appeal. */
async function deskOf(trx: Kysely<Database>, { storeId, state }: Told): Promise<readonly string[]> {
  const owners = await trx
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select('merchants.ownerId as id')
    .where('stores.id', '=', storeId)
    .execute()
  if (state !== S.Appealed) return owners.map(({ id }) => id)
  const deciders = await trx
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', 1)
    .where('closedAt', 'is', null)
    .execute()
  return [...new Set([...owners, ...deciders].map(({ id }) => id))]
}

/**
 * Leaves a message with the shop when somebody else, or time, has moved an after-sale of its order. To be called
 * in the transaction of the step.
 *
 * @param now seconds.
 */
export async function tellShop(trx: Kysely<Database>, sale: Told, now: number): Promise<void> {
  const { name } = await trx
    .selectFrom('order_lines')
    .select('name')
    .where('orderId', '=', sale.orderId)
    .where('position', '=', sale.position)
    .executeTakeFirstOrThrow()
  const news = NEWS[sale.state]
  const text = {
    en: `After-sale of ${readText(name, 'en')}: ${news.en}`,
    'zh-Hans': `「${readText(name, 'zh-Hans')}」售后：${news['zh-Hans']}`,
  }
  const url = `/views/index?url=/merchant/after-sales&status=${sale.state}`
  for (const userId of await deskOf(trx, sale))
    await leaveMessage(trx, { userId, kind: 'order', text, url, now })
}
