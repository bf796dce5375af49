import { type Expression, type RawBuilder, sql } from 'kysely'
import {
  type Condition,
  type FieldCondition,
  foldCase,
  isNegated,
  NEGATIONS,
  type PositiveOperator,
  type Scalar,
} from '../../src/shared/query'
import { Refusal } from '../refusal'
import { either } from './dialect/either'

type Value = FieldCondition['value']
type Sql = RawBuilder<boolean>
type Field = Expression<unknown>

/** Characters a text may have that is compared. */
const LONGEST = 1000
/** Conditions of one question: SQLite takes a thousand that hang together. */
const MOST = 200

const TOO_LONG = new Refusal(400, {
  en: `A text of a condition has more than ${LONGEST} characters.`,
  'zh-Hans': `查询条件的文字不能超过${LONGEST}个字`,
})
const TOO_MANY = new Refusal(400, {
  en: `There are more than ${MOST} conditions.`,
  'zh-Hans': `查询条件不能超过${MOST}个`,
})

const FALSE = sql<boolean>`1 = 0`
const TRUE = sql<boolean>`1 = 1`

const asList = (value: Value): readonly Scalar[] =>
  typeof value === 'object' && value !== null ? value : [value]

/**
 * Columns take anything and SQLite converts what it compares; the evaluator does neither. So the type
 * the field has is asked first.
 */
function typed(field: Field, value: string | number): Sql {
  return typeof value === 'number'
    ? sql`typeof(${field}) in ('integer', 'real')`
    : sql`typeof(${field}) = 'text'`
}

/** A field as what a value is compared with: PostgreSQL compares nothing with another type. */
const asText = (field: Field) => either(sql`${field}`, sql`cast(${field} as text)`)
const asNumber = (field: Field) =>
  either(
    sql`${field}`,
    sql`case when ${typed(field, 0)} then cast(cast(${field} as text) as numeric) end`,
  )

type Comparison = '=' | '>' | '>=' | '<' | '<='

const compare = (comparison: Comparison) => (field: Field, value: Value) => {
  const [first = null] = asList(value)
  if (first === null) return FALSE
  const other = typeof first === 'boolean' ? Number(first) : first
  const own = typeof other === 'number' ? asNumber(field) : asText(field)
  return sql<boolean>`(${typed(field, other)} and ${own} ${sql.raw(comparison)} ${other})`
}

const textual = (test: (field: Field, part: string) => Sql) => (field: Field, value: Value) =>
  typeof value === 'string'
    ? sql<boolean>`(typeof(${field}) = 'text' and ${test(asText(field), foldCase(value))})`
    : FALSE

const equal = compare('=')
const greaterEqual = compare('>=')
const lessEqual = compare('<=')

const TESTS: Readonly<
  Record<Exclude<PositiveOperator, 'isNull'>, (field: Field, value: Value) => Sql>
> = {
  equal,
  greater: compare('>'),
  greaterEqual,
  less: compare('<'),
  lessEqual,
  in(field, value) {
    const list = asList(value)
    return list.length === 0
      ? FALSE
      : sql`(${sql.join(
          list.map((each) => equal(field, each)),
          sql` or `,
        )})`
  },
  startsWith: textual((field, part) => sql`instr(lower(${field}), ${part}) = 1`),
  // By bytes: `substr` of a text stops at a zero character, and `like` takes no long pattern.
  endsWith: textual((field, part) => {
    const bytes = Buffer.from(part).toString('hex').toUpperCase()
    const hex = sql`hex(lower(${field}))`
    return bytes === ''
      ? TRUE
      : sql`(length(${hex}) >= ${sql.lit(bytes.length)}
      and substr(${hex}, length(${hex}) - ${sql.lit(bytes.length - 1)}) = ${bytes})`
  }),
  like: textual((field, part) => sql`instr(lower(${field}), ${part}) > 0`),
  between(field, value) {
    const [from = null, to = null] = asList(value)
    return sql`(${greaterEqual(field, from)} and ${lessEqual(field, to)})`
  },
}

function test({ operator, value }: FieldCondition, field: Field): Sql {
  const texts = asList(value).filter((each) => typeof each === 'string')
  if (texts.some(({ length }) => length > LONGEST)) throw TOO_LONG
  if (operator === 'isNull') {
    return value === false ? sql`${field} is not null` : sql`${field} is null`
  }
  if (isNegated(operator)) {
    return sql`(${field} is not null and not ${TESTS[NEGATIONS[operator]](field, value)})`
  }
  return TESTS[operator](field, value)
}

/**
 * The SQL that finds what `matches` (src/shared/query-matches.ts) accepts; a property test holds them
 * together. `fieldOf` is the allow-list: it gives the expression of a field or throws.
 *
 * @throws Refusal 400 for more conditions or longer texts than a database takes.
 */
export function conditionSql(
  condition: Condition | undefined,
  fieldOf: (field: string) => Field,
): Sql {
  if (!condition || condition.conditions.length === 0) return TRUE
  if (condition.conditions.length > MOST) throw TOO_MANY
  const parts = condition.conditions.map((each) => test(each, fieldOf(each.field)))
  const joint = condition.logicalOperator === 'or' ? sql` or ` : sql` and `
  return sql`(${sql.join(parts, joint)})`
}
