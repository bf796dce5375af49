import * as v from 'valibot'
import {
  checkMobile,
  getOpenId,
  loginByOpenId,
  loginPublic,
  updateOpenId,
} from '../../src/features/login/contract'
import {
  bindMobile,
  checkMobileBound,
  getPhone,
  loginMiniProgram,
} from '../../src/features/login/contract-phone'
import { getOpenInfo } from '../../src/features/login/contract-session'
import { picture } from '../../src/features/profile/contract'
import { packText } from '../database/l10n'
import { VendorError } from '../gateways/ports'
import type { LoginVendor } from '../gateways/social'
import { type Context, callerOf, handle } from '../handler'
import { Refusal } from '../refusal'
import { bindNumber, bindOpenId, createAccount, findByOpenId, keepPerson } from './accounts'
import { requireMobile } from './mobile'
import type { SocialApp } from './open-ids'
import {
  BAD_CODE,
  keepPhone,
  keepProof,
  type Proof,
  requireProof,
  spendPhone,
  spendProof,
} from './proofs'
import { spendCode } from './sms'
import { keepSession, sessionOfHandle } from './social-sessions'
import { answered, miniProgramOf, miniVendor, officialVendor } from './social-vendors'
import { logIn, type User } from './user-record'

type PhoneProof = v.InferOutput<NonNullable<typeof getPhone.contract.body>>

const NO_PHONE = new Refusal(400, {
  en: 'The phone number could not be read.',
  'zh-Hans': '获取手机号流程出错',
})
const NOT_BOUND = new Refusal(400, {
  en: 'No mobile number is bound yet.',
  'zh-Hans': '请先绑定手机号',
})

/**
 * Exchanges a code at the platform. From now on it proves the openId, and whoever the platform says to be a user of
 * another app of ours is that user.
 */
async function exchange(context: Context, vendor: LoginVendor, app: SocialApp, code: string) {
  const session = await answered(context, vendor.exchange(code))
  if (!session) throw BAD_CODE
  const { openId } = session
  const unionId = session.unionId ?? (await unionOfStranger(context, vendor, openId))
  await keepPerson(context, { openId, app, unionId })
  await keepProof(context, code, openId)
  return session
}

/** Asked of strangers alone: who is known goes on as whom they are. Without an answer they are strangers as before. */
async function unionOfStranger(context: Context, vendor: LoginVendor, openId: string) {
  if (!vendor.unionIdOf || (await findByOpenId(context, openId))) return ''
  const unionId = await vendor.unionIdOf(openId).catch((error: unknown) => {
    if (!(error instanceof VendorError)) throw error
    context.services.fail('asking a vendor who a stranger is', error)
    return undefined
  })
  return unionId ?? ''
}

/** A login by a mini-program; what its vendor seals is opened here, since the key stays with us. */
async function exchangeMini(context: Context, code: string) {
  const gateway = miniProgramOf(context)
  const session = await exchange(context, miniVendor(context, gateway), gateway, code)
  const handle = await keepSession(context, { ...session, gateway })
  return { openId: session.openId, sessionKey: handle }
}

/**
 * The number a host has shown of whoever logged in last with this handle.
 *
 * @throws Refusal 400 when it cannot be read, or the handle is dead.
 */
async function shownPhone(context: Context, { code, sessionKey: handle, ...sealed }: PhoneProof) {
  const session = await sessionOfHandle(context, handle)
  if (!session) throw NO_PHONE
  const { openId, sessionKey } = session
  const vendor = miniVendor(context, session.gateway)
  const asked =
    code === '' ? vendor.openPhone(sealed, sessionKey) : vendor.phoneOfCode(code, openId)
  const mobile = await answered(context, asked)
  if (mobile === undefined) throw NO_PHONE
  return { openId, mobile }
}

/**
 * A stranger gets an account without a number, which the client then asks for (client spec §4,
 * official-account login).
 */
async function logInByProof(context: Context, proof: Proof, parentId = '') {
  const openId = await spendProof(context, 'login', proof)
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
  // By characters: half an emoji is none.
  const name = [...nickName.trim()].slice(0, NICK_NAME_LENGTH).join('')
  const changes = {
    ...(name === '' ? {} : { nickName: packText(name) }),
    ...(v.is(picture, avatarUrl) ? { avatar: avatarUrl } : {}),
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
  handle(getOpenInfo, ({ query }, context) => exchangeMini(context, query.code)),
  handle(getOpenId, async ({ query }, context) => ({
    openId: (await exchange(context, officialVendor(context), 'official', query.code)).openId,
  })),

  handle(checkMobileBound, ({ query }, context) => isBound(context, query.openId)),
  handle(checkMobile, ({ query }, context) => isBound(context, query.openid)),

  handle(loginMiniProgram, async ({ body }, context) => {
    const proof = { code: body.code, openId: body.openId }
    const openId = await requireProof(context, 'login', proof)
    const user = await findByOpenId(context, openId)
    // Without a number it is the phone prompt's turn (client spec §4).
    if (!user?.mobile) throw NOT_BOUND
    await spendProof(context, 'login', proof)
    return logIn(context, await takeProfile(context, user, body))
  }),
  handle(loginByOpenId, ({ query }, context) => logInByProof(context, query)),
  handle(loginPublic, ({ body }, context) => logInByProof(context, body, body.userCode)),

  handle(getPhone, async ({ body }, context) => {
    const shown = await shownPhone(context, body)
    await keepPhone(context, shown)
    return { mobile: shown.mobile }
  }),

  // The number counts as proved when the host has just shown it for the same person, else by its code.
  handle(bindMobile, async ({ body }, context) => {
    const mobile = requireMobile(body.mobile)
    const openId = await requireProof(context, 'bind', body)
    const isShown = body.verifiyCode === '' && (await spendPhone(context, { openId, mobile }))
    if (!isShown) await spendCode(context, mobile, body.verifiyCode)
    await spendProof(context, 'bind', body)
    return logIn(context, await bindNumber(context, openId, mobile))
  }),

  handle(updateOpenId, async ({ query }, context) => {
    const openId = await spendProof(context, 'bind', query)
    await bindOpenId(context, openId, callerOf(context).id)
    return null
  }),
]
