import type { ShellSheet } from '../../platform/native-shell/messages'
import { nativeShell } from '../../platform/native-shell/shell'
import { PayType } from '../../shared/pay'
import type { Payment } from './contract'

/** The sheet of each payment type of the native app, as `dispatch.ts` opens it. */
export const SHEETS: Readonly<Record<number, ShellSheet>> = {
  [PayType.Alipay]: 'alipay',
  [PayType.WeChatNative]: 'wechat',
}

/** A payment with those methods alone whose sheet this native app has: the server does not know how old it is. */
export async function withSheets(payment: Payment): Promise<Payment> {
  const sheets: readonly string[] = (await nativeShell()?.hello())?.sheets ?? []
  const methods = payment.methods.filter(({ payType }) => {
    const sheet = SHEETS[payType]
    return sheet === undefined || sheets.includes(sheet)
  })
  return { ...payment, methods }
}
