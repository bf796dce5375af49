import { PaymentUnknownError, UnsupportedError, UserCancelledError } from '../../errors'
import type { OpenPaySheet } from './types'

declare const my: {
  tradePay(options: {
    tradeNO: string
    success: (result: { resultCode: string | number }) => void
    fail: (cause: unknown) => void
  }): void
}

/** Alipay answers `success` for every closed sheet; the code says how it ended. */
const PAID = '9000'
const CANCELLED = '6001'

export const openPaySheet: OpenPaySheet = async (params) => {
  if (params.host !== 'alipay') throw new UnsupportedError('pay')
  const code = await tradePay(params.tradeNo)
  if (code === PAID) return
  if (code === CANCELLED) throw new UserCancelledError('tradePay sheet closed')
  // 8000 and 6004: Alipay itself does not know yet. Anything else: neither do we.
  throw new PaymentUnknownError(`tradePay ended with ${code}`)
}

function tradePay(tradeNO: string): Promise<string> {
  return new Promise((resolve, reject) => {
    my.tradePay({
      tradeNO,
      success: ({ resultCode }) => resolve(String(resultCode)),
      fail: (cause) => reject(new PaymentUnknownError('tradePay failed', cause)),
    })
  })
}
