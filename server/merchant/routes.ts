import { listSimpleMerchants } from '../../src/features/merchant/contract'
import { readText } from '../database/l10n'
import { callerOf, type Handler, handle } from '../handler'

export const handlers: readonly Handler[] = [
  handle(listSimpleMerchants, async (_, context) => {
    const rows = await context.db
      .selectFrom('merchants')
      .select(['id', 'name', 'status'])
      .where('ownerId', '=', callerOf(context).id)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, name: readText(row.name, context.locale) }))
  }),
]
