import * as v from 'valibot'
import { Refusal } from '../../refusal'
import type { GatewayOrder, GatewayOrders } from '../orders'
import type { GatewayKeys } from './keys'

/** The fields of the form that opens the cashier, as main signs them. */
export const cashierForm = v.object({
  token: v.string(),
  lang: v.optional(v.string()),
  amount: v.string(),
  payId: v.string(),
  sign: v.string(),
})
type CashierForm = v.InferOutput<typeof cashierForm>

const signedText = (fields: Pick<CashierForm, 'token' | 'amount' | 'payId'>) =>
  `amount=${fields.amount}&payId=${fields.payId}&token=${fields.token}`

/** What main adds to the form, so that nobody changes it on the way through the browser. */
export async function cashierSign(keys: GatewayKeys, order: GatewayOrder) {
  const fields = { amount: String(order.amount), payId: order.payId }
  return { ...fields, sign: await keys.sign(signedText({ ...fields, token: order.id })) }
}

const refuse = (en: string, zh: string) => new Refusal(403, { en, 'zh-Hans': zh })

/** The order a form asks for. @throws Refusal 403 that says what is wrong with it. */
export async function readCashierForm(
  form: CashierForm,
  { keys, orders }: { readonly keys: GatewayKeys; readonly orders: GatewayOrders },
): Promise<GatewayOrder> {
  if (!(await keys.verify(signedText(form), form.sign))) {
    throw refuse('The signature is wrong.', '签名错误')
  }
  const order = await orders.find('cashier', form.token)
  if (!order || order.payId !== form.payId) throw refuse('There is no such order.', '订单不存在')
  if (String(order.amount) !== form.amount) {
    throw refuse('The amount is not that of the order.', '金额与订单不一致')
  }
  return order
}
