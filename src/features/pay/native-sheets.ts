import { nativeShell } from '../../platform/native-shell/shell'
import type { Payment } from './contract'
import { wayOf } from './dispatch'

/**
 * A payment with those methods alone whose sheet this native app has: the server does not know how old it is.
 *
 * @returns the payment as it was, where every method has one.
 */
export async function withSheets(payment: Payment): Promise<Payment> {
  const sheets = (await nativeShell()?.hello())?.sheets ?? []
  const methods = payment.methods.filter(({ payType }) => {
    const way = wayOf(payType, 'AppPlus')
    return way?.kind !== 'sheet' || sheets.includes(way.host)
  })
  return { ...payment, methods }
}
