import type { Translate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { isPayType, PayType } from '../../../../shared/pay'
import type { ClientType } from '../../../../shared/transport'
import type { IconName } from '../../../../ui/icon/icons'
import type { Payment } from '../../contract'
import { wayOf } from '../../dispatch'

export type Method = Payment['methods'][number]

const ICONS: { readonly [T in PayType]: IconName } = {
  [PayType.Redirect]: 'credit-card',
  [PayType.AssetRedirect]: 'wallet',
  [PayType.BrowserRedirect]: 'building-2',
  [PayType.Alipay]: 'banknote',
  [PayType.WeChatBrowser]: 'message',
  [PayType.WeChatNative]: 'message',
  [PayType.MiniProgram]: 'message',
}
export const iconOf = (payType: number): IconName =>
  isPayType(payType) ? ICONS[payType] : 'wallet'

export interface MethodRow {
  readonly method: Method
  readonly note: string | undefined
  readonly usable: boolean
  /** The account of this method holds less than is to be paid. */
  readonly poor: boolean
}

interface RowDeps {
  readonly clientType: ClientType
  /** Methods that turned out not to work here. */
  readonly unsupported: readonly number[]
  readonly t: Translate
}

/** What a method says, and whether it can be chosen: it may be another client's, or hold too little. */
export function methodRow(method: Method, amount: number, deps: RowDeps): MethodRow {
  const { clientType, unsupported, t } = deps
  const { payType, balance } = method
  if (!wayOf(payType, clientType) || unsupported.includes(payType)) {
    return { method, note: t('pay.methodUnsupported'), usable: false, poor: false }
  }
  if (balance === undefined) {
    return { method, note: method.note || undefined, usable: true, poor: false }
  }
  const poor = balance < amount
  const note = t(poor ? 'pay.notEnough' : 'pay.balance', { amount: moneyText(balance) })
  return { method, note, usable: !poor, poor }
}
