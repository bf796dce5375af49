import { changeMobile } from '../../src/api/user/change-mobile'
import { changeNickName } from '../../src/api/user/change-nick-name'
import { changePassword } from '../../src/api/user/change-password'
import { changePayPassword } from '../../src/api/user/change-pay-password'
import { changeSex } from '../../src/api/user/change-sex'
import { checkLoginPassword } from '../../src/api/user/check-login-password'
import { checkPayPassword } from '../../src/api/user/check-pay-password'
import { findPayPassword } from '../../src/api/user/find-pay-password'
import { initPayPassword } from '../../src/api/user/init-pay-password'
import { needSetPayPassword } from '../../src/api/user/need-set-pay-password'
import { notNeedSetPayPassword } from '../../src/api/user/not-need-set-pay-password'
import { updateAvatar } from '../../src/api/user/update-avatar'
import { type L10nText, packText } from '../database/l10n'
import { type Context, callerOf, type Handler, handle, sessionOf } from '../handler'
import { findByMobile } from '../login/accounts'
import { requireMobile, requirePassword } from '../login/mobile'
import { spendCode } from '../login/sms'
import { currentUser } from '../login/user-record'
import { Refusal } from '../refusal'
import { hashPassword, verifyPassword } from '../security/passwords'
import type { UserTable } from './rows'

/** Membership grades; above 1 a user may open device and investment pages (commerce spec §6). */
export const GRADES: Readonly<Record<number, L10nText>> = {
  1: { en: 'Taster', 'zh-Hans': '品鉴会员' },
  2: { en: 'Regular', 'zh-Hans': '银卡会员' },
  3: { en: 'Cellar', 'zh-Hans': '金卡会员' },
  4: { en: 'Brewer', 'zh-Hans': '黑卡会员' },
}

const WRONG = new Refusal(400, { en: 'The password is wrong.', 'zh-Hans': '密码错误' })
const TAKEN = new Refusal(400, { en: 'This number is taken.', 'zh-Hans': '该手机号已被使用' })
const SET_BEFORE = new Refusal(400, {
  en: 'There is a pay password already.',
  'zh-Hans': '支付密码已设置',
})

async function change(context: Context, values: Partial<UserTable>): Promise<null> {
  const { id } = callerOf(context)
  await context.db.updateTable('users').set(values).where('id', '=', id).execute()
  return null
}

async function hasPayPassword(context: Context): Promise<boolean> {
  return (await currentUser(context)).payPasswordHash !== null
}

export const handlers: readonly Handler[] = [
  handle(needSetPayPassword, async (_, context) => !(await hasPayPassword(context))),
  handle(notNeedSetPayPassword, (_, context) => hasPayPassword(context)),

  handle(checkLoginPassword, async ({ query }, context) => {
    const user = await currentUser(context)
    return verifyPassword(query.password, user.passwordHash)
  }),
  handle(checkPayPassword, async ({ query }, context) => {
    const user = await currentUser(context)
    return verifyPassword(query.password, user.payPasswordHash)
  }),

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
    const user = await currentUser(context)
    if (!(await verifyPassword(body.oldPassword, user.payPasswordHash))) throw WRONG
    return change(context, { payPasswordHash: await hashPassword(requirePassword(body.password)) })
  }),
  handle(findPayPassword, async ({ body }, context) => {
    const user = await currentUser(context)
    const payPasswordHash = await hashPassword(requirePassword(body.password))
    await spendCode(context, user.mobile ?? '', body.verifyCode)
    return change(context, { payPasswordHash })
  }),

  handle(changePassword, async ({ body }, context) => {
    const user = await currentUser(context)
    if (!(await verifyPassword(body.oldPassword, user.passwordHash))) throw WRONG
    await change(context, { passwordHash: await hashPassword(requirePassword(body.password)) })
    await context.services.tokens.revokeAll(user.id, sessionOf(context).id)
    return null
  }),
]
