import { HostFailure, sandbox } from '../bridge'
import { showPaymentSheet } from '../shell/payment-sheet'

interface Sheet {
  amount: number
  description: string
  resultCode?: string
}

/** `wx.requestPayment`: the sheet the sandbox describes, and its answer to what the person did. */
export async function payWithWechat(options: Record<string, unknown>): Promise<void> {
  const { timeStamp, nonceStr, package: pack, signType, paySign } = options
  const order = { timeStamp, nonceStr, package: pack, signType, paySign }
  const post = (action: string) => sandbox<Sheet>('/pay/wechat/sheet', { ...order, action })
  const shown = await post('show')
  if (!shown.ok) throw new HostFailure(shown.body.message ?? `status ${shown.status}`)
  const action = await showPaymentSheet(shown.body.amount, shown.body.description)
  const done = await post(action)
  if (action === 'cancel') throw new HostFailure('cancel')
  if (!done.ok) throw new HostFailure(done.body.message ?? `status ${done.status}`)
}

/** Codes of `my.tradePay`; a failure is a code too, not a `fail`. */
const RESULT_CODES = { approve: '9000', cancel: '6001', failed: '4000' } as const

/** `my.tradePay`. */
export async function payWithAlipay(options: Record<string, unknown>): Promise<object> {
  const { tradeNO } = options
  const post = (action: string) => sandbox<Sheet>('/pay/alipay/sheet', { tradeNO, action })
  const shown = await post('show')
  if (!shown.ok) {
    return {
      resultCode: shown.body.resultCode ?? RESULT_CODES.failed,
      memo: shown.body.message ?? '',
    }
  }
  const action = await showPaymentSheet(shown.body.amount, shown.body.description)
  const done = await post(action)
  const code = done.ok || action === 'cancel' ? RESULT_CODES[action] : RESULT_CODES.failed
  return { resultCode: done.body.resultCode ?? code, memo: done.body.message ?? '' }
}

/** Asks the sandbox for a login code or another proof of who holds the phone. */
export async function proof<T extends object>(path: string): Promise<T> {
  const answer = await sandbox<T>(path, {})
  if (!answer.ok) throw new HostFailure(answer.body.message ?? `status ${answer.status}`)
  return answer.body
}
