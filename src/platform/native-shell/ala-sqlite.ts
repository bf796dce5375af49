import { LOCAL_KEY_PREFIX } from '../../shared/constants'
import { type RawStorage, VIEW_INDEX, VIEW_PREFIX } from '../../shared/storage'
import { rawStorage } from '../storage'
import type { ShellTable } from './messages'
import { type NativeShell, nativeShell, ShellError } from './shell'

/** Client spec §9: the local database of the native app. */
const DATABASE = 'ala_sqlite'
/** Twice what definitions may take in all: a shell that sends more is broken. Letters. */
const MOST = 8 * 1024 * 1024
const INSTALLATION = `${LOCAL_KEY_PREFIX}installation`
const SESSION = `${LOCAL_KEY_PREFIX}session`

/** All of a table, part by part. @throws ShellError, `garbage` for one that never ends. */
async function readTable(shell: NativeShell, table: ShellTable): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let after: string | undefined
  let size = 0
  for (;;) {
    const { rows, more } = await shell.ask('db.read', { database: DATABASE, table, after })
    const before = texts.size
    for (const [key, value] of rows) {
      texts.set(key, value)
      size += key.length + value.length
    }
    if (!more) return texts
    if (texts.size === before || size > MOST) throw new ShellError('db.read', 'garbage')
    after = rows[rows.length - 1]?.[0]
  }
}

/** Writes behind the app, what changes at once together, and in order: the last value of a key is what stays. */
function writerOf(shell: NativeShell, table: ShellTable) {
  const waiting = new Map<string, string | undefined>()
  let isBusy = false
  const write = (set: readonly (readonly [string, string])[], remove: readonly string[]) =>
    shell.ask('db.write', { database: DATABASE, table, set, remove })

  async function flush(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting.size > 0) {
      const batch = [...waiting]
      waiting.clear()
      const set = batch.flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as const],
      )
      const remove = batch.flatMap(([key, value]) => (value === undefined ? [key] : []))
      // What could not be written is older there than what we believe is there.
      const all = batch.map(([key]) => key)
      await write(set, remove).catch(() => write([], all).catch(() => undefined))
    }
    isBusy = false
  }

  return (key: string, value: string | undefined): void => {
    waiting.delete(key)
    waiting.set(key, value)
    void Promise.resolve().then(flush)
  }
}

/**
 * The definitions in the native app's database, as strings by key: read once, answered from memory, written behind.
 *
 * @throws ShellError when the shell has no database, or it does not work.
 */
export async function openShellViews(shell: NativeShell): Promise<RawStorage> {
  const texts = await readTable(shell, 'views')
  const change = writerOf(shell, 'views')
  return {
    get: (key) => texts.get(key),
    set(key, value) {
      texts.set(key, value)
      change(key, value)
    },
    remove(key) {
      texts.delete(key)
      change(key, undefined)
    },
    keys: () => [...texts.keys()],
  }
}

/** Of ours, and not of the definitions, which have a table. */
const isKept = (key: string) =>
  key.startsWith(LOCAL_KEY_PREFIX) && key !== VIEW_INDEX && !key.startsWith(VIEW_PREFIX)

/**
 * All that the app keeps in the native app's database: the definitions, which are answered with, and a copy of what
 * stands in the web view's storage (`keepKeys`).
 *
 * @throws ShellError when there is no native app, or none with a database that works.
 */
export async function openShellDatabase(): Promise<RawStorage> {
  const shell = nativeShell()
  if (!shell) throw new ShellError('db.read', 'absent')
  await keepKeys(shell)
  return openShellViews(shell)
}

const kept = new WeakMap<NativeShell, Promise<void>>()

/**
 * Keeps what stands under `alacore___…` in the native app's database too, from now on: systems empty the storage of a
 * web view when they want its room, and then this brings all of it back and starts anew. What is in the web view is
 * newer than the database in any other case.
 *
 * @param raw the storage of the web view, whose changes are followed.
 * @param restart loads the page anew.
 * @throws ShellError when the shell has no database, or it does not work; nothing was changed then.
 */
export function keepKeys(
  shell: NativeShell,
  raw: RawStorage = rawStorage,
  restart = () => window.location.reload(),
): Promise<void> {
  const keeping = kept.get(shell) ?? follow(shell, raw, restart)
  kept.set(shell, keeping)
  return keeping
}

async function follow(shell: NativeShell, raw: RawStorage, restart: () => void): Promise<void> {
  const before = await readTable(shell, 'keys')
  const installation = before.get(INSTALLATION)
  // A key of its own making tells an emptied storage, even when the app has written to it since.
  const isEmptied = installation !== undefined && raw.get(INSTALLATION) !== installation
  if (isEmptied && raw.get(SESSION) === undefined) {
    if (bringBack(before, raw)) restart()
    return
  }
  const change = writerOf(shell, 'keys')
  for (const key of raw.keys().filter(isKept)) {
    const value = raw.get(key)
    if (before.get(key) !== value) change(key, value)
    before.delete(key)
  }
  for (const key of before.keys()) change(key, undefined)
  const { set, remove } = raw
  raw.set = (key, value) => {
    set(key, value)
    if (isKept(key)) change(key, value)
  }
  raw.remove = (key) => {
    remove(key)
    if (isKept(key)) change(key, undefined)
  }
}

/** False where the storage takes nothing: a new start would find no more than this one. */
function bringBack(before: ReadonlyMap<string, string>, raw: RawStorage): boolean {
  try {
    for (const key of raw.keys().filter(isKept)) raw.remove(key)
    for (const [key, value] of before) if (isKept(key)) raw.set(key, value)
  } catch {
    return false
  }
  // What this start still wants to write is sealed with a key that is gone.
  raw.set = () => {}
  raw.remove = () => {}
  return true
}
