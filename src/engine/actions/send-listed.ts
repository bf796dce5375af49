import { UnsupportedCallError } from '../../errors/engine'
import { writes } from './call-table'

/**
 * Makes a listed call with what the action gives it, as its contract wants it: body or query.
 *
 * @throws UnsupportedCallError for a call that is not listed; AppError of the call.
 */
export async function sendListed(
  name: string,
  values: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const call = writes.get(name)
  if (!call) throw new UnsupportedCallError(name)
  await call(call.contract.body ? { body: values } : { query: values, params: values })
}
