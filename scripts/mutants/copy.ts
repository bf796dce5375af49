import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// @reads nothing

/** A second tree with the same files, in which files may be broken. */
export interface Copy {
  readonly root: string
  read(file: string): string
  write(file: string, text: string): void
  /** Lets another run have it. What Jest has compiled stays for that. */
  close(): void
}

const LIST = '.mutants-files.json'
const LOCK = '.mutants-lock'

/**
 * Copies what has changed since the last time; mutants are never written into the tree itself.
 * @param files all files that count, from `root`.
 * @param name one run at a time has the copy of this name.
 * @throws Error while another process has it.
 */
export function openCopy(root: string, files: readonly string[], name: string): Copy {
  const id = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const to = join(tmpdir(), `taproom-mutants-${id}-${name}`)
  mkdirSync(to, { recursive: true })
  lock(join(to, LOCK))
  const list = join(to, LIST)
  const before: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const file of before) if (!files.includes(file)) rmSync(join(to, file), { force: true })
  for (const file of files) copyFile(join(root, file), join(to, file))
  writeFileSync(list, JSON.stringify(files))
  const packages = join(to, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'junction')
  return {
    root: to,
    read: (file) => readFileSync(join(to, file), 'utf8'),
    write: (file, text) => writeFileSync(join(to, file), text),
    close: () => rmSync(join(to, LOCK), { force: true }),
  }
}

function copyFile(from: string, to: string): void {
  const bytes = readFileSync(from)
  if (existsSync(to) && statSync(to).size === bytes.length && readFileSync(to).equals(bytes)) return
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, bytes)
}

function lock(file: string): void {
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid !== process.pid && isAlive(pid))
      throw new Error(`Process ${pid} is trying mutants of this area: wait for it.`)
  }
  writeFileSync(file, String(process.pid))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
