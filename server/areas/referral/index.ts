import { getRecommendCount } from '../../../src/api/referral/get-recommend-count'
import { getRecommendUsers } from '../../../src/api/referral/get-recommend-users'
import { getSecondUsers } from '../../../src/api/referral/get-second-users'
import { pageQrCodes } from '../../../src/api/referral/page-qr-codes'
import type { RecommendUser } from '../../../src/api/referral/shapes'
import { mask } from '../../../src/shared/mask'
import { readText } from '../../database/l10n'
import { type Paging, pageWindow } from '../../database/page'
import { type Context, callerOf, type Handler, handle } from '../../handler'
import { gradeName } from '../auth/user-record'

type Level = RecommendUser['level']

/** Two levels (decisions.md, 14): who the caller invited, and who was invited by those. */
function team({ db, ...context }: Context, level: Level) {
  const { id } = callerOf({ db, ...context })
  const living = db.selectFrom('users').where('closedAt', 'is', null)
  return level === 1
    ? living.where('parentId', '=', id)
    : living.where('parentId', 'in', (eb) =>
        eb.selectFrom('users').select('id').where('parentId', '=', id),
      )
}

async function countOf(context: Context, level: Level): Promise<number> {
  const { count } = await team(context, level)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function pageTeam(context: Context, level: Level, paging: Paging) {
  const { limit, offset } = pageWindow(paging)
  const rows = await team(context, level)
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select((sum) => sum.fn.sum<number>('amount').as('spent'))
        .whereRef('orders.userId', '=', 'users.id')
        .where('orders.paidAt', 'is not', null)
        .as('spent'),
    )
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const result = rows.map(({ id, nickName, avatar, mobile, gradeId, spent, createdAt }) => ({
    id,
    nickName: readText(nickName, context.locale),
    avatar,
    mobile: mask(mobile ?? ''),
    grade: gradeName(gradeId, context.locale),
    level,
    spent: spent ?? 0,
    createdAt,
  }))
  const totalCount = await countOf(context, level)
  return { result, pageIndex: paging.pageIndex, pageSize: limit, totalCount }
}

const POSTERS = [
  {
    id: '1',
    image: '/pictures/banner/hop-field.svg',
    name: { en: 'First glass', 'zh-Hans': '第一杯' },
  },
  { id: '2', image: '/pictures/banner/tap-wall.svg', name: { en: 'Taproom', 'zh-Hans': '酒馆' } },
] as const

export const handlers: readonly Handler[] = [
  handle(getRecommendCount, async (_, context) => {
    const [first, second] = await Promise.all([countOf(context, 1), countOf(context, 2)])
    return { first, second, total: first + second }
  }),
  handle(getRecommendUsers, ({ query }, context) => pageTeam(context, 1, query)),
  handle(getSecondUsers, ({ query }, context) => pageTeam(context, 2, query)),

  handle(pageQrCodes, async ({ query }, context) => {
    const { limit, offset } = pageWindow(query)
    const content = `${context.origin}/#/user/reg?parentId=${callerOf(context).id}`
    const result = POSTERS.slice(offset, offset + limit).map(({ id, image, name }) => ({
      id,
      image,
      name: name[context.locale],
      content,
    }))
    return { result, pageIndex: query.pageIndex, pageSize: limit, totalCount: POSTERS.length }
  }),
]
