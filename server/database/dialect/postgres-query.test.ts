import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, sql } from 'kysely'
import { either } from './either'
import { FeatureCompiler, postgresWords } from './postgres-query'

const db = new Kysely<{ orders: { userId: string; paidAt: number | null } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new FeatureCompiler(),
  },
})

test.each([
  ['names keep their capitals', 'select paidAt from orders', 'select "paidAt" from orders'],
  ['quoted ones stay', 'select "paidAt", "a ""bC"""', 'select "paidAt", "a ""bC"""'],
  ['texts stay', "'likes: it''s paidAt' || paidAt", `'likes: it''s paidAt' || "paidAt"`],
  ['like minds no capitals', "name like 'like'", "name ilike 'like'"],
  ['dislike is no like', 'dislike, likes', 'dislike, likes'],
])('%s', (_, written, read) => {
  expect(postgresWords(written)).toBe(read)
})

test('what a feature writes by hand and through Kysely is read the same way', () => {
  const query = db
    .selectFrom('orders')
    .select('userId')
    .where('userId', 'like', 'a%')
    .where(sql<boolean>`paidAt > ${1}`)
  expect(query.compile().sql).toBe(
    'select "userId" from "orders" where "userId" ilike $1 and "paidAt" > $2',
  )
})

test('nothing comes first, and last when the order is turned', () => {
  const { sql: text } = db
    .selectFrom('orders')
    .select('userId')
    .orderBy('paidAt')
    .orderBy('userId', 'desc')
    .compile()
  expect(text).toMatch(/order by "paidAt" nulls first, "userId" desc nulls last$/)
})

test('of two spellings it takes its own', () => {
  const value = either(sql`libsql(${1})`, sql`postgres(${2})`)
  const compiled = sql`select ${value}`.compile(db)
  expect([compiled.sql, compiled.parameters]).toEqual(['select postgres($1)', [2]])
})

test('in a list of nothing is nothing, and everything is outside', () => {
  const query = db
    .selectFrom('orders')
    .select('userId')
    .where('userId', 'in', [])
    .where('paidAt', 'not in', [])
  expect(query.compile().sql).toMatch(/ where false and true$/)
})
