import { login, memberLogin } from '../../src/features/login/contract'
import { type Context, handle } from '../handler'
import { Refusal } from '../refusal'
import { judgePassword } from '../security/attempts'
import { logIn, type User } from './user-record'

const WRONG = new Refusal(400, {
  en: 'User name or password is wrong.',
  'zh-Hans': '用户名或密码错误',
})

/**
 * An account has its number and, at first, `user` before its number for a name. Counted apart for who has no
 * account, guesses at the one would tell by the other whether somebody has that number.
 */
const numberOf = (name: string): string => name.replace(/^user(?=\d+$)/, '')

/**
 * The account of a user name or number and its password.
 *
 * @throws Refusal 400 which does not say which of the two was wrong; 429 after five failures in ten
 * minutes, whether the account exists or not.
 */
async function checkCredentials(context: Context, key: string, password: string): Promise<User> {
  const name = key.trim().toLowerCase()
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('mobile', '=', name), eb('userName', '=', name)]))
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  const [kind, subject] = user
    ? (['login', user.id] as const)
    : (['loginName', numberOf(name)] as const)
  const secret = { given: password, stored: user?.passwordHash ?? null }
  if (!(await judgePassword(context, kind, subject, secret)) || !user) throw WRONG
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
