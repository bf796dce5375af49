import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** Niceness of what takes the time that nobody else wants: below it the kernel gives a tenth of a share. */
const GENTLE = 12

/** Where it is not allowed, or the command has ended already, it takes its share as others do. */
function stepBack(pid) {
  try {
    setPriority(pid, GENTLE)
  } catch {
    // Slower for the others, and no less right.
  }
}

/**
 * Runs a command to its end and resolves with its exit code; output goes to ours.
 *
 * @param options `quiet` keeps its output for the answer; `gentle` lets other commands go first.
 */
export function run(command, args, { env = {}, quiet = false, gentle = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    if (gentle && child.pid) stepBack(child.pid)
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** A local binary of node_modules, run by this Node. */
export const npx = (name, args, options) => run('npx', ['--no-install', name, ...args], options)
export const node = (args, options) => run(process.execPath, args, options)

/**
 * Checks the types that a configuration names, with a compiler that does a quarter of the work of the package
 * `typescript`; that one stays for those who ask it by its functions.
 */
export const tsc = (project) =>
  node(['node_modules/typescript-native/bin/tsc', '-p', project], { quiet: true })
