import Taro from '@tarojs/taro'
import { PaymentUnknownError, UnsupportedError, UserCancelledError } from '../../errors'
import type { OpenPaySheet } from '../../shared/host'
import { withinLimit } from './sheet'

export const openPaySheet: OpenPaySheet = async (channel, params) => {
  if (channel !== 'mini' || params.host !== 'wechat') throw new UnsupportedError('pay')
  const { timeStamp, nonceStr, payPackage, paySign } = params
  const signType = params.signType as 'RSA'
  try {
    const sheet = { timeStamp, nonceStr, package: payPackage, signType, paySign }
    await withinLimit(Taro.requestPayment(sheet))
  } catch (cause) {
    if (isCancel(cause)) throw new UserCancelledError('payment sheet closed', cause)
    throw new PaymentUnknownError('requestPayment failed', cause)
  }
}

function isCancel(cause: unknown): boolean {
  return String((cause as { errMsg?: string } | null)?.errMsg).includes('cancel')
}
