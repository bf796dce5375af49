import { bindMobile } from '../../src/api/auth/bind-mobile'
import { checkMobile } from '../../src/api/auth/check-mobile'
import { checkMobileBound } from '../../src/api/auth/check-mobile-bound'
import { getOpenId } from '../../src/api/auth/get-open-id'
import { getOpenInfo } from '../../src/api/auth/get-open-info'
import { getPhone } from '../../src/api/auth/get-phone'
import { loginByOpenId } from '../../src/api/auth/login-by-open-id'
import { loginMiniProgram } from '../../src/api/auth/login-mini-program'
import { loginPublic } from '../../src/api/auth/login-public'
import { updateOpenId } from '../../src/api/auth/update-open-id'
import { packText } from '../database/l10n'
import { decryptPhone } from '../gateways/social'
import { type Context, callerOf, handle } from '../handler'
import { Refusal } from '../refusal'
import { bindNumber, bindOpenId, createAccount, findByOpenId } from './accounts'
import { requireMobile } from './mobile'
import { spendCode } from './sms'
import { logIn, type User } from './user-record'

const BAD_CODE = new Refusal(400, {
  en: 'The login code is used or too old.',
  'zh-Hans': '登录 code 无效或已过期',
})
const NO_PHONE = new Refusal(400, {
  en: 'The phone number could not be read.',
  'zh-Hans': '获取手机号流程出错',
})
const NOT_BOUND = new Refusal(400, {
  en: 'No mobile number is bound yet.',
  'zh-Hans': '请先绑定手机号',
})

async function exchange({ services }: Context, code: string) {
  const session = await services.gateways.social.exchange(code)
  if (!session) throw BAD_CODE
  return session
}

/**
 * An openId is no secret: who logs in with one must have shown a code for it a moment ago. A stranger gets
 * an account without a number, which the client then asks for (client spec §4, official-account login).
 */
async function logInByOpenId(context: Context, openId: string, parentId = '') {
  if (!(await context.services.gateways.social.wasJustProved(openId))) throw BAD_CODE
  const known = await findByOpenId(context, openId)
  if (known) return logIn(context, known)
  const stranger = await createAccount(context, { parentId })
  await bindOpenId(context, openId, stranger.id)
  return logIn(context, stranger)
}

const NICK_NAME_LENGTH = 30

/** The name and picture the host's user brought along; empty ones change nothing. */
async function takeProfile(
  { db }: Context,
  user: User,
  { nickName, avatarUrl }: { readonly nickName: string; readonly avatarUrl: string },
): Promise<User> {
  const name = nickName.trim().slice(0, NICK_NAME_LENGTH)
  const changes = {
    ...(name === '' ? {} : { nickName: packText(name) }),
    ...(/^(\/(?!\/)|https:\/\/)/.test(avatarUrl) ? { avatar: avatarUrl } : {}),
  }
  if (Object.keys(changes).length === 0) return user
  await db.updateTable('users').set(changes).where('id', '=', user.id).execute()
  return { ...user, ...changes }
}

async function isBound(context: Context, openId: string) {
  const user = await findByOpenId(context, openId)
  return { isBound: Boolean(user?.mobile) }
}

export const socialLogin = [
  handle(getOpenInfo, ({ query }, context) => exchange(context, query.code)),
  handle(getOpenId, async ({ query }, context) => ({
    openId: (await exchange(context, query.code)).openId,
  })),

  handle(checkMobileBound, ({ query }, context) => isBound(context, query.openId)),
  handle(checkMobile, ({ query }, context) => isBound(context, query.openid)),

  handle(loginMiniProgram, async ({ body }, context) => {
    const { social } = context.services.gateways
    if ((await social.openIdOfCode(body.code)) !== body.openId) throw BAD_CODE
    const user = await findByOpenId(context, body.openId)
    // Without a number it is the phone prompt's turn (client spec §4).
    if (!user?.mobile) throw NOT_BOUND
    return logIn(context, await takeProfile(context, user, body))
  }),
  handle(loginByOpenId, ({ query }, context) => logInByOpenId(context, query.openId)),
  handle(loginPublic, ({ body }, context) => logInByOpenId(context, body.openId, body.userCode)),

  handle(getPhone, async ({ body }, context) => {
    const { social } = context.services.gateways
    const mobile =
      body.code === '' ? decryptPhone(body) : ((await social.phoneOfCode(body.code)) ?? undefined)
    if (!mobile) throw NO_PHONE
    return { mobile }
  }),

  // The number counts as proved when the host has just shown it for the same person, else by its code.
  handle(bindMobile, async ({ body }, context) => {
    const { social } = context.services.gateways
    const mobile = requireMobile(body.mobile)
    const openId = await social.openIdOfCode(body.code)
    if (openId === undefined) throw BAD_CODE
    const isProved = body.verifiyCode === '' && (await social.wasPhoneShown(openId, mobile))
    if (!isProved) await spendCode(context, mobile, body.verifiyCode)
    return logIn(context, await bindNumber(context, openId, mobile))
  }),

  handle(updateOpenId, async ({ query }, context) => {
    const { social } = context.services.gateways
    if (!(await social.wasJustProved(query.openId))) throw BAD_CODE
    await bindOpenId(context, query.openId, callerOf(context).id)
    return null
  }),
]
