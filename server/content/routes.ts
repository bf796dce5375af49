import { pageVideos, showVideo } from '../../src/features/content/contract'
import { readText } from '../database/l10n'
import { type Handler, handle } from '../handler'
import { notFound } from '../refusal'
import { eventCalls } from './events'
import { materialCalls } from './materials'
import { messageCalls } from './messages'
import { pushCalls } from './push'
import { pageContents, toContent } from './rows'
import { subscriptionCalls } from './subscriptions'
import { doorCalls } from './tickets'

const VIDEO = { en: 'The video', 'zh-Hans': '视频' }

export const contentCalls: readonly Handler[] = [
  ...pushCalls,
  ...subscriptionCalls,
  ...materialCalls,
  handle(pageVideos, async ({ body }, context) => {
    const page = await pageContents('video', body, context)
    const result = page.result.map((row) => ({
      ...toContent(row, context),
      src: row.src,
      length: row.length,
    }))
    return { ...page, result }
  }),
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
