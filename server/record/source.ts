import { type RawBuilder, sql } from 'kysely'
import type { EntityRecord } from '../../src/features/record/contract'
import { mask } from '../../src/shared/mask'
import type { Condition } from '../../src/shared/query'
import { textColumn } from '../database/l10n'
import type { Source } from '../database/records'
import type { Context, Locale } from '../handler'
import { Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { ENTITIES, type Entity } from './entities'

/** @throws Refusal 404: to the generic calls an unlisted entity is a path that does not exist. */
export function entityOf(name: string): Entity {
  const entity = ENTITIES.get(name)
  if (entity) return entity
  throw new Refusal(404, {
    en: `${name}: no such call; mind the case`,
    'zh-Hans': `${name}接口不存在，请注意大小写`,
  })
}

function columnOf({ columns }: Entity, locale: Locale) {
  return (field: string): RawBuilder<unknown> => {
    const kind = Object.hasOwn(columns, field) ? columns[field] : undefined
    if (!kind) {
      throw new Refusal(400, { en: `There is no field ${field}.`, 'zh-Hans': `字段${field}不存在` })
    }
    if (typeof kind === 'object') return sql`${kind}`
    return kind === 'l10n' ? textColumn(field, locale) : sql.ref(field)
  }
}

/** Rows of the caller; everybody's when the entity belongs to nobody. Anonymous callers own nothing. */
function scopeOf({ owner, hasCommon }: Entity, { user }: Context): RawBuilder<boolean> {
  if (owner === undefined) return sql`1 = 1`
  if (hasCommon) return sql`${sql.ref(owner)} in ('', ${user?.id ?? ''})`
  if (!user) throw new Refusal(401, { en: 'Please log in first', 'zh-Hans': '请先登录' })
  return sql`${sql.ref(owner)} = ${user.id}`
}

/**
 * What the caller may see of an entity.
 *
 * @param fields narrows what is answered.
 * @throws Refusal 401 when it belongs to people and nobody is logged in; its `column` 400 for one that is
 * masked.
 */
export function sourceOf(
  entity: Entity,
  context: Context,
  fields: readonly string[] = [],
  /** With everything that is otherwise masked: for the server itself. */
  bare = false,
): Source<EntityRecord> {
  const column = columnOf(entity, context.locale)
  const shown = fields.length > 0 ? fields : Object.keys(entity.columns)
  return {
    table: entity.table,
    scope: scopeOf(entity, context),
    // Asked often enough, a comparison tells what a mask hides.
    fieldOf: (field) => {
      if (isMasked(entity, field)) throw HIDDEN
      return column(field)
    },
    columns: sql.join(shown.map((field) => sql`${column(field)} as ${sql.id(field)}`)),
    keywords: [entity.label],
    toRecord: (row) => {
      const record = drawn(entity, row as EntityRecord, context)
      return bare ? record : masked(entity, record)
    },
  }
}

/** A record with the picture that the caller's brand draws. */
function drawn({ drawn: field = '' }: Entity, record: EntityRecord, { services }: Context) {
  const picture = record[field]
  return typeof picture === 'string'
    ? { ...record, [field]: retold(picture, services.demo.words) }
    : record
}

const HIDDEN = new Refusal(400, {
  en: 'This field can be neither searched nor sorted by.',
  'zh-Hans': '该字段不支持查询和排序',
})

const isMasked = ({ columns }: Entity, field: string) =>
  Object.hasOwn(columns, field) && columns[field] === 'masked'

function masked(entity: Entity, record: EntityRecord): EntityRecord {
  const hidden = Object.entries(record).filter(([field]) => isMasked(entity, field))
  return {
    ...record,
    ...Object.fromEntries(hidden.map(([field, value]) => [field, mask(String(value))])),
  }
}

/** Fields equal to the texts of a query; what the entity calls a number is compared as one. */
export function equalTo({ columns }: Entity, query: Readonly<Record<string, string>>): Condition {
  const isNumber = (field: string) => columns[field] === 'number' || columns[field] === 'flag'
  return {
    logicalOperator: 'and',
    conditions: Object.entries(query).map(([field, value]) => ({
      field,
      operator: 'equal',
      value: isNumber(field) ? Number(value) : value,
    })),
  }
}
