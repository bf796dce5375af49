import { getClassTree, getRelations } from '../../src/features/record/contract-dictionary'
import { getClassKeyValues } from '../../src/features/record/contract-more'
import { readText } from '../database/l10n'
import { type Handler, handle } from '../handler'
import { getConfigListHandler, getConfigValueHandler } from './configs'
import { getAllEnumsHandler } from './enums'

export const getClassKeyValuesHandler = handle(getClassKeyValues, async (_, { db, locale }) => {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  return rows.map(({ id, name }) => ({ key: id, value: readText(name, locale) }))
})

export const getClassTreeHandler = handle(getClassTree, async (_, { db, locale }) => {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  const childrenOf = (parentId: string) =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, name, icon }) => ({ id, name: readText(name, locale), icon }))
  return childrenOf('').map((parent) => ({ ...parent, children: childrenOf(parent.id) }))
})

/** Sends every row: keeping ten with status 1 is the client's rule (client spec §9). */
export const getRelationsHandler = handle(getRelations, async ({ query }, { db, locale }) => {
  const rows = await db
    .selectFrom('relations')
    .selectAll()
    .where('type', '=', query.type)
    .orderBy('position')
    .execute()
  return rows.map(({ id, name, icon, status, url }) => ({
    id,
    name: readText(name, locale),
    icon,
    status,
    url,
  }))
})

export const handlers: readonly Handler[] = [
  getClassTreeHandler,
  getClassKeyValuesHandler,
  getRelationsHandler,
  getAllEnumsHandler,
  getConfigValueHandler,
  getConfigListHandler,
]
