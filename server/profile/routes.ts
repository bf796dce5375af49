import type { Updateable } from 'kysely'
import {
  changePayPassword,
  checkPayPassword,
  findPayPassword,
  initPayPassword,
  needSetPayPassword,
  notNeedSetPayPassword,
} from '../../src/features/pay/contract-password'
import {
  changeMobile,
  changeNickName,
  changePassword,
  changeSex,
  checkLoginPassword,
  updateAvatar,
} from '../../src/features/profile/contract'
import { packText } from '../database/l10n'
import { type Context, callerOf, type Handler, handle, sessionOf } from '../handler'
import { findByMobile } from '../login/accounts'
import { requireMobile, requirePassword } from '../login/mobile'
import { spendCode } from '../login/sms'
import { currentUser } from '../login/user-record'
import { isPayPassword, requirePayPassword } from '../pay/pay-password'
import { Refusal } from '../refusal'
import { judgePassword } from '../security/attempts'
import { hashPassword } from '../security/passwords'
import type { UserTable } from './rows'

const WRONG = new Refusal(400, { en: 'The password is wrong.', 'zh-Hans': '密码错误' })
const TAKEN = new Refusal(400, { en: 'This number is taken.', 'zh-Hans': '该手机号已被使用' })
const SET_BEFORE = new Refusal(400, {
  en: 'There is a pay password already.',
  'zh-Hans': '支付密码已设置',
})

async function change(context: Context, values: Updateable<UserTable>): Promise<null> {
  const { id } = callerOf(context)
  await context.db.updateTable('users').set(values).where('id', '=', id).execute()
  return null
}

async function hasPayPassword(context: Context): Promise<boolean> {
  return (await currentUser(context)).payPasswordHash !== null
}

/** The caller's login password, counted apart from guesses at the login: those lock nobody out in here. */
async function isPassword(context: Context, given: string): Promise<boolean> {
  const { id, passwordHash } = await currentUser(context)
  return judgePassword(context, 'password', id, { given, stored: passwordHash })
}

export const handlers: readonly Handler[] = [
  handle(needSetPayPassword, async (_, context) => !(await hasPayPassword(context))),
  handle(notNeedSetPayPassword, (_, context) => hasPayPassword(context)),

  handle(checkLoginPassword, ({ query }, context) => isPassword(context, query.password)),
  handle(checkPayPassword, async ({ query }, context) =>
    (await hasPayPassword(context)) ? isPayPassword(context, query.password) : false,
  ),

  handle(changeMobile, async ({ body }, context) => {
    const mobile = requireMobile(body.mobile)
    await spendCode(context, mobile, body.verifyCode)
    if (await findByMobile(context, mobile)) throw TAKEN
    return change(context, { mobile })
  }),
  handle(changeNickName, ({ body }, context) =>
    change(context, { nickName: packText(body.nickName) }),
  ),
  handle(changeSex, ({ body }, context) => change(context, { sex: body.sex })),
  handle(updateAvatar, ({ body }, context) => change(context, { avatar: body.avatar })),

  handle(initPayPassword, async ({ body }, context) => {
    if (await hasPayPassword(context)) throw SET_BEFORE
    return change(context, { payPasswordHash: await hashPassword(requirePassword(body.password)) })
  }),
  handle(changePayPassword, async ({ body }, context) => {
    const password = requirePassword(body.password)
    await requirePayPassword(context, body.oldPassword)
    return change(context, { payPasswordHash: await hashPassword(password) })
  }),
  handle(findPayPassword, async ({ body }, context) => {
    const password = requirePassword(body.password)
    const { mobile } = await currentUser(context)
    await spendCode(context, mobile ?? '', body.verifyCode)
    return change(context, { payPasswordHash: await hashPassword(password) })
  }),

  handle(changePassword, async ({ body }, context) => {
    const password = requirePassword(body.password)
    if (!(await isPassword(context, body.oldPassword))) throw WRONG
    await change(context, { passwordHash: await hashPassword(password) })
    await context.services.tokens.revokeAll(callerOf(context).id, sessionOf(context).id)
    return null
  }),
]
