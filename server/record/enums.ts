import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import type { KeyValue } from '../../src/features/record/contract-dictionary'
import { getAllEnums } from '../../src/features/record/contract-dictionary'
import type { L10nText } from '../database/l10n'
import { handle, type Locale } from '../handler'

type Choice = readonly [key: number, color: string, en: string, zh: string]

/** Status numbers are those of point 11; pay types those of client spec §9. */
const ENUMS: Readonly<Record<string, readonly Choice[]>> = {
  OrderStatus: [
    [OrderStatus.DuePayment, 'warning', 'To pay', '待付款'],
    [OrderStatus.WaitingToShip, 'info', 'To ship', '待发货'],
    [OrderStatus.WaitingToReceive, 'info', 'To receive', '待收货'],
    [OrderStatus.Done, 'success', 'Done', '已完成'],
    [OrderStatus.Refund, 'danger', 'After-sale', '退款/售后'],
    [OrderStatus.Closed, 'muted', 'Closed', '已关闭'],
  ],
  PayStatus: [
    [PayStatus.Due, 'warning', 'To pay', '待支付'],
    [PayStatus.Paid, 'success', 'Paid', '已支付'],
    [PayStatus.Cancelled, 'muted', 'Cancelled', '已取消'],
    [PayStatus.Expired, 'muted', 'Expired', '已过期'],
  ],
  PayType: [
    [1, '', 'Online bank', '网银支付'],
    [3, '', 'Alipay in the browser', '支付宝网页'],
    [4, '', 'Alipay', '支付宝'],
    [7, '', 'WeChat in the browser', '微信内支付'],
    [8, '', 'WeChat', '微信支付'],
    [12, '', 'Mini-program', '小程序支付'],
    [300, '', 'Cashier', '收银台'],
  ],
  LiveStatus: [
    [0, 'info', 'Created', '未开始'],
    [1, 'success', 'Live', '直播中'],
    [2, 'muted', 'Ended', '已结束'],
    [3, 'danger', 'Forbidden', '已禁播'],
  ],
  DeviceStatus: [
    [1, 'success', 'Online', '在线'],
    [2, 'muted', 'Offline', '离线'],
    [3, 'warning', 'In service', '维护中'],
  ],
}

function toKeyValues(choices: readonly Choice[], locale: Locale): KeyValue[] {
  return choices.map(([key, color, en, zh]) => {
    const text: L10nText = { en, 'zh-Hans': zh }
    return { key, value: text[locale], ...(color && { color }) }
  })
}

/** One enum in the caller's language; empty when there is none of that name. */
export function enumNamed(name: string, locale: Locale): KeyValue[] {
  const known = new Map(Object.entries(ENUMS)).get(name)
  return toKeyValues(known ?? [], locale)
}

export const getAllEnumsHandler = handle(getAllEnums, async (_, { locale }) =>
  Object.entries(ENUMS).map(([name, choices]) => ({
    name,
    keyValue: toKeyValues(choices, locale),
  })),
)
