import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import Driver from 'libsql'
import { LibsqlDialect, type Migration, migrate } from './migrate'
import { MIGRATIONS } from './migrations'
import { openDatabase } from './open'

// @reads nothing

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taproom-migrate-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const table = (name: string): Migration => ({
  id: name,
  up: (db) => db.exec(`create table ${name} (a); create index ${name}_a on ${name} (a);`),
})

function connect() {
  const driver = new Driver(':memory:')
  const db = new Kysely<object>({ dialect: new LibsqlDialect({ database: driver }) })
  const tables = () =>
    (driver.prepare('select name from sqlite_master').all() as { name: string }[]).map(
      ({ name }) => name,
    )
  return { driver, db, tables }
}

test('each migration runs once', async () => {
  const { driver, db } = connect()
  expect(await migrate(db, driver, [table('a1'), table('b2')])).toEqual(['a1', 'b2'])
  expect(await migrate(db, driver, [table('a1'), table('b2'), table('c3')])).toEqual(['c3'])
  await db.destroy()
})

test('one that fails leaves nothing behind, and is named', async () => {
  const { driver, db, tables } = connect()
  const broken: Migration = {
    id: 'b2',
    up: (runner) => runner.exec('create table half (a); create table half (a);'),
  }
  await expect(migrate(db, driver, [table('a1'), broken])).rejects.toThrow(/migration b2 failed/)
  expect(tables()).not.toContain('half')
  expect(await migrate(db, driver, [table('a1'), table('b2')])).toEqual(['a1', 'b2'])
  await db.destroy()
})

/** How 1.1.2 made its tables and noted what had run. */
function openAs112(): void {
  const driver = new Driver(join(dataDir, 'taproom.db'))
  driver.exec(`
    create table migrations (id text primary key);
    create table settings (key text primary key, value text not null);
  `)
  const released = MIGRATIONS.filter(({ id }) => id <= '0064-channels')
  for (const { id, up } of released) {
    up({ exec: (sql) => void driver.exec(sql) })
    driver.prepare('insert into migrations (id) values (?)').run(id)
  }
  driver.exec(`
    insert into settings values ('seededAt', '1800000000'), ('tokenSecret', 'kept');
    insert into view_overrides values ('/kept', '{}');
  `)
  driver.close()
}

test('a database of 1.1.2 opens with all it holds, and again after that', async () => {
  openAs112()
  for (let opening = 0; opening < 2; opening++) {
    const { db, driver, isEmpty, close } = await openDatabase(dataDir)
    expect(isEmpty()).toBe(false)
    expect(await db.selectFrom('view_overrides').selectAll().execute()).toEqual([
      { url: '/kept', json: '{}' },
    ])
    const noted = driver.prepare('select name from kysely_migration order by name').all()
    expect(noted).toEqual(MIGRATIONS.map(({ id }) => ({ name: id })))
    const old = driver.prepare("select 1 from sqlite_master where name = 'migrations'").all()
    expect(old).toEqual([])
    await close()
  }
})
