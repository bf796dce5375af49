import { isAdmin } from '../../src/engine/calls'
import {
  cancelAccount,
  checkToken,
  getLoginUser,
  getLoginUserByToken,
  getUser,
  getUserView,
  logout,
} from '../../src/features/login/contract'
import { readText } from '../database/l10n'
import { callerOf, handle, sessionOf } from '../handler'
import { notFound } from '../refusal'
import { currentRecord, currentUser, gradeName } from './user-record'

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
      grade: gradeName(person.gradeId, context.locale),
    }
  }),

  // The row stays for the orders that name it; number, name and bindings become free.
  handle(cancelAccount, async (_, context) => {
    const { id } = callerOf(context)
    const { db, now, services } = context
    await db
      .updateTable('users')
      .set({ closedAt: now(), mobile: null, userName: `closed-${id}` })
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('social_bindings').where('userId', '=', id).execute()
    await services.tokens.revokeAll(id)
    return null
  }),
]
