import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Driver from 'libsql'
import { MIGRATIONS } from '../migrations'
import { up as openWallets } from '../migrations/0090-wallets'
import { openLibsql } from './libsql'

// @reads nothing

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taproom-libsql-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

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
    const { db, driver, isEmpty, close } = await openLibsql(dataDir, { onError: () => {} })
    expect(await isEmpty()).toBe(false)
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

test('an update opens what users lack, and touches what they have', async () => {
  const { db, driver, close } = await openLibsql(':memory:', { onError: () => {} })
  driver.exec(`
    insert into users (id, mobile, userName, nickName, avatar, sex, gradeId, isVerified, isAdmin,
      parentId, createdAt, closedAt)
      select column1, null, 'u' || column1, '{}', '', 0, 1, 0, 0, '', 0, column2
      from (values ('1', null), ('2', null), ('3', 9));
    insert into accounts values ('101', '1', 'balance', '{}', 77, 0, 'CNY');
  `)
  for (let times = 0; times < 2; times++) openWallets({ exec: (sql) => void driver.exec(sql) })
  const rows = await db.selectFrom('accounts').selectAll().orderBy('userId').execute()
  const held = rows.map(({ userId, kind, amount, currency }) => [userId, kind, amount, currency])
  expect(held).toHaveLength(6)
  expect(held).toContainEqual(['1', 'balance', 77, 'CNY'])
  expect(held).toContainEqual(['2', 'points', 0, 'points'])
  expect(rows.every(({ name }) => JSON.parse(name) !== null)).toBe(true)
  await close()
})
