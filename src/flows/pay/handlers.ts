import { PayStatus } from '../../api/pay/list-pay-methods'
import {
  NetworkError,
  PaymentUnknownError,
  UnsupportedError,
  UserCancelledError,
} from '../../errors'
import type { PaySheetParams } from '../../platform/pay/types'
import { safeTarget } from '../../routing/safe-target'
import { isPayType, PayType } from '../../shared/pay-type'
import { sheetParams } from './sheet-params'
import type { PayAnswer, PayDeps, PayOrder, PayOutcome } from './types'
import { waitUntilPaid } from './wait-until-paid'

/** How long 支付成功 stays before the return navigation, ms (decisions.md, 5). */
const AFTER_REDIRECT = 1000
const AFTER_SHEET = 300

type Handler = (order: PayOrder, deps: PayDeps) => Promise<PayOutcome>

const handlers: { readonly [T in PayType]: Handler } = {
  [PayType.Redirect]: redirect,
  [PayType.AssetRedirect]: redirect,
  [PayType.BrowserRedirect]: redirect,
  [PayType.Alipay]: sheet({ hosts: ['alipay'], delay: AFTER_REDIRECT, openId: true }),
  [PayType.WeChatBrowser]: sheet({ hosts: ['wechat'], delay: AFTER_SHEET }),
  [PayType.MiniProgram]: sheet({ hosts: ['wechat', 'alipay'], delay: AFTER_SHEET, openId: true }),
  // Belongs to the native shell (decisions.md, 19). Refused before the server is asked for anything.
  [PayType.WeChatNative]: unsupported,
}

/** What a pay type does (client spec §4, payment). A type without a row is unsupported. */
export const handlerOf = (payType: number): Handler =>
  isPayType(payType) ? handlers[payType] : unsupported

function unsupported(): Promise<PayOutcome> {
  return Promise.reject(new UnsupportedError('pay'))
}

/**
 * Types 1, 300 and 3. The server may have taken the money at once (balance, asset group): then the
 * address is one of ours and the payment already settled. Else it is a gateway's.
 */
async function redirect(order: PayOrder, deps: PayDeps): Promise<PayOutcome> {
  const answer = await askOnce(order, deps)
  const { url = '' } = answer
  const target = safeTarget(url)
  if (url !== '' && target === undefined) {
    deps.leaveFor(url)
    return { kind: 'left' }
  }
  const status = await deps.fetchStatus(order.payId).catch(() => undefined)
  if (status === PayStatus.Paid) return { kind: 'paid', url: target, delay: AFTER_REDIRECT }
  if (target !== undefined) return { kind: 'open', url: target }
  return settle(order, deps, undefined, AFTER_REDIRECT)
}

/** An answer that got lost may have been a yes: the server is asked before anyone tries again. */
async function askOnce(order: PayOrder, deps: PayDeps): Promise<PayAnswer> {
  try {
    return await deps.requestPay({ ...order, openId: '' })
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const status = await deps.fetchStatus(order.payId).catch(() => undefined)
    if (status === PayStatus.Paid) return {}
    if (status === undefined) throw new PaymentUnknownError('no answer from api/pay/pay', error)
    throw error
  }
}

interface SheetOptions {
  readonly hosts: readonly PaySheetParams['host'][]
  readonly delay: number
  /** The server needs to know who pays by the host's own identity. */
  readonly openId?: true
}

/** Types 4, 7 and 12: the host's own sheet. What it says is advisory, the server's word settles. */
function sheet({ hosts, delay, openId }: SheetOptions): Handler {
  return async (order, deps) => {
    const answer = await deps.requestPay({
      ...order,
      openId: openId ? await deps.openId() : '',
    })
    try {
      await deps.openPaySheet(sheetParams(answer.message, hosts))
    } catch (error) {
      if (!(error instanceof PaymentUnknownError) && !(error instanceof UserCancelledError)) {
        throw error
      }
      // Closing the sheet a moment after paying is reported as a cancellation by some hosts.
      if (error instanceof UserCancelledError) {
        const status = await deps.fetchStatus(order.payId).catch(() => undefined)
        if (status !== PayStatus.Paid) throw error
      }
    }
    return settle(order, deps, answer.url, delay)
  }
}

async function settle(
  { payId }: PayOrder,
  deps: PayDeps,
  url: string | undefined,
  delay: number,
): Promise<PayOutcome> {
  const end = await waitUntilPaid(payId, deps)
  return end === 'paid' ? { kind: 'paid', url: safeTarget(url), delay } : { kind: 'confirming' }
}
