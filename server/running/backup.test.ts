import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Driver from 'libsql'
import { login } from '../../src/features/login/contract'
import { DEMO_PASSWORD } from '../profile/seed'
import { MEMBER, signedHeaders } from '../testing/open-sandbox'
import { backUp, restore, thinOut } from './backup'
import { endServers, type ServerProcess, startServer } from './testing/server-process'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-backups-'))
})
afterEach(async () => {
  await endServers()
  rmSync(folder, { recursive: true })
})

/** As a person does it: the driver lets go of its files with the process only. */
function run(...args: readonly string[]): { readonly said: string; readonly code: number | null } {
  const all = ['--import', 'tsx', 'server/running/backup-cli.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' })
  return { said: (stdout + stderr).trim(), code: status }
}

/** Everything in a database, table by table. */
function contentOf(path: string): Record<string, unknown> {
  const driver = new Driver(path)
  const names = driver
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all() as { name: string }[]
  const content = names.map(({ name }) => [name, driver.prepare(`select * from "${name}"`).all()])
  driver.close()
  return Object.fromEntries(content)
}

/** Somebody logs in, which is written down. */
async function write({ origin }: ServerProcess): Promise<void> {
  const { path } = login.contract
  const body = JSON.stringify({ key: MEMBER, password: DEMO_PASSWORD, type: 4 })
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = signedHeaders({ method: 'POST', path, body, timestamp })
  expect((await fetch(`${origin}/main/${path}`, { method: 'POST', body, headers })).status).toBe(
    200,
  )
}

test('what is taken from a server that works comes back as it was, and a server works on it', async () => {
  const server = await startServer()
  await write(server)
  const { said: file } = run('backup', '--data', server.data, '--to', folder)
  await write(server)
  const goBack = () => run('restore', '--from', file, '--data', server.data)
  const refused = goBack()
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/taproom\.db is in use: stop the server first$/)
  server.child.kill('SIGTERM')
  await server.ended

  const database = join(server.data, 'taproom.db')
  const { said, code } = goBack()
  expect(code).toBe(0)
  const [, before = ''] = /; what was there: (.+)$/.exec(said) ?? []
  const [lost, restored] = [contentOf(before), contentOf(database)]
  expect(restored).toEqual(contentOf(file))
  expect((restored.sessions as unknown[]).length).toBe((lost.sessions as unknown[]).length - 1)
  expect(Object.keys(restored).length).toBeGreaterThan(50)

  const again = await startServer({}, server.data)
  expect((await fetch(`${again.origin}/health/ready`)).status).toBe(200)
  await write(again)
})

test('what is no backup changes nothing', () => {
  const other = join(folder, 'other.db')
  expect(() => restore(other, folder)).toThrow('there is no such backup')
  writeFileSync(other, 'no database')
  expect(() => restore(other, folder)).toThrow('is no whole database of this server')
  expect(() => backUp(folder, folder)).toThrow('there is no such database')
  expect(readdirSync(folder)).toEqual(['other.db'])
})

test('the newest backups stay, and so does what is none', () => {
  const names = [
    'taproom-20261127T010000Z.db',
    'taproom-20261125T010000Z.db',
    'taproom-20261126T010000Z.db',
  ]
  for (const name of [...names, 'notes.txt']) writeFileSync(join(folder, name), '')
  expect(thinOut(folder, 2)).toEqual(['taproom-20261125T010000Z.db'])
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', names[2], names[0]])
})
