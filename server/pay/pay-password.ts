import { type Context, callerOf } from '../handler'
import { currentUser } from '../login/user-record'
import { Refusal } from '../refusal'
import { verifyPassword } from '../security/passwords'

const NONE = new Refusal(400, {
  en: 'Set a pay password first.',
  'zh-Hans': '请先设置支付密码',
})
const WRONG = new Refusal(400, { en: 'The pay password is wrong.', 'zh-Hans': '支付密码错误' })
const TOO_MANY = new Refusal(429, {
  en: 'Too many attempts. Try again in ten minutes.',
  'zh-Hans': '密码错误次数过多，请 10 分钟后再试',
})

const TRIES = 5
const WINDOW_SECONDS = 600

/**
 * The caller's pay password, with the same count of wrong tries as for a transfer.
 *
 * @throws Refusal 400 without one or for a wrong one, 429 after five wrong ones in ten minutes.
 */
export async function requirePayPassword(context: Context, password: string): Promise<void> {
  const { db, now } = context
  const account = `pay ${callerOf(context).id}`
  const failures = await db
    .selectFrom('login_failures')
    .select('at')
    .where('account', '=', account)
    .where('at', '>', now() - WINDOW_SECONDS)
    .execute()
  if (failures.length >= TRIES) throw TOO_MANY
  const { payPasswordHash } = await currentUser(context)
  if (payPasswordHash === null) throw NONE
  if (await verifyPassword(password, payPasswordHash)) return
  await db.insertInto('login_failures').values({ account, at: now() }).execute()
  throw WRONG
}
