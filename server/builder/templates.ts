import { type Kysely, sql } from 'kysely'
import {
  deleteTemplate,
  getTemplate,
  pageTemplates,
  saveTemplate,
} from '../../src/features/builder/contract-library'
import { rowsOf } from '../../src/features/builder/rules/document'
import { isObject } from '../../src/shared/json'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { callerOf, type Handler, handle, type Locale } from '../handler'
import { requireAdmin } from '../login/user-record'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { checkDefinition } from './check-definition'
import { nameOf } from './drafts'
import { readDefinition } from './read-definition'
import type { ViewTemplateTable } from './rows'

const TEMPLATE = { en: 'The template', 'zh-Hans': '模板' }
/** A shelf, not a warehouse. */
const MOST_TEMPLATES = 100
const TOO_MANY = new Refusal(400, {
  en: `There are ${MOST_TEMPLATES} templates already. Delete one first.`,
  'zh-Hans': `模板已达${MOST_TEMPLATES}个，请先删除不用的模板`,
})
const EMPTY = new Refusal(400, {
  en: 'A template needs at least one widget.',
  'zh-Hans': '模板至少需要一个组件',
})
/** Where a template lies while it is checked: it is no page of an address. */
const NOWHERE = '/template'

/** A template as its editors read it. */
async function toTemplate(db: Kysely<Database>, row: ViewTemplateTable, locale: Locale) {
  const { id, kind, name, json, createdAt } = row
  const definition = readDefinition(json)
  const count = isObject(definition) ? rowsOf(definition).length : 0
  const createdBy = await nameOf(db, row.userId, locale)
  return { id, kind, name, count, createdAt, createdBy, definition }
}

export const templateCalls: readonly Handler[] = [
  handle(pageTemplates, async ({ body }, context) => {
    await requireAdmin(context)
    const { db, locale } = context
    const { kind, keyword = '', pageIndex, pageSize } = body
    const found = db
      .selectFrom('view_templates')
      .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'page'))
      .where(
        ({ fn, val }) => fn('instr', [fn('lower', ['name']), val(keyword.toLowerCase())]),
        '>',
        0,
      )
    const { limit, offset } = pageWindow(body)
    const rows = await found
      .selectAll()
      .orderBy(sql`rowid`, 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const named = rows.map(async (row) => {
      const { definition: _, ...listed } = await toTemplate(db, row, locale)
      return listed
    })
    return {
      result: await Promise.all(named),
      pageIndex,
      pageSize,
      totalCount: await countOf(found),
    }
  }),

  handle(getTemplate, async ({ query: { id } }, context) => {
    await requireAdmin(context)
    const { db, locale } = context
    const found = db.selectFrom('view_templates').selectAll().where('id', '=', id)
    const row = await found.executeTakeFirst()
    if (!row) throw notFound(TEMPLATE)
    return toTemplate(db, row, locale)
  }),

  handle(saveTemplate, async ({ body }, context) => {
    await requireAdmin(context)
    const { kind, name, definition, requestId } = body
    const json = checkDefinition(NOWHERE, { ...definition, url: NOWHERE })
    if (rowsOf(definition).length === 0) throw EMPTY
    const now = context.now()
    const userId = callerOf(context).id
    const row = await context.db.transaction().execute(async (trx) => {
      const wish = { userId, requestId, call: 'template', body, now }
      const mine = trx
        .selectFrom('view_templates')
        .selectAll()
        .where('userId', '=', userId)
        .where('requestId', '=', requestId)
      if (!(await bindRequest(trx, wish))) {
        const before = await mine.executeTakeFirst()
        // It was taken, and deleted since.
        if (!before) throw notFound(TEMPLATE)
        return before
      }
      if ((await countOf(trx.selectFrom('view_templates'))) >= MOST_TEMPLATES) throw TOO_MANY
      const made = { id: newId(now), kind, name, json, userId, requestId, createdAt: now }
      await trx.insertInto('view_templates').values(made).execute()
      return made
    })
    const { definition: _, ...saved } = await toTemplate(context.db, row, context.locale)
    return saved
  }),

  handle(deleteTemplate, async ({ body }, context) => {
    await requireAdmin(context)
    const { id, requestId } = body
    const userId = callerOf(context).id
    return context.db.transaction().execute(async (trx) => {
      const wish = { userId, requestId, call: 'template/delete', body, now: context.now() }
      if (!(await bindRequest(trx, wish))) return true as const
      const gone = await trx.deleteFrom('view_templates').where('id', '=', id).executeTakeFirst()
      if (gone.numDeletedRows === 0n) throw notFound(TEMPLATE)
      return true as const
    })
  }),
]
