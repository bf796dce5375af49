import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

/** A PostgreSQL server of the tests' own, in a folder that is gone afterwards. */
export interface Cluster {
  /** Without the name of a database: `${url}/name`. */
  readonly url: string
  readonly stop: () => void
}

/** The database that others are cloned from: it has the tables of all migrations and nothing in them. */
export const TEMPLATE = 'taproom_template'

/** The name of the database that stands for a folder. */
export const databaseName = (folder: string): string =>
  `t_${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`

/** Where Debian puts what is not in the path. */
const DEBIAN = '/usr/lib/postgresql'
/** What is lost in a power cut is not missed. */
const SETTINGS = [
  ['listen_addresses', '127.0.0.1'],
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
  ['wal_level', 'minimal'],
  ['max_wal_senders', '0'],
  // A template somebody vacuums cannot be cloned.
  ['autovacuum', 'off'],
  ['max_connections', '200'],
]

/** Memory as a folder: a database is 900 files, which a disk takes seconds to make. */
const MEMORY = '/dev/shm'
/** Databases of tests are 20 MB each; containers have 64 MB there unless told otherwise. */
const ROOM = 6e9

/** Where a cluster lies. */
function place(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM ? MEMORY : tmpdir()
}

/**
 * Where `initdb` and the others are.
 *
 * @param install whether Debian's package may be installed when there is none.
 */
export function findPostgres(install = false): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : []
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ]
  const found = places.find((place) => existsSync(join(place, 'initdb')))
  if (found || !install || userInfo().uid !== 0) return found
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'])
  return findPostgres()
}

/** PostgreSQL refuses to run as root: there it runs as its own user, or as nobody. */
function owner(): { readonly uid: number; readonly gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 65_534)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise<number>((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

/** @param bin the folder of `initdb`. */
export async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(place(), 'taproom-postgres-'))
  const user = owner()
  if (user) chownSync(folder, user.uid, user.gid)
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: 'ignore' })
  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'taproom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'])
  const port = await freePort()
  const settings = [...SETTINGS, ['port', String(port)], ['unix_socket_directories', folder]]
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ')
  run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start'])
  return {
    url: `postgres://taproom@127.0.0.1:${port}`,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The database that stands for a folder where tests run on PostgreSQL, for a process of its own.
 *
 * @returns undefined where they run on files.
 */
export function databaseUrl(folder: string): string | undefined {
  const cluster = process.env.TAPROOM_TEST_DATABASE
  const bin = cluster && findPostgres()
  if (!bin) return undefined
  const name = databaseName(folder)
  // Of a folder that is used again there is one already.
  const at = ['--maintenance-db', `${cluster}/postgres`, '--template', TEMPLATE, name]
  spawnSync('createdb', at, {
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  })
  return `${cluster}/${name}`
}
