import { endpoint } from '../endpoint'
import { requestPay } from './pay'

/** POST asset/pay/pay: the same payment under the path of commerce spec §7. */
export const requestAssetPay = endpoint({
  ...requestPay.contract,
  path: 'asset/pay/pay',
})
