import { bindMobile } from '../../../src/api/auth/bind-mobile'
import { checkMobile } from '../../../src/api/auth/check-mobile'
import { checkMobileBound } from '../../../src/api/auth/check-mobile-bound'
import { getOpenId } from '../../../src/api/auth/get-open-id'
import { getOpenInfo } from '../../../src/api/auth/get-open-info'
import { getPhone } from '../../../src/api/auth/get-phone'
import { loginByOpenId } from '../../../src/api/auth/login-by-open-id'
import { loginMiniProgram } from '../../../src/api/auth/login-mini-program'
import { loginPublic } from '../../../src/api/auth/login-public'
import { updateOpenId } from '../../../src/api/auth/update-open-id'
import { decryptPhone } from '../../gateways/social'
import { type Context, callerOf, handle } from '../../handler'
import { Refusal } from '../../refusal'
import { bindOpenId, findByOpenId, findOrCreate } from './accounts'
import { requireMobile } from './mobile'
import { spendCode } from './sms'
import { logIn } from './user-record'

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

/** An openId is no secret: who logs in with one must have shown a code for it a moment ago. */
async function logInByOpenId(context: Context, openId: string) {
  if (!(await context.services.gateways.social.wasJustProved(openId))) throw BAD_CODE
  const user = await findByOpenId(context, openId)
  if (!user) throw NOT_BOUND
  return logIn(context, user)
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
    if (!user) throw NOT_BOUND
    return logIn(context, user)
  }),
  handle(loginByOpenId, ({ query }, context) => logInByOpenId(context, query.openId)),
  handle(loginPublic, ({ body }, context) => logInByOpenId(context, body.openId)),

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
    const user = await findOrCreate(context, { mobile })
    await bindOpenId(context, openId, user.id)
    return logIn(context, user)
  }),

  handle(updateOpenId, async ({ query }, context) => {
    const { social } = context.services.gateways
    if (!(await social.wasJustProved(query.openId))) throw BAD_CODE
    await bindOpenId(context, query.openId, callerOf(context).id)
    return null
  }),
]
