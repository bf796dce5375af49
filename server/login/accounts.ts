import type { Kysely } from 'kysely'
import { leaveMessage } from '../content/leave-message'
import { packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import type { Context } from '../handler'
import { retold } from '../seed/retelling'
import { payInviter } from '../task/invite'
import { openAccounts } from '../wallet/open-accounts'
import { inviterOf } from '../wallet/referral-code'
import { requireNoMoney } from './closing'
import type { SocialApp } from './open-ids'
import type { User } from './user-record'

/** The living account of a number. */
export function findByMobile({ db }: Context, mobile: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
}

/** The living account an openId is bound to. */
export function findByOpenId({ db }: Context, openId: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('social_bindings', 'social_bindings.userId', 'users.id')
    .selectAll('users')
    .where('social_bindings.openId', '=', openId)
    .where('users.closedAt', 'is', null)
    .executeTakeFirst()
}

/**
 * The vendor has said whose an openId is. A stranger who is known by another app of the same owner is that user
 * from now on.
 */
export async function keepPerson(
  context: Context,
  person: { readonly openId: string; readonly app: SocialApp; readonly unionId: string },
): Promise<void> {
  const { db } = context
  const { openId, app, unionId } = person
  await db
    .insertInto('social_people')
    .values(person)
    .onConflict((conflict) =>
      conflict.column('openId').doUpdateSet(unionId === '' ? { app } : { app, unionId }),
    )
    .execute()
  if (unionId === '' || (await findByOpenId(context, openId))) return
  const known = await db
    .selectFrom('social_people')
    .innerJoin('social_bindings', 'social_bindings.openId', 'social_people.openId')
    .innerJoin('users', 'users.id', 'social_bindings.userId')
    .select('users.id')
    .where('unionId', '=', unionId)
    .where('users.closedAt', 'is', null)
    // Whoever has bound a number is who the others would become.
    .orderBy((eb) => eb('users.mobile', 'is not', null), 'desc')
    .orderBy('social_bindings.createdAt')
    .executeTakeFirst()
  if (known) await bindOpenId(context, openId, known.id)
}

/** Whoever has said no name. */
export const GUEST = { en: 'Guest', 'zh-Hans': '酒友' }

interface NewAccount {
  /** Missing for who came through WeChat and has not bound one yet. */
  readonly mobile?: string
  readonly passwordHash?: string
  readonly nickName?: string
  readonly parentId?: string
}

/** A new account of grade 1, with its wallet. An inviter that does not exist is no inviter. */
export async function createAccount(context: Context, account: NewAccount): Promise<User> {
  const { db, now } = context
  const { mobile = null, passwordHash = null, nickName, parentId = '' } = account
  const inviter = await inviterOf(context, parentId)
  const id = newId(now())
  const tail = (mobile ?? id).slice(-4)
  const { words } = context.services.demo
  const guest = retold(GUEST, words)
  const name = nickName || { en: `${guest.en} ${tail}`, 'zh-Hans': `${guest['zh-Hans']}${tail}` }
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        id,
        mobile,
        userName: `user${mobile ?? id}`,
        passwordHash,
        payPasswordHash: null,
        nickName: packText(name),
        avatar: `/pictures/avatar/${id}.svg`,
        sex: 0,
        gradeId: 1,
        isVerified: 0,
        isAdmin: 0,
        parentId: inviter ?? '',
        createdAt: now(),
        closedAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await openAccounts(trx, id, words)
    if (mobile !== null) await payInviter(trx, user, { now: now(), words })
    if (inviter !== undefined) await tellInviter(trx, inviter, user)
    return user
  })
}

/** Somebody came by an invitation: who invited them reads it. */
async function tellInviter(trx: Kysely<Database>, userId: string, user: User): Promise<void> {
  const { nickName, createdAt: now } = user
  await leaveMessage(trx, {
    userId,
    kind: 'team',
    text: {
      en: `${readText(nickName, 'en')} has joined your team.`,
      'zh-Hans': `${readText(nickName, 'zh-Hans')} 加入了您的团队。`,
    },
    url: '/conduit/teamList',
    now,
  })
}

/** The account of a number that was just proved; made when there is none. */
export async function findOrCreate(
  context: Context,
  account: NewAccount & { readonly mobile: string },
): Promise<User> {
  return (await findByMobile(context, account.mobile)) ?? createAccount(context, account)
}

/** The openId belongs to this user from now on, and to nobody else. */
export async function bindOpenId({ db, now }: Context, openId: string, userId: string) {
  await db
    .insertInto('social_bindings')
    .values({ openId, userId, createdAt: now() })
    .onConflict((conflict) => conflict.column('openId').doUpdateSet({ userId, createdAt: now() }))
    .execute()
}

/**
 * Gives the person behind an openId their number. An account that came without one gets it; when the number
 * has an account already, that one is theirs, and the nameless one is closed.
 *
 * @throws Refusal 400 while there is money in the nameless one that would have to be closed.
 */
export async function bindNumber(context: Context, openId: string, mobile: string): Promise<User> {
  const { db, now, services } = context
  const nameless = await findByOpenId(context, openId)
  const known = await findByMobile(context, mobile)
  if (nameless && nameless.mobile === null && !known) {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ mobile }).where('id', '=', nameless.id).execute()
      await payInviter(trx, nameless, { now: now(), words: context.services.demo.words })
    })
    return { ...nameless, mobile }
  }
  if (nameless?.mobile === null) await requireNoMoney(context, nameless.id)
  const user = known ?? (await createAccount(context, { mobile }))
  await bindOpenId(context, openId, user.id)
  if (nameless && nameless.mobile === null) {
    await db.updateTable('users').set({ closedAt: now() }).where('id', '=', nameless.id).execute()
    await services.tokens.revokeAll(nameless.id)
  }
  return user
}
