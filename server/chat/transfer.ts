import { ChatStatus, transferTalk } from '../../src/features/chat/contract'
import { readText } from '../database/l10n'
import { callerOf, handle } from '../handler'
import { Refusal } from '../refusal'
import { addNote, colleaguesOf, seatOf } from './talks'

const NOT_STAFF = new Refusal(403, {
  en: 'Only who answers hands a conversation over.',
  'zh-Hans': '仅客服可转接会话',
})
const NO_COLLEAGUE = new Refusal(400, {
  en: 'This person does not answer here.',
  'zh-Hans': '该人员不是本店客服',
})
const IS_CLOSED = new Refusal(400, {
  en: 'The conversation is closed.',
  'zh-Hans': '会话已结束',
})

/** A conversation goes to a colleague, and its shopper reads who serves them now. */
export const transfer = handle(transferTalk, async ({ body }, context) => {
  const { conversationId, userId } = body
  const me = callerOf(context).id
  await context.db.transaction().execute(async (trx) => {
    const { row, side } = await seatOf(context, conversationId, trx)
    if (side !== 'staff') throw NOT_STAFF
    const colleague = (await colleaguesOf(trx, row, me)).find(({ id }) => id === userId)
    if (!colleague) throw NO_COLLEAGUE
    if (row.status === ChatStatus.Closed) throw IS_CLOSED
    // Said once more, it changes nothing.
    if (row.staffId === userId && row.status === ChatStatus.Served) return
    await trx
      .updateTable('conversations')
      .set({ status: ChatStatus.Served, staffId: userId })
      .where('id', '=', row.id)
      .execute()
    const en = `${readText(colleague.nickName, 'en')} answers you from now on.`
    const zh = `接下来由${readText(colleague.nickName, 'zh-Hans')}为您服务。`
    await addNote(trx, row, { en, 'zh-Hans': zh }, context.now())
  })
  await context.services.news.tell(conversationId)
  return ChatStatus.Served
})
