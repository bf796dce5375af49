import Taro from '@tarojs/taro'
import { PaymentUnknownError, UnsupportedError, UserCancelledError } from '../../errors'
import type { OpenPaySheet } from './types'

export const openPaySheet: OpenPaySheet = async (params) => {
  if (params.host !== 'wechat') throw new UnsupportedError('pay')
  const { timeStamp, nonceStr, payPackage, paySign } = params
  const signType = params.signType as 'RSA'
  try {
    await Taro.requestPayment({ timeStamp, nonceStr, package: payPackage, signType, paySign })
  } catch (cause) {
    if (isCancel(cause)) throw new UserCancelledError('payment sheet closed', cause)
    throw new PaymentUnknownError('requestPayment failed', cause)
  }
}

function isCancel(cause: unknown): boolean {
  return String((cause as { errMsg?: string } | null)?.errMsg).includes('cancel')
}
