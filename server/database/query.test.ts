import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import {
  type Condition,
  type FieldCondition,
  LOGICAL_OPERATORS,
  QUERY_OPERATORS,
  type Scalar,
} from '../../src/shared/query'
import { matches } from '../../src/shared/query-matches'
import { either } from './dialect/either'
import { type OpenDatabase, openDatabase } from './open'
import { conditionSql } from './query'

/** There a column has one type, and no text a zero character or half of a pair. */
const isPostgres = process.env.TAPROOM_TEST_DATABASE !== undefined

let open: OpenDatabase
let db: Kysely<{ t: { n: number; a: unknown; b: unknown } }>
beforeAll(async () => {
  open = await openDatabase(':memory:')
  db = open.db.withTables<{ t: { n: number; a: unknown; b: unknown } }>()
  const columns = either(sql`a, b`, sql`a text collate "C", b double precision`)
  await sql`create table t (n integer primary key, ${columns})`.execute(db)
})
afterAll(() => open.close())

/** Few different letters, so that texts often begin, end and contain each other. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'A', 'b', '%', '_', "'", '"', '\\', '酒', 'É', 'é') }),
  fc.string({ unit: fc.constantFrom('\uffee', '😀', '\u0000', ' ', '1') }),
  fc.constantFrom('', '0', '1', 'a', '%', '_', 'null', "'; drop table t; --"),
  fc.string({ unit: 'binary' }),
)
const text = isPostgres
  ? anyText.map((each) => Buffer.from(each).toString().replaceAll('\0', '\uFFFD'))
  : anyText
const number = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0.1, -0, 1e21, Number.MAX_SAFE_INTEGER),
)
const scalar: fc.Arbitrary<Scalar> = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const orNothing = <T>(own: fc.Arbitrary<T>) => fc.oneof(own, fc.constant(null))
const record: fc.Arbitrary<Row> = isPostgres
  ? fc.record({ a: orNothing(text), b: orNothing(number) })
  : fc.record({ a: scalar, b: scalar })

/** Values that fit their operator, and now and then ones that do not. */
const fieldCondition: fc.Arbitrary<FieldCondition> = fc.record({
  field: fc.constantFrom('a', 'b'),
  operator: fc.constantFrom(...QUERY_OPERATORS),
  value: fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 3 }),
    fc.tuple(number, number),
    fc.tuple(text, text),
  ),
})
const condition: fc.Arbitrary<Condition> = fc.record({
  logicalOperator: fc.constantFrom(...LOGICAL_OPERATORS),
  conditions: fc.array(fieldCondition, { maxLength: 3 }),
})

type Row = { a: Scalar; b: Scalar }

async function found(rows: readonly Row[], wanted: Condition): Promise<number[]> {
  await db.deleteFrom('t').execute()
  const asColumn = (value: Scalar) => (typeof value === 'boolean' ? Number(value) : value)
  await db
    .insertInto('t')
    .values(rows.map(({ a, b }, n) => ({ n, a: asColumn(a), b: asColumn(b) })))
    .execute()
  const hits = await db
    .selectFrom('t')
    .select('n')
    .where(conditionSql(wanted, (field) => sql.ref(field)))
    .orderBy('n')
    .execute()
  return hits.map(({ n }) => n)
}

const accepted = (rows: readonly Row[], wanted: Condition) =>
  rows.flatMap((row, n) => (matches(row, wanted) ? [n] : []))

test.each(QUERY_OPERATORS)('%s: SQL finds what the evaluator accepts', async (operator) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 12 }),
      fieldCondition,
      async (rows, each) => {
        const wanted: Condition = { logicalOperator: 'and', conditions: [{ ...each, operator }] }
        expect(await found(rows, wanted)).toEqual(accepted(rows, wanted))
      },
    ),
    { numRuns: 150 },
  )
})

test('joined conditions agree too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 12 }),
      condition,
      async (rows, wanted) => {
        expect(await found(rows, wanted)).toEqual(accepted(rows, wanted))
      },
    ),
    { numRuns: 300 },
  )
})

test('a value is never read as SQL', async () => {
  const rows = [{ a: "x' or 1=1 --", b: null }]
  const wanted = (value: string): Condition => ({
    logicalOperator: 'and',
    conditions: [{ field: 'a', operator: 'equal', value }],
  })
  expect(await found(rows, wanted("' or 1=1 --"))).toEqual([])
  expect(await found(rows, wanted("x' or 1=1 --"))).toEqual([0])
})

test('200 conditions are taken, one more is refused', () => {
  const condition = (count: number) => ({
    logicalOperator: 'and' as const,
    conditions: Array.from({ length: count }, () => ({
      field: 'a',
      operator: 'equal' as const,
      value: 1,
    })),
  })
  const column = (field: string) => sql.ref(field)
  expect(() => conditionSql(condition(200), column)).not.toThrow()
  expect(() => conditionSql(condition(201), column)).toThrow()
})
