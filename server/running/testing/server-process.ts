import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl } from '../../testing/postgres/cluster'

/** A server as a process of its own, on a port and a data folder of its own. */
export interface ServerProcess {
  readonly origin: string
  readonly data: string
  readonly child: ChildProcess
  /** All it has written so far to both outputs. */
  readonly output: () => string
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

const started: { readonly child: ChildProcess; readonly data: string }[] = []

const FROM_SOURCE = [
  process.execPath,
  '--import',
  'tsx',
  'server/index.ts',
  '--static',
  '/nowhere',
] as const

/**
 * Starts a server and does not wait for it.
 *
 * @param env what its environment has besides that of the tests.
 * @param command what starts it, without port and data.
 */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  data = mkdtempSync(join(tmpdir(), 'taproom-run-')),
  [program, ...args]: readonly [string, ...string[]] = FROM_SOURCE,
): Omit<ServerProcess, 'origin'> {
  const url = env.TAPROOM_DATABASE_URL ?? databaseUrl(data)
  const child = spawn(program, [...args, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', ...(url && { TAPROOM_DATABASE_URL: url }), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  const ended = new Promise<number | null>((done) => child.once('close', done))
  started.push({ child, data })
  return { child, data, ended, output: () => output }
}

/** Starts a server and waits for its address. Rejects when it ends before it has one. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  data?: string,
  command?: readonly [string, ...string[]],
): Promise<ServerProcess> {
  const server = spawnServer(env, data, command)
  const origin = await new Promise<string>((done, fail) => {
    server.child.stdout?.on('data', () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output())
      if (found) done(found[0])
    })
    void server.ended.then((code) => fail(new Error(`ended with ${code}:\n${server.output()}`)))
  })
  return { ...server, origin }
}

/** Kills what is left, and takes its data away. */
export async function endServers(): Promise<void> {
  for (const { child, data } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      const closed = new Promise((done) => child.once('close', done))
      child.kill('SIGKILL')
      await closed
    }
    rmSync(data, { recursive: true, force: true })
  }
}
