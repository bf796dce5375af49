import { pageMaterials, pageVideos, showVideo } from '../../src/features/content/contract'
import { readText } from '../database/l10n'
import { type Paging, pageWindow } from '../database/page'
import { type Context, type Handler, handle } from '../handler'
import { notFound } from '../refusal'
import { eventCalls } from './events'
import { messageCalls } from './messages'
import { toContent } from './rows'
import { subscriptionCalls } from './subscriptions'
import { doorCalls } from './tickets'

const VIDEO = { en: 'The video', 'zh-Hans': '视频' }

async function pageKind(kind: string, paging: Paging, context: Context) {
  const { limit, offset } = pageWindow(paging)
  const rows = await context.db
    .selectFrom('contents')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  const result = rows
    .slice(offset, offset + limit)
    .map((row) => ({ ...toContent(row, context), src: row.src, length: row.length }))
  return { result, pageIndex: paging.pageIndex, pageSize: limit, totalCount: rows.length }
}

export const contentCalls: readonly Handler[] = [
  ...subscriptionCalls,
  handle(pageMaterials, async ({ body }, context) => {
    const page = await pageKind('material', body, context)
    return { ...page, result: page.result.map(({ src: _, length: __, ...rest }) => rest) }
  }),
  handle(pageVideos, ({ body }, context) => pageKind('video', body, context)),
  handle(showVideo, async ({ query }, context) => {
    const row = await context.db
      .selectFrom('contents')
      .selectAll()
      .where('kind', '=', 'video')
      .where('id', '=', query.id)
      .executeTakeFirst()
    if (!row) throw notFound(VIDEO)
    const text = row.text === '' ? '' : readText(row.text, context.locale)
    return { ...toContent(row, context), src: row.src, length: row.length, text }
  }),
  ...messageCalls,
  ...eventCalls,
  ...doorCalls,
]
