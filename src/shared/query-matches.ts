import {
  type Condition,
  type FieldCondition,
  foldCase,
  isNegated,
  NEGATIONS,
  type PositiveOperator,
  type QueryRecord,
  type Scalar,
} from './query'

type Present = string | number
type Value = FieldCondition['value']

/** Surrogates sort behind the rest of the basic plane, as code points and UTF-8 bytes do. */
const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)

/** Orders texts by code point. JavaScript's own `<` goes by UTF-16 unit, no database does. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Nothing when one is a text and the other a number: these are never compared. */
function compare(a: Present, b: Present): number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b)
  return undefined
}

function toPresent(value: Scalar | undefined): Present | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0
  return value ?? undefined
}

const asList = (value: Value): readonly Scalar[] =>
  typeof value === 'object' && value !== null ? value : [value]

/** An operator that orders the field against one value. */
const ordered = (holds: (order: number) => boolean) => (field: Present, value: Value) => {
  const other = toPresent(asList(value)[0])
  const order = other === undefined ? undefined : compare(field, other)
  return order !== undefined && holds(order)
}

/** An operator that looks for a text in a text. */
const textual =
  (holds: (text: string, part: string) => boolean) => (field: Present, value: Value) =>
    typeof field === 'string' &&
    typeof value === 'string' &&
    holds(foldCase(field), foldCase(value))

const equal = ordered((order) => order === 0)
const greaterEqual = ordered((order) => order >= 0)
const lessEqual = ordered((order) => order <= 0)

type Test = (field: Present, value: Value) => boolean

const TESTS: Readonly<Record<Exclude<PositiveOperator, 'isNull'>, Test>> = {
  equal,
  greater: ordered((order) => order > 0),
  greaterEqual,
  less: ordered((order) => order < 0),
  lessEqual,
  in: (field, value) => asList(value).some((each) => equal(field, each)),
  startsWith: textual((text, part) => text.startsWith(part)),
  endsWith: textual((text, part) => text.endsWith(part)),
  like: textual((text, part) => text.includes(part)),
  between(field, value) {
    const [from = null, to = null] = asList(value)
    return greaterEqual(field, from) && lessEqual(field, to)
  },
}

function holds(record: QueryRecord, { field, operator, value }: FieldCondition): boolean {
  const content = toPresent(record[field])
  if (operator === 'isNull') return (content === undefined) === (value !== false)
  if (content === undefined) return false
  if (isNegated(operator)) return !TESTS[NEGATIONS[operator]](content, value)
  return TESTS[operator](content, value)
}

/**
 * Whether a record fits a condition. The sandbox's SQL (server/database/query.ts) finds exactly the
 * records this function accepts:
 *
 * - a null fits `isNull` and nothing else, not even `notEqual`;
 * - a text never equals a number, and neither comes before the other;
 * - `like`, `startsWith` and `endsWith` read `%` and `_` as they stand and ignore the case of A to Z;
 * - `in` of an empty list finds nothing, `notIn` of one every value that is there;
 * - `between` includes both ends; ends in the wrong order find nothing;
 * - no conditions at all accept everything.
 */
export function matches(record: QueryRecord, condition: Condition | undefined): boolean {
  if (!condition || condition.conditions.length === 0) return true
  const { logicalOperator, conditions } = condition
  return logicalOperator === 'or'
    ? conditions.some((each) => holds(record, each))
    : conditions.every((each) => holds(record, each))
}
