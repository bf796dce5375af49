import { sendSmsCode } from '../../../src/features/identity/contract'
import { sandbox } from '../../testing/fresh-sandbox'

export { sandbox }

/** A number that nobody has. */
export const UNKNOWN = '15512345678'

/** Sets the shop's clock ahead, by seconds. */
export const move = (offset: number) => sandbox.post('/sandbox/clock', { offset })
export const send = (mobile: string) => sandbox.call(sendSmsCode, { query: { mobile } })
/** The code that a number is sent. */
export async function codeFor(mobile: string): Promise<string> {
  await send(mobile)
  return sandbox.lastCode(mobile)
}
