import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Driver from 'libsql'
import { WrongSettings } from './wrong-settings'

/** Everything a server keeps is in one file; uploads too, unless they lie in an object storage. */
const DATABASE = 'taproom.db'
const NAME = /^taproom-\d{8}T\d{6}Z\.db$/

/**
 * Writes the state of this moment into one file, while a server works on it or not. What is there is read
 * once more before it counts.
 *
 * @param dataDir folder of the server's data.
 * @param folder where backups lie; made if it is not there.
 * @param at names the file, to the second.
 * @returns the path of the backup.
 * @throws WrongSettings when there is no data, Error when it cannot be written or read again.
 */
export function backUp(dataDir: string, folder: string, at = new Date()): string {
  const source = join(dataDir, DATABASE)
  if (!existsSync(source)) throw new WrongSettings(`${source}: there is no such database`)
  mkdirSync(folder, { recursive: true })
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '')
  const target = join(folder, `taproom-${stamp}.db`)
  const part = `${target}.part`
  rmSync(part, { force: true })
  const driver = new Driver(source)
  try {
    driver.prepare('vacuum into ?').run(part)
  } finally {
    driver.close()
  }
  checkWhole(part)
  renameSync(part, target)
  return target
}

/**
 * Deletes the oldest backups of a folder.
 *
 * @param keep how many stay.
 * @returns the names of those that went.
 */
export function thinOut(folder: string, keep: number): readonly string[] {
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  const old = names.sort().reverse().slice(keep)
  for (const name of old) rmSync(join(folder, name))
  return old
}

/**
 * Puts a backup in the place of a server's data. What was there stays beside it.
 *
 * @param file the backup.
 * @returns where the data of before lies, if there was any.
 * @throws WrongSettings while a server works on the data, and for a file that is no whole database.
 */
export function restore(file: string, dataDir: string, at = new Date()): string | undefined {
  if (!existsSync(file)) throw new WrongSettings(`${file}: there is no such backup`)
  checkWhole(file)
  const target = join(dataDir, DATABASE)
  mkdirSync(dirname(target), { recursive: true })
  const before = existsSync(target) ? `${target}.before-${at.getTime()}` : undefined
  if (before !== undefined) {
    takeAlone(target)
    renameSync(target, before)
  }
  for (const rest of ['-wal', '-shm']) rmSync(target + rest, { force: true })
  copyFileSync(file, `${target}.part`)
  renameSync(`${target}.part`, target)
  return before
}

/**
 * Finds out whether nobody works on a database: SQLite leaves WAL only for who is alone, and takes what stood in it
 * over before.
 *
 * @throws WrongSettings while a server works on it.
 */
export function takeAlone(path: string): void {
  const driver = new Driver(path)
  try {
    driver.prepare('pragma journal_mode = delete').all()
  } catch {
    throw new WrongSettings(`${path} is in use: stop the server first`)
  } finally {
    driver.close()
  }
}

function checkWhole(path: string): void {
  const driver = new Driver(path)
  try {
    const rows = driver.prepare('pragma integrity_check').all() as { integrity_check: string }[]
    const tables = driver
      .prepare("select 1 from sqlite_master where name = 'kysely_migration'")
      .all()
    if (rows[0]?.integrity_check === 'ok' && tables.length === 1) return
  } catch {
    // No database at all.
  } finally {
    driver.close()
  }
  throw new WrongSettings(`${path} is no whole database of this server`)
}
