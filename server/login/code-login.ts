import { checkVerifyCode, sendSmsCode } from '../../src/features/identity/contract'
import { loginByMobile, register } from '../../src/features/login/contract'
import { findPassword } from '../../src/features/profile/contract'
import { handle } from '../handler'
import { notFound, Refusal } from '../refusal'
import { hashPassword } from '../security/passwords'
import { bindOpenId, createAccount, findByMobile, findOrCreate } from './accounts'
import { requireMobile, requirePassword } from './mobile'
import { requireProof, spendProof } from './proofs'
import { isCodeGood, sendCode, spendCode } from './sms'
import { logIn } from './user-record'

const TAKEN = new Refusal(400, { en: 'This number is taken.', 'zh-Hans': '该手机号已注册' })

export const codeLogin = [
  handle(sendSmsCode, ({ query }, context) => sendCode(context, requireMobile(query.mobile))),

  handle(checkVerifyCode, ({ query }, context) => isCodeGood(context, query.mobile, query.code)),

  // Whoever proves an unknown number is a new customer.
  handle(loginByMobile, async ({ body }, context) => {
    const mobile = requireMobile(body.username)
    await spendCode(context, mobile, body.verifyCode)
    return logIn(context, await findOrCreate(context, { mobile }))
  }),

  // Whether a number has an account is told to nobody but who proves it: the code is asked for first.
  handle(register, async ({ body }, context) => {
    const mobile = requireMobile(body.mobile)
    const password = requirePassword(body.password)
    const proof = { code: body.code, openId: body.openId }
    if (body.openId !== '') await requireProof(context, 'bind', proof)
    await spendCode(context, mobile, body.verifyCode)
    if (await findByMobile(context, mobile)) throw TAKEN
    const passwordHash = await hashPassword(password)
    if (body.openId !== '') await spendProof(context, 'bind', proof)
    const user = await createAccount(context, { mobile, passwordHash, parentId: body.parentId })
    if (body.openId !== '') await bindOpenId(context, body.openId, user.id)
    return logIn(context, user)
  }),

  handle(findPassword, async ({ body }, context) => {
    const mobile = requireMobile(body.mobile)
    const password = requirePassword(body.password)
    await spendCode(context, mobile, body.verifyCode)
    const user = await findByMobile(context, mobile)
    if (!user) throw notFound({ en: 'The account', 'zh-Hans': '账号' })
    const passwordHash = await hashPassword(password)
    await context.db.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
    await context.services.tokens.revokeAll(user.id)
    return null
  }),
]
