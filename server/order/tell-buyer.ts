import type { Kysely } from 'kysely'
import type { CLOSE_REASONS } from '../../src/features/merchant/contract'
import { AfterSaleState } from '../../src/features/order/contract-shapes'
import { moneyText } from '../../src/shared/money'
import { leaveMessage } from '../content/leave-message'
import type { L10nText } from '../database/l10n'
import type { Database } from '../database/schema'
import type { AfterSaleRow } from './after-sales'
import type { OrderRow } from './stage'

/** What a buyer is told of an order, by its number. */
export const OF_ORDER = {
  shipped: (serial) => ({
    en: `A parcel of order ${serial} is on its way.`,
    'zh-Hans': `订单 ${serial} 已发货。`,
  }),
  received: (serial) => ({
    en: `Order ${serial} counts as received. How was it?`,
    'zh-Hans': `订单 ${serial} 已自动确认收货，欢迎评价。`,
  }),
  refunded: (serial) => ({
    en: `Order ${serial} was called off; the money is on its way back.`,
    'zh-Hans': `订单 ${serial} 已取消，款项将原路退回。`,
  }),
} as const satisfies Record<string, (serial: string) => L10nText>

/** Leaves a message of an order with its buyer. @param now seconds. */
export async function tellBuyer(
  trx: Kysely<Database>,
  { id, userId, serial }: Pick<OrderRow, 'id' | 'userId' | 'serial'>,
  what: keyof typeof OF_ORDER,
  now: number,
): Promise<void> {
  const url = `/views/index?url=/order/show&id=${id}`
  await leaveMessage(trx, { userId, kind: 'order', text: OF_ORDER[what](serial), url, now })
}

/** The words of what a shop usually closes an order for, in both languages. */
const CLOSED_FOR: Readonly<Record<(typeof CLOSE_REASONS)[number], L10nText>> = {
  soldOut: { en: 'Sold out', 'zh-Hans': '商品缺货' },
  address: { en: 'The address cannot be delivered to', 'zh-Hans': '收货地址无法配送' },
  price: { en: 'The price was wrong', 'zh-Hans': '商品价格有误' },
  asked: { en: 'You asked for it', 'zh-Hans': '应买家要求' },
}

/** Why a shop closed an order, as its buyer reads it: words of ours, or the shop's own. */
export const shopsReason = (reason: string): L10nText =>
  Object.entries(CLOSED_FOR).find(([name]) => name === reason)?.[1] ?? {
    en: reason,
    'zh-Hans': reason,
  }

/** Leaves a message with the buyer of an order that its shop has closed. @param now seconds. */
export async function tellClosed(
  trx: Kysely<Database>,
  { id, userId, serial, paidAt }: OrderRow,
  reason: string,
  now: number,
): Promise<void> {
  const why = shopsReason(reason)
  const back =
    paidAt === null
      ? { en: '', 'zh-Hans': '' }
      : { en: ', what you paid is on its way back', 'zh-Hans': '，款项将原路退回' }
  const text = {
    en: `The shop has closed order ${serial}${back.en}: ${why.en}`,
    'zh-Hans': `商家已关闭订单 ${serial}${back['zh-Hans']}：${why['zh-Hans']}`,
  }
  const url = `/views/index?url=/order/show&id=${id}`
  await leaveMessage(trx, { userId, kind: 'order', text, url, now })
}

const S = AfterSaleState

interface Told {
  readonly appealed: boolean
  /** What went back with this step, in cents. */
  readonly refunded: number
}

/** What has come of an after-sale, in cents. */
export const refundedText = (refunded: number): L10nText => ({
  en: `${moneyText(refunded)} of your after-sale has been refunded.`,
  'zh-Hans': `您的售后已退款 ${moneyText(refunded)}。`,
})

/** What a buyer is told of an after-sale; the other states are their own doing. */
const OF_SALE: Readonly<Partial<Record<AfterSaleState, (told: Told) => L10nText>>> = {
  [S.Approved]: () => ({
    en: 'Your after-sale was agreed to. Please send the goods back.',
    'zh-Hans': '您的售后申请已通过，请寄回商品。',
  }),
  [S.Refused]: ({ appealed }) =>
    appealed
      ? { en: 'Your after-sale was refused.', 'zh-Hans': '您的售后申请未通过。' }
      : {
          en: 'Your after-sale was refused. You can appeal.',
          'zh-Hans': '您的售后申请未通过，可申请平台介入。',
        },
  [S.Received]: () => ({
    en: 'The shop has received what you sent back.',
    'zh-Hans': '商家已收到您寄回的商品。',
  }),
  [S.Resent]: () => ({
    en: 'The shop has sent you another. Please say when you have it.',
    'zh-Hans': '商家已寄出换货商品，收到后请确认。',
  }),
  [S.Refunded]: ({ refunded }) =>
    refunded > 0
      ? refundedText(refunded)
      : { en: 'Your after-sale has been refunded.', 'zh-Hans': '您的售后已退款。' },
  [S.Exchanged]: () => ({
    en: 'Your exchange counts as received.',
    'zh-Hans': '您的换货商品已自动确认收货。',
  }),
  [S.Closed]: () => ({ en: 'Your after-sale is closed.', 'zh-Hans': '您的售后已关闭。' }),
}

/** Leaves a message with a buyer when somebody else, or time, has moved their after-sale. @param now seconds. */
export async function tellOfSale(
  trx: Kysely<Database>,
  { id, userId }: Pick<AfterSaleRow, 'id' | 'userId'>,
  state: AfterSaleState,
  { now, ...told }: Told & { readonly now: number },
): Promise<void> {
  const text = OF_SALE[state]?.(told)
  const url = `/views/index?url=/after-sale/show&id=${id}`
  if (text) await leaveMessage(trx, { userId, kind: 'order', text, url, now })
}
