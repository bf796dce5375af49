import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openLibsql } from '../database/dialect/libsql'
import { openPostgres } from '../database/dialect/postgres'
import type { OpenDatabase } from '../database/open'
import { endServers, startServer } from '../running/testing/server-process'
import { auditBooks } from '../testing/audit-books'
import { type Cluster, findPostgres, startCluster } from '../testing/postgres/cluster'

// @reads nothing

const bin = findPostgres(true)
const silent = { onError: () => {} }

let cluster: Cluster | undefined
let dataDir: string
beforeAll(async () => {
  if (bin) cluster = await startCluster(bin)
  else
    console.warn('!!! PostgreSQL is not installed and could not be: nothing was moved to it. !!!')
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taproom-move-'))
})
afterEach(async () => {
  await endServers()
  await rm(dataDir, { recursive: true, force: true })
})
afterAll(() => cluster?.stop())

/** All rows in the order they came in, but for the list of migrations. */
async function contentOf({ db }: OpenDatabase) {
  const content = new Map<string, unknown>()
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} order by ${sql.ref(name === 'settings' ? 'key' : 'rowid')}`.execute(
      db,
    )
    content.set(name, rows.map(readable))
  }
  return content
}
const readable = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null
        ? Buffer.from(value as Uint8Array).toString('hex')
        : value,
    ]),
  )

const ledgers = ({ db }: OpenDatabase) =>
  db
    .selectFrom('ledger')
    .select((eb) => ['accountId', eb.fn.sum<number>('amount').as('sum')])
    .groupBy('accountId')
    .orderBy('accountId')
    .execute()

/** As a person does it: the driver lets go of its files with the process only. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { said: (stdout + stderr).trim(), code: status }
}
const move = (url: string) =>
  run(['--import', 'tsx', 'server/move/cli.ts', 'database', '--data', dataDir], {
    TAPROOM_DATABASE_URL: url,
  })
/** Changes the file as no server would. */
function change(statements: string): void {
  const program = "new (require('libsql'))(process.argv[1]).exec(process.argv[2])"
  expect(run(['-e', program, join(dataDir, 'taproom.db'), statements]).said).toBe('')
}

const onPostgres = bin ? test : test.skip

onPostgres('a server goes on with PostgreSQL where its file ended', async () => {
  const url = `${cluster?.url}/postgres`
  const server = await startServer({}, dataDir)
  expect(move(url).said).toMatch(/taproom\.db is in use: stop the server first$/)
  server.child.kill('SIGTERM')
  await server.ended
  const columns = 'url, userId, at, action, fromVersion, toVersion'
  const audited = "'/x', '1001', 1, 'save', 1, 2"
  change(`
    insert into attempts (kind, subject, at) values ('x', 'Ä b', 1);
    insert into view_audit (id, ${columns}) values (500, ${audited}), (501, ${audited});
    delete from view_audit where id = 501;`)

  const { said, code } = move(url)
  expect([code, said]).toEqual([0, expect.stringMatching(/^ledger: \d+$/m)])
  expect(move(url)).toEqual({ code: 1, said: expect.stringMatching(/holds something already/) })
  const [file, target] = [await openLibsql(dataDir, silent), await openPostgres(url, silent)]
  const [before, after] = [await contentOf(file), await contentOf(target)]
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before))
  expect(after.size).toBeGreaterThan(50)
  const sums = await ledgers(file)
  expect(sums.length).toBeGreaterThan(5)
  expect(await ledgers(target)).toEqual(sums)
  // The books are audited against the seed they began with.
  await (await target.template()).save()
  expect(await auditBooks(target.db)).toEqual([])

  // A number that was given and is free again is given to nobody else.
  const entry = { url: '/x', userId: '1001', at: 1, action: 'save', fromVersion: 1, toVersion: 2 }
  const { id } = await target.db
    .insertInto('view_audit')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(502)

  await target.close()
  await file.close()
  const again = await startServer({ TAPROOM_DATABASE_URL: url })
  expect((await fetch(`${again.origin}/health/ready`)).status).toBe(200)
})

onPostgres(
  'what PostgreSQL cannot keep leaves nothing behind, and the next run moves all',
  async () => {
    const url = `${cluster?.url}/template1`
    const server = await startServer({}, dataDir)
    server.child.kill('SIGTERM')
    await server.ended
    change("insert into attempts (kind, subject, at) values ('x', '', 'never')")
    expect(move(url)).toEqual({
      code: 1,
      said: expect.stringMatching(/attempts: .*bigint: "never"/),
    })
    change('delete from attempts')
    expect(move(url)).toMatchObject({ code: 0 })
  },
)

test('where there is no file nothing is made', () => {
  expect(move('postgres://nobody@127.0.0.1:9/none').said).toMatch(/there is no such database$/)
})
