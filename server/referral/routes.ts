import { sql } from 'kysely'
import {
  getRecommendCount,
  getRecommendUsers,
  getSecondUsers,
  pageQrCodes,
  type RecommendUser,
} from '../../src/features/referral/contract'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { mask } from '../../src/shared/mask'
import { readText, textColumn } from '../database/l10n'
import { countOf, type Paging, pageWindow } from '../database/page'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { currentUser } from '../login/user-record'
import { gradeName } from '../member/grades'
import { posterPath } from './posters'

type Level = RecommendUser['level']

interface Wanted extends Paging {
  readonly keyword: string
  /** Only who this member of level 1 invited. */
  readonly parentId?: string
}

/** Two levels (point 14): who the caller invited, and who was invited by those. */
function team(
  context: Context,
  level: Level,
  { keyword, parentId = '' }: Omit<Wanted, keyof Paging>,
) {
  const { id } = callerOf(context)
  const living = context.db.selectFrom('users').where('closedAt', 'is', null)
  const ofLevel =
    level === 1
      ? living.where('parentId', '=', id)
      : living.where('parentId', 'in', (eb) =>
          eb.selectFrom('users').select('id').where('parentId', '=', id),
        )
  const ofParent = parentId === '' ? ofLevel : ofLevel.where('parentId', '=', parentId)
  const word = keyword.trim().toLowerCase()
  const name = sql<string>`lower(${textColumn('nickName', context.locale)})`
  return word === '' ? ofParent : ofParent.where(sql<boolean>`instr(${name}, ${word}) > 0`)
}

const EVERYBODY = { keyword: '' }

async function countTeam(
  context: Context,
  level: Level,
  wanted: Omit<Wanted, keyof Paging> = EVERYBODY,
): Promise<number> {
  return countOf(team(context, level, wanted))
}

const WEEKS = 6
const WEEK = 7 * DAY

/** What each of these people has spent in each of the last weeks, which end with today; the oldest first. */
async function weeksOf(userIds: readonly string[], { db, now }: Context) {
  const weeks = new Map(userIds.map((id) => [id, Array.from({ length: WEEKS }, () => 0)]))
  if (userIds.length === 0) return weeks
  const end = startOfDay(now()) + DAY
  const orders = await db
    .selectFrom('orders')
    .select(['userId', 'amount', 'paidAt'])
    .where('userId', 'in', userIds)
    .where('paidAt', '>=', end - WEEKS * WEEK)
    .execute()
  for (const { userId, amount, paidAt } of orders) {
    const row = weeks.get(userId) ?? []
    const at = WEEKS - 1 - Math.floor((end - 1 - (paidAt ?? 0)) / WEEK)
    row[at] = (row[at] ?? 0) + amount
  }
  return weeks
}

async function pageTeam(context: Context, level: Level, wanted: Wanted) {
  const { limit, offset } = pageWindow(wanted)
  const rows = await team(context, level, wanted)
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('orders')
        .select((sum) => sum.fn.sum<number>('amount').as('spent'))
        .whereRef('orders.userId', '=', 'users.id')
        .where('orders.paidAt', 'is not', null)
        .as('spent'),
      eb
        .selectFrom('users as invited')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('invited.parentId', '=', 'users.id')
        .where('invited.closedAt', 'is', null)
        .as('invited'),
      eb
        .selectFrom('users as parent')
        .select('parent.nickName')
        .whereRef('parent.id', '=', 'users.parentId')
        .as('inviter'),
    ])
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const weeks = await weeksOf(
    rows.map(({ id }) => id),
    context,
  )
  const result = rows.map((row) => ({
    id: row.id,
    nickName: readText(row.nickName, context.locale),
    avatar: row.avatar,
    mobile: mask(row.mobile ?? ''),
    grade: gradeName(row.gradeId, context),
    level,
    spent: row.spent ?? 0,
    weeks: weeks.get(row.id) ?? [],
    team: level === 1 ? (row.invited ?? 0) : 0,
    inviter: level === 2 && row.inviter ? readText(row.inviter, context.locale) : '',
    createdAt: row.createdAt,
  }))
  const totalCount = await countTeam(context, level, wanted)
  return { result, pageIndex: wanted.pageIndex, pageSize: limit, totalCount }
}

export const handlers: readonly Handler[] = [
  handle(getRecommendCount, async (_, context) => {
    const [first, second] = await Promise.all([countTeam(context, 1), countTeam(context, 2)])
    return { first, second, total: first + second }
  }),
  handle(getRecommendUsers, ({ query }, context) => pageTeam(context, 1, query)),
  handle(getSecondUsers, ({ query }, context) => pageTeam(context, 2, query)),

  handle(pageQrCodes, async ({ query }, context) => {
    const { limit, offset } = pageWindow(query)
    const { id, nickName } = await currentUser(context)
    const { name: house, posters } = context.services.demo
    const content = `${context.origin}/#/user/reg?parentId=${id}`
    const inviter = {
      language: context.locale === 'zh-Hans' ? 'zh' : 'en',
      avatarId: id,
      name: readText(nickName, context.locale),
      content,
      house,
    } as const
    const result = posters.slice(offset, offset + limit).map((template) => ({
      id: template.id,
      name: template.name[context.locale],
      image: `/pictures/scene/${template.scene}.svg`,
      poster: posterPath(template, inviter),
      content,
    }))
    return { result, pageIndex: query.pageIndex, pageSize: limit, totalCount: posters.length }
  }),
]
