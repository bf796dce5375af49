import { randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import Driver from 'libsql'
import { Client } from 'pg'
import { LibsqlDialect, migrateLibsql } from './dialect/libsql'
import { migratePostgres } from './dialect/postgres'
import { feature, openPool } from './dialect/postgres-pool'
import { FeaturePostgres } from './dialect/postgres-transactions'
import type { Migration } from './migrate'

// @reads nothing

const table = (name: string): Migration => ({
  id: name,
  up: (db) => db.exec(`create table ${name} (a integer); create index ${name}_a on ${name} (a);`),
})

/** A database without any tables, and what brings it up to date. */
async function connect() {
  const cluster = process.env.TAPROOM_TEST_DATABASE
  const { db, migrate } = cluster ? await onPostgres(cluster) : onLibsql()
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name)
  return { db, migrate, tables }
}

function onLibsql() {
  const driver = new Driver(':memory:')
  const db = new Kysely<object>({ dialect: new LibsqlDialect({ database: driver }) })
  return { db, migrate: (all: readonly Migration[]) => migrateLibsql(db, driver, all) }
}

async function onPostgres(cluster: string) {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const dialect = new FeaturePostgres(feature(openPool(`${cluster}/${name}`)))
  const db = new Kysely<object>({ dialect })
  await db.executeQuery({
    ...sql``.compile(db),
    sql: 'create schema taproom; create table taproom.turns ()',
  })
  return { db, migrate: (all: readonly Migration[]) => migratePostgres(db, all) }
}

test('each migration runs once', async () => {
  const { db, migrate } = await connect()
  expect(await migrate([table('a1'), table('b2')])).toEqual(['a1', 'b2'])
  expect(await migrate([table('a1'), table('b2'), table('c3')])).toEqual(['c3'])
  await db.destroy()
})

test('one that came later than its number says runs all the same', async () => {
  const { db, migrate } = await connect()
  await migrate([table('a1'), table('c3')])
  expect(await migrate([table('a1'), table('b2'), table('c3')])).toEqual(['b2'])
  await db.destroy()
})

test('one that fails leaves nothing behind, and is named', async () => {
  const { db, migrate, tables } = await connect()
  const broken: Migration = {
    id: 'b2',
    up: (runner) => runner.exec('create table half (a integer); create table half (a integer);'),
  }
  await expect(migrate([table('a1'), broken])).rejects.toThrow(/migration b2 failed/)
  expect(await tables()).not.toContain('half')
  expect(await migrate([table('a1'), table('b2')])).toEqual(['a1', 'b2'])
  await db.destroy()
})
