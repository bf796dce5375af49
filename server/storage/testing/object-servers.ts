import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ObjectStorage, readObjectStorage } from '../object-storage'

/** A server of its own process that checks signatures. */
const PROGRAM = `
  const S3rver = require(process.argv[1])
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: process.argv[2] }
  new S3rver({ ...options, configureBuckets: [{ name: 'taproom', configs: [] }] })
    .run()
    .then(({ port }) => console.log('http://127.0.0.1:' + port))
`
/** Key and secret of the only account. */
export const OBJECT_ACCOUNT = 'S3RVER'

const processes: { readonly child: ChildProcess; readonly folder: string }[] = []
const servers: Server[] = []

/** Starts an object storage. @returns the address of its bucket. */
export async function startObjectServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-objects-'))
  const child = spawn(
    process.execPath,
    ['-e', PROGRAM, require.resolve('@20minutes/s3rver'), folder],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  processes.push({ child, folder })
  let said = ''
  return new Promise((done, fail) => {
    child.stderr.on('data', (chunk) => {
      said += String(chunk)
    })
    child.stdout.on('data', (chunk) => done(`${String(chunk).trim()}/taproom`))
    child.once('close', (code) => fail(new Error(`ended with ${code}: ${said}`)))
  })
}

/** Answers as an object storage should not. @returns the address of its bucket. */
export async function startBadServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/taproom`
}

/** Ends all of them; what was kept is gone. */
export async function endObjectServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  for (const { child, folder } of processes.splice(0)) {
    const closed = new Promise((done) => child.once('close', done))
    if (child.kill()) await closed
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Opens a bucket as the settings of a server do.
 *
 * @param account other keys than the right ones.
 */
export function openBucket(
  url: string,
  account: { readonly key?: string; readonly secret?: string } = {},
): ObjectStorage {
  const storage = readObjectStorage({
    TAPROOM_FILES_URL: url,
    TAPROOM_FILES_KEY: account.key ?? OBJECT_ACCOUNT,
    TAPROOM_FILES_SECRET: account.secret ?? OBJECT_ACCOUNT,
  })
  if (!storage) throw new Error('an address was given')
  return storage
}
