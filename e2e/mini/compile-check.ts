import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { type DistFiles, readDist } from './pack/dist-files'

/** A place WeChat's own compilers reject. */
export interface CompileError {
  file: string
  line: number
  message: string
}

export interface CompileReport {
  errors: CompileError[]
  /** Why the compilers did not run; then `errors` says nothing about templates and styles. */
  skipped?: string
}

/** Files of a dist by kind. */
interface Sources {
  templates: string[]
  styles: string[]
  viewScripts: string[]
}

/** One of WeChat's compilers: its runs, and how it names an error's place. */
interface Compiler {
  binary: string
  runs(sources: Sources): string[][]
  place: RegExp
}

const COMPILERS: Compiler[] = [
  {
    binary: 'wcc',
    // It stops at the first error, so each template has a run. No custom component is declared (0).
    runs: ({ templates, viewScripts }) =>
      templates.map((file) => ['-d', '-cc', '0', file, ...viewScripts, '-gn', '$gwx']),
    place: /^(?:ERR:\s*)?(?<file>[^:\s]+\.wxml):(?<line>\d+):\d+:\s*(?<message>.+)$/gm,
  },
  {
    binary: 'wcsc',
    // All at once, since sheets import each other.
    runs: ({ styles }) => [['-lc', '-pc', String(styles.length), ...styles]],
    place: /^(?:ERR:\s*)?(?<file>\S+?)\((?<line>\d+):\d+\):\s*(?<message>.+)$/gm,
  },
]

const FOLDERS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'mac' }

/** Whether WeChat has compilers for this machine's system. */
export const hasCompilers = FOLDERS[process.platform] !== undefined

/**
 * Runs WeChat's template and style compilers (npm `miniprogram-compiler`) over a compiled
 * mini-program. View scripts are parsed only.
 */
export function compileCheck(root = 'dist/weapp'): CompileReport {
  const dist = readDist(path.resolve(root))
  const ending = (end: string): string[] => dist.names.filter((name) => name.endsWith(end))
  const sources: Sources = {
    templates: ending('.wxml'),
    styles: ending('.wxss'),
    viewScripts: ending('.wxs'),
  }
  const errors = sources.viewScripts.flatMap((file) => parseScript(dist, file))
  for (const compiler of COMPILERS) {
    const binary = runnable(compiler.binary)
    if ('skipped' in binary) return { errors, skipped: binary.skipped }
    for (const args of compiler.runs(sources)) {
      errors.push(...compile(binary.path, args, compiler.place, dist.root))
    }
  }
  return { errors }
}

function compile(binary: string, args: string[], place: RegExp, cwd: string): CompileError[] {
  const run = spawnSync(binary, args, { cwd, maxBuffer: 64 * 1024 * 1024 })
  if (run.status === 0) return []
  const output = `${run.stderr}${run.error ?? ''}`
  const errors = [...output.matchAll(place)].map(({ groups = {} }) => ({
    file: groups.file ?? '',
    line: Number(groups.line),
    message: groups.message ?? '',
  }))
  // Anything else it says, such as an import of a missing file.
  return errors.length > 0 ? errors : [{ file: cwd, line: 1, message: output.trim() }]
}

function parseScript(dist: DistFiles, file: string): CompileError[] {
  try {
    new vm.Script(`(function(){${dist.read(file)}\n})`, { filename: file })
    return []
  } catch (reason) {
    const { message, stack = '' } = reason as Error
    return [{ file, line: Number(stack.match(/:(\d+)\n/)?.[1] ?? 1), message }]
  }
}

/** npm drops the executable bit, so the compiler is copied aside and made executable there. */
function runnable(name: string): { path: string } | { skipped: string } {
  const folder = FOLDERS[process.platform]
  if (!folder) return { skipped: `no ${name} for ${process.platform}` }
  const modules = path.resolve(__dirname, '../../node_modules')
  const target = path.join(modules, '.cache/mini-harness', name)
  const aside = `${target}.${process.pid}`
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.copyFileSync(path.join(modules, 'miniprogram-compiler/bin', folder, name), aside)
  fs.chmodSync(aside, 0o755)
  fs.renameSync(aside, target)
  const probe = spawnSync(target, ['-h'])
  return probe.error
    ? { skipped: `${name} does not run: ${probe.error.message}` }
    : { path: target }
}

/** Prints a report the way compilers do and returns the exit code. */
export function printReport({ errors, skipped }: CompileReport): number {
  for (const { file, line, message } of errors) console.error(`${file}:${line}: ${message}`)
  if (skipped) console.error(`compile-check skipped: ${skipped}`)
  else if (errors.length === 0) console.log('compile-check: templates and styles are accepted')
  return errors.length > 0 ? 1 : 0
}

if (require.main === module) process.exitCode = printReport(compileCheck(process.argv[2]))
