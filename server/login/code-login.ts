import { checkVerifyCode } from '../../src/api/auth/check-verify-code'
import { loginByMobile } from '../../src/api/auth/login-by-mobile'
import { register } from '../../src/api/auth/register'
import { sendSmsCode } from '../../src/api/auth/send-sms-code'
import { findPassword } from '../../src/api/user/find-password'
import { handle } from '../handler'
import { notFound, Refusal } from '../refusal'
import { hashPassword } from '../security/passwords'
import { bindOpenId, createAccount, findByMobile, findOrCreate } from './accounts'
import { requireMobile, requirePassword } from './mobile'
import { isCodeGood, sendCode, spendCode } from './sms'
import { logIn } from './user-record'

export const codeLogin = [
  handle(sendSmsCode, ({ query }, context) => sendCode(context, requireMobile(query.mobile))),

  handle(checkVerifyCode, async ({ query }, context) => {
    return (await isCodeGood(context, query.mobile, query.code)) !== undefined
  }),

  // Whoever proves an unknown number is a new customer.
  handle(loginByMobile, async ({ body }, context) => {
    const mobile = requireMobile(body.username)
    await spendCode(context, mobile, body.verifyCode)
    return logIn(context, await findOrCreate(context, { mobile }))
  }),

  handle(register, async ({ body }, context) => {
    const mobile = requireMobile(body.mobile)
    const passwordHash = await hashPassword(requirePassword(body.password))
    if (await findByMobile(context, mobile)) {
      throw new Refusal(400, { en: 'This number is taken.', 'zh-Hans': '该手机号已注册' })
    }
    await spendCode(context, mobile, body.verifyCode)
    const user = await createAccount(context, { mobile, passwordHash, parentId: body.parentId })
    const isProved = await context.services.gateways.social.wasJustProved(body.openId)
    if (isProved) await bindOpenId(context, body.openId, user.id)
    return logIn(context, user)
  }),

  handle(findPassword, async ({ body }, context) => {
    const mobile = requireMobile(body.mobile)
    const passwordHash = await hashPassword(requirePassword(body.password))
    await spendCode(context, mobile, body.verifyCode)
    const user = await findByMobile(context, mobile)
    if (!user) throw notFound({ en: 'The account', 'zh-Hans': '账号' })
    await context.db.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
    await context.services.tokens.revokeAll(user.id)
    return null
  }),
]
