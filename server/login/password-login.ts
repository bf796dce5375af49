import { login } from '../../src/api/auth/login'
import { memberLogin } from '../../src/api/auth/member-login'
import { type Context, handle } from '../handler'
import { Refusal } from '../refusal'
import { verifyPassword } from '../security/passwords'
import { logIn, type User } from './user-record'

const TRIES = 5
const WINDOW_SECONDS = 600

const TOO_MANY = new Refusal(429, {
  en: 'Too many attempts. Try again in ten minutes.',
  'zh-Hans': '登录失败次数过多，请 10 分钟后再试',
})
const WRONG = new Refusal(400, {
  en: 'User name or password is wrong.',
  'zh-Hans': '用户名或密码错误',
})

/**
 * The account of a user name or number and its password.
 *
 * @throws Refusal 400 which does not say which of the two was wrong; 429 after five failures in ten
 * minutes, whether the account exists or not.
 */
async function checkCredentials(context: Context, key: string, password: string): Promise<User> {
  const { db, now } = context
  const account = key.trim().toLowerCase()
  const failures = await db
    .selectFrom('login_failures')
    .select('at')
    .where('account', '=', account)
    .where('at', '>', now() - WINDOW_SECONDS)
    .execute()
  if (failures.length >= TRIES) throw TOO_MANY
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('mobile', '=', account), eb('userName', '=', account)]))
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (!(await verifyPassword(password, user?.passwordHash ?? null)) || !user) {
    await db.insertInto('login_failures').values({ account, at: now() }).execute()
    throw WRONG
  }
  await db.deleteFrom('login_failures').where('account', '=', account).execute()
  return user
}

export const passwordLogin = [
  handle(login, async ({ body }, context) =>
    logIn(context, await checkCredentials(context, body.key, body.password)),
  ),
  handle(memberLogin, async ({ body }, context) =>
    logIn(context, await checkCredentials(context, body.username, body.password)),
  ),
]
