import type { Selectable } from 'kysely'
import type { UserRecord } from '../../src/http/shapes'
import { readText } from '../database/l10n'
import { type Context, callerOf, sessionOf } from '../handler'
import { gradeName } from '../member/grades'
import { rolesOf } from '../profile/roles'
import type { UserTable } from '../profile/rows'
import { Refusal } from '../refusal'
import type { IssuedToken } from '../security/tokens'
import { openIdsOf, type SocialApp } from './open-ids'

export type User = Selectable<UserTable>

/** Whose openId a client pays with; the others are browsers. */
const APPS: Readonly<Record<string, SocialApp>> = { WeChatLite: 'wechat', Alipay: 'alipay' }

/** The logged-in user record of client spec §3, as the session `issued` sees it. */
async function toRecord(context: Context, user: User, issued: IssuedToken): Promise<UserRecord> {
  const [openId = ''] = await openIdsOf(context.db, user.id, APPS[context.clientType] ?? 'official')
  return {
    id: user.id,
    userId: user.id,
    token: issued.token,
    expireTime: issued.expiresAt,
    mobile: user.mobile ?? '',
    openId,
    grade: { id: user.gradeId, name: gradeName(user.gradeId, context) },
    gradeId: user.gradeId,
    parentId: user.parentId,
    detail: {
      avator: user.avatar,
      nickName: readText(user.nickName, context.locale),
      sex: user.sex,
      identity: user.isVerified === 1,
    },
    user: { userName: user.userName },
    roles: await rolesOf(context.db, user),
  }
}

/** Opens a session for the user and answers with their record. */
export async function logIn(context: Context, user: User): Promise<UserRecord> {
  const issued = await context.services.tokens.issue(user.id, context.clientType)
  return toRecord(context, user, issued)
}

/** The record of the session that asks. */
export async function currentRecord(context: Context): Promise<UserRecord> {
  return toRecord(context, await currentUser(context), sessionOf(context))
}

/** The row of the caller. */
export function currentUser(context: Context): Promise<User> {
  return context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', callerOf(context).id)
    .executeTakeFirstOrThrow()
}

const NO_ADMIN = new Refusal(403, {
  en: 'Only administrators may do that.',
  'zh-Hans': '您暂无权限使用该功能',
})

/** @throws Refusal 403 unless the caller is an administrator. */
export async function requireAdmin(context: Context): Promise<void> {
  if ((await currentUser(context)).isAdmin !== 1) throw NO_ADMIN
}
