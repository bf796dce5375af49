import { isAdmin } from '../../src/engine/calls'
import { getUser, getUserView } from '../../src/features/login/contract'
import {
  checkToken,
  getLoginUser,
  getLoginUserByToken,
  logout,
} from '../../src/features/login/contract-session'
import { cancelAccount } from '../../src/features/profile/contract'
import { readText } from '../database/l10n'
import { callerOf, handle, sessionOf } from '../handler'
import { gradeName } from '../member/grades'
import { notFound } from '../refusal'
import { closeUser, requireNoMoney } from './closing'
import { spendCode } from './sms'
import { currentRecord, currentUser } from './user-record'

const PERSON = { en: 'The user', 'zh-Hans': '用户' }

export const sessionCalls = [
  handle(getLoginUser, (_, context) => currentRecord(context)),
  handle(getLoginUserByToken, (_, context) => currentRecord(context)),
  handle(getUserView, (_, context) => currentRecord(context)),
  handle(checkToken, async () => true),

  handle(logout, async (_, context) => {
    await context.services.tokens.revoke(sessionOf(context).id)
    return null
  }),

  handle(isAdmin, async (_, context) => (await currentUser(context)).isAdmin === 1),

  handle(getUser, async ({ params }, context) => {
    const { id } = callerOf(context)
    const person = await context.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', params.id)
      .where((eb) => eb.or([eb('id', '=', id), eb('parentId', '=', id)]))
      .executeTakeFirst()
    if (!person) throw notFound(PERSON)
    return {
      id: person.id,
      nickName: readText(person.nickName, context.locale),
      avatar: person.avatar,
      grade: gradeName(person.gradeId, context),
    }
  }),

  // The row stays for the orders that name it; number, name and bindings become free.
  handle(cancelAccount, async ({ query }, context) => {
    const { id, mobile } = await currentUser(context)
    const { db, services } = context
    await requireNoMoney(context, id)
    if (mobile !== null) await spendCode(context, mobile, query.verifyCode)
    await db.transaction().execute(async (trx) => {
      // Money may have come in meanwhile.
      await requireNoMoney({ db: trx }, id)
      await closeUser({ db: trx, now: context.now }, id)
    })
    await services.tokens.revokeAll(id)
    return null
  }),
]
