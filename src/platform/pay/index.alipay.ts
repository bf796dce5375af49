import { PaymentUnknownError, UnsupportedError } from '../../errors'
import type { OpenPaySheet } from '../../shared/host'
import { readAlipayCode, withinLimit } from './sheet'

declare const my: {
  tradePay(options: {
    tradeNO: string
    success: (result: { resultCode: string | number }) => void
    fail: (cause: unknown) => void
  }): void
}

export const openPaySheet: OpenPaySheet = async (channel, params) => {
  if (channel !== 'mini' || params.host !== 'alipay') throw new UnsupportedError('pay')
  readAlipayCode(await withinLimit(tradePay(params.tradeNo)))
}

function tradePay(tradeNO: string): Promise<string | number> {
  return new Promise((resolve, reject) => {
    my.tradePay({
      tradeNO,
      success: ({ resultCode }) => resolve(resultCode),
      fail: (cause) => reject(new PaymentUnknownError('tradePay failed', cause)),
    })
  })
}
