import { randomUUID } from 'node:crypto'
import os from 'node:os'
import autocannon from 'autocannon'
import { importTypeScript } from '../scripts/lib/import-typescript.mjs'
import { node } from '../scripts/lib/step.mjs'
import { onPostgres, POSTGRES } from './lib/postgres.mjs'
import { table } from './lib/report.mjs'
import { startSandbox } from './lib/sandbox.mjs'

const CONNECTIONS = 50
const SECONDS = 10
const WARM_UP = 3
const KEY = 'key-of-the-bench'
const ENV = {
  NODE_ENV: 'production',
  TAPROOM_PROJECT_KEY: KEY,
  TAPROOM_WITHOUT: 'texts,payments,social',
  TAPROOM_DEMO: '1',
  TAPROOM_LIMITS: '0',
  TAPROOM_LOG_LEVEL: 'info',
}
const PACKED = 'dist/server'
const LOGIN = 'people/user/login'

/** As the client signs what it calls before a login. */
async function logIn(origin) {
  const body = JSON.stringify({ key: '13800138000', password: 'taproom1', type: 4 })
  const [timestamp, nonce] = [Math.floor(Date.now() / 1000), randomUUID()]
  const { sign } = await importTypeScript('src/shared/signature.ts')
  const { HEADER } = await importTypeScript('src/http/headers.ts')
  const headers = {
    [HEADER.timestamp]: String(timestamp),
    [HEADER.nonce]: nonce,
    [HEADER.sign]: sign({ timestamp, nonce, method: 'POST', path: LOGIN }, body, KEY),
  }
  const response = await fetch(`${origin}/main/${LOGIN}`, { method: 'POST', body, headers })
  const { data, message } = await response.json()
  if (!data) throw new Error(`login: ${message}`)
  return { [HEADER.authorization]: `Bearer ${data.token}` }
}

const CALLS = [
  ['check of life', { path: '/health/live' }],
  ['an account', { path: '/main/people/user/1001' }],
  ['15 of 48 products', { path: '/main/product/page' }],
]

/** @param {readonly string[]} origins take turns, a connection each. */
async function shoot(origins, headers, { path, ...call }, duration) {
  const result = await autocannon({
    url: origins.map((origin) => origin + path),
    connections: CONNECTIONS,
    duration,
    headers: { ...headers, 'accept-language': 'zh-CN' },
    ...call,
  })
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} refused`)
  return result
}

/** @returns a row of the table for each call. */
async function measure({ name, processes, env }) {
  const servers = []
  const rows = []
  try {
    // One after the other: the first fills the database.
    for (let at = 0; at < processes; at++)
      servers.push(await startSandbox('dist/h5', { ...ENV, ...env }, [`${PACKED}/index.cjs`]))
    const origins = servers.map(({ origin }) => origin)
    const headers = await logIn(origins[0])
    for (const [what, call] of CALLS) {
      await shoot(origins, headers, call, WARM_UP)
      const { requests, latency, errors } = await shoot(origins, headers, call, SECONDS)
      rows.push([name, what, Math.round(requests.average), latency.p50, latency.p99, errors])
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  return rows
}

/** Requests per second and times of answers at 50 connections, by one process and by four. Resolves with Markdown. */
export async function benchServer() {
  const { code } = await node(['scripts/pack-server.mjs', PACKED])
  if (code !== 0) throw new Error('the server could not be packed')
  const rows = await measure({ name: 'one, SQLite file', processes: 1, env: {} })
  for (const [name, processes] of [
    ['one, PostgreSQL', 1],
    ['four, PostgreSQL', 4],
  ])
    rows.push(
      ...(await onPostgres((url) =>
        measure({ name, processes, env: { TAPROOM_DATABASE_URL: url } }),
      )),
    )
  const [cpu] = os.cpus()
  const load = os.loadavg()[0].toFixed(1)
  return `## The server

_${new Date().toISOString().slice(0, 10)}; ${cpu?.model.trim() ?? 'unknown CPU'}, ${os.cpus().length} cores, Node ${process.version}; load of the machine at the end ${load}. Packed as for production (log to a pipe, no limits of calls), ${CONNECTIONS} connections that are kept, spread over the processes, each call by somebody who is logged in, ${SECONDS} s after ${WARM_UP} s to get warm. Who calls runs on the same machine, and so does PostgreSQL (${POSTGRES})._

${table([['processes', 'call', 'requests a second', 'p50, ms', 'p99, ms', 'without an answer'], ...rows])}`
}
