import { getClassKeyValues } from '../../../src/api/dictionary/get-class-key-values'
import { readText } from '../../database/l10n'
import { handle } from '../../handler'

export const getClassKeyValuesHandler = handle(getClassKeyValues, async (_, { db, locale }) => {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  return rows.map(({ id, name }) => ({ key: id, value: readText(name, locale) }))
})
