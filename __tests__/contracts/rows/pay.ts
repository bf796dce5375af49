import type { Services } from '../../../server/services'
import {
  getMiniPayParams,
  getPublicPayParams,
  listPayMethods,
  requestAssetPay,
  requestPay,
} from '../../../src/features/pay/contract'
import type { Row } from '../harness'

const WECHAT = {
  timeStamp: expect.any(String),
  nonceStr: expect.any(String),
  payPackage: expect.any(String),
  signType: expect.any(String),
  paySign: expect.any(String),
}

/** The amount is what the order costs; a payment of any other is refused. */
const costs = ({ db }: Services) =>
  db.updateTable('payments').set({ amount: 100 }).where('id', '=', '800001').execute()
const PAYMENT = {
  payId: '800001',
  amount: 100,
  openId: '',
  clientType: 'WapH5',
  payType: 300,
  userId: '1001',
  payPassword: '135790',
}
const STARTED = expect.objectContaining({ url: expect.any(String) })

/** What an order is paid with. */
export const payRows: readonly Row[] = [
  {
    call: requestPay,
    as: 'member',
    before: costs,
    input: { body: PAYMENT },
    sends: 'POST api/pay/pay',
    answers: STARTED,
  },
  {
    call: requestAssetPay,
    as: 'member',
    before: costs,
    input: { body: PAYMENT },
    sends: 'POST asset/pay/pay',
    answers: STARTED,
  },
  {
    call: listPayMethods,
    as: 'member',
    input: { body: { payId: '800001', clientType: 'WapH5' } },
    sends: 'POST asset/pay/list',
    answers: expect.objectContaining({ payId: '800001', orderId: '700001', status: 1 }),
  },
  {
    call: getMiniPayParams,
    as: 'member',
    input: { body: { payId: '800001', openId: '' } },
    sends: 'POST Api/WeiXinPay/MpPayAsyncByPayId',
    answers: WECHAT,
  },
  {
    call: getPublicPayParams,
    as: 'member',
    input: { body: { payId: '800001', openId: '' } },
    sends: 'POST WeiXinPay/PublicPayAsyncByPayId',
    answers: WECHAT,
  },
]
