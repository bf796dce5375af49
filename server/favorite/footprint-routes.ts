import { deleteFootprint, pageFootprints } from '../../src/features/favorite/contract'
import { addFootprintOf, clearFootprints } from '../../src/features/favorite/contract-footprints'
import { addFootprint } from '../../src/features/product/contract'
import { callerOf, type Handler, handle } from '../handler'
import { notFound } from '../refusal'
import { keep, pageKept } from './kept'

export const handlers: readonly Handler[] = [
  handle(addFootprint, async ({ body }, context) => {
    await keep('footprints', { type: 'product', entityId: body.id }, context)
    return null
  }),
  handle(addFootprintOf, async ({ params, body }, context) => {
    await keep('footprints', { type: params.key, entityId: body.entityId }, context)
    return null
  }),
  handle(pageFootprints, ({ body }, context) => pageKept('footprints', body, context)),
  handle(clearFootprints, async (_, context) => {
    const { numDeletedRows } = await context.db
      .deleteFrom('footprints')
      .where('userId', '=', callerOf(context).id)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }),
  handle(deleteFootprint, async ({ query }, context) => {
    const { numDeletedRows } = await context.db
      .deleteFrom('footprints')
      .where('userId', '=', callerOf(context).id)
      .where('type', '=', query.type)
      .where('entityId', '=', query.entityId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound({ en: 'It', 'zh-Hans': '内容' })
    return null
  }),
]
