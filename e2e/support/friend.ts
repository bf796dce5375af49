import { addAddress } from '../../src/features/address/contract'
import { getUserView } from '../../src/features/login/contract'
import { shipOrder } from '../../src/features/merchant/contract'
import { buy, getBuyPrice } from '../../src/features/order/contract'
import { receiveOrder } from '../../src/features/order/contract-after'
import { requestPay } from '../../src/features/pay/contract'
import { initPayPassword } from '../../src/features/pay/contract-password'
import { transfer } from '../../src/features/wallet/contract'
import { MEMBER, PASSWORD } from './app'
import type { Sandbox } from './sandbox'
import { tellerOf } from './teller'

const OWNER = '13900139000'
/** The member's, and the friend's from then on. */
const PAY = '135790'

/** A friend buys for more than ¥200, it is shipped and received; how is told elsewhere. */
export async function buyAndReceive(
  sandbox: Sandbox,
  { mobile, password }: { readonly mobile: string; readonly password: string },
): Promise<void> {
  const rich = await tellerOf(sandbox, MEMBER.mobile, PASSWORD)
  const gift = { accountId: '100101', toMobile: mobile, amount: 80_000, payPassword: PAY }
  await rich.call(transfer, { body: { ...gift, requestId: 'referral-gift' } })
  const friend = await tellerOf(sandbox, mobile, password)
  await friend.call(initPayPassword, { body: { password: PAY } })
  const place = { province: '广东省', city: '广州市', area: '天河区', regionId: '440106' }
  const { id: addressId } = await friend.call(addAddress, {
    body: { name: '酒友', mobile, ...place, detail: '1 号', isDefault: true },
  })
  const wish = { way: 1, products: [{ productId: '2002', skuId: '20021', count: 20 }] }
  const { amount } = await friend.call(getBuyPrice, { body: wish })
  const { orderId, payId } = await friend.call(buy, {
    body: { ...wish, isFromCart: false, addressId, amount, requestId: 'referral-1' },
  })
  const { id: userId } = await friend.call(getUserView)
  const how = { openId: '', clientType: 'WapH5', payType: 300, userId }
  await friend.call(requestPay, { body: { payId, amount, ...how, payPassword: PAY } })
  const seller = await tellerOf(sandbox, OWNER, PASSWORD)
  const parcel = { carrier: 'SF', number: 'SF3000101', lines: [{ position: 0, count: 20 }] }
  await seller.call(shipOrder, { body: { id: orderId, ...parcel, requestId: 'referral-2' } })
  await friend.call(receiveOrder, { body: { id: orderId } })
}
