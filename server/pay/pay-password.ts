import type { Context } from '../handler'
import { currentUser } from '../login/user-record'
import { Refusal } from '../refusal'
import { judgePassword } from '../security/attempts'

const NONE = new Refusal(400, {
  en: 'Set a pay password first.',
  'zh-Hans': '请先设置支付密码',
})
const WRONG = new Refusal(400, { en: 'The pay password is wrong.', 'zh-Hans': '支付密码错误' })

/**
 * Whether it is the caller's pay password. Whoever asks, all wrong ones are counted together: paying,
 * transferring, checking, changing.
 *
 * @throws Refusal 400 without one, 429 after five wrong ones in ten minutes.
 */
export async function isPayPassword(context: Context, given: string): Promise<boolean> {
  const { id, payPasswordHash } = await currentUser(context)
  if (payPasswordHash === null) throw NONE
  return judgePassword(context, 'payPassword', id, { given, stored: payPasswordHash })
}

/**
 * The caller's pay password.
 *
 * @throws Refusal 400 without one or for a wrong one, 429 after five wrong ones in ten minutes.
 */
export async function requirePayPassword(context: Context, password: string): Promise<void> {
  if (!(await isPayPassword(context, password))) throw WRONG
}
