import { getClassTree } from '../../../src/api/dictionary/get-class-tree'
import { readText } from '../../database/l10n'
import { handle } from '../../handler'

export const getClassTreeHandler = handle(getClassTree, async (_, { db, locale }) => {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  const childrenOf = (parentId: string) =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, name, icon }) => ({ id, name: readText(name, locale), icon }))
  return childrenOf('').map((parent) => ({ ...parent, children: childrenOf(parent.id) }))
})
