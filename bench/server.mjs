import { createHash, createHmac, randomUUID } from 'node:crypto'
import os from 'node:os'
import autocannon from 'autocannon'
import { importTypeScript } from '../scripts/lib/import-typescript.mjs'
import { node } from '../scripts/lib/step.mjs'
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
  const { signatureBase } = await importTypeScript('src/shared/signature.ts')
  const { HEADER } = await importTypeScript('src/http/headers.ts')
  const hash = createHash('sha256').update(body).digest('hex')
  const base = signatureBase({ timestamp, nonce, method: 'POST', path: LOGIN }, hash)
  const headers = {
    [HEADER.timestamp]: String(timestamp),
    [HEADER.nonce]: nonce,
    [HEADER.sign]: createHmac('sha256', KEY).update(base).digest('hex'),
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

async function shoot(origin, headers, { path, ...call }, duration) {
  const result = await autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration,
    headers: { ...headers, 'accept-language': 'zh-CN' },
    ...call,
  })
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} refused`)
  return result
}

/** Requests per second and times of answers at 50 connections. Resolves with Markdown. */
export async function benchServer() {
  const { code } = await node(['scripts/pack-server.mjs', PACKED])
  if (code !== 0) throw new Error('the server could not be packed')
  const { origin, stop } = await startSandbox('dist/h5', ENV, [`${PACKED}/index.cjs`])
  const rows = []
  try {
    const headers = await logIn(origin)
    for (const [what, call] of CALLS) {
      await shoot(origin, headers, call, WARM_UP)
      const { requests, latency, errors } = await shoot(origin, headers, call, SECONDS)
      rows.push([what, Math.round(requests.average), latency.p50, latency.p99, errors])
    }
  } finally {
    await stop()
  }
  const [cpu] = os.cpus()
  const load = os.loadavg()[0].toFixed(1)
  return `## The server

_${new Date().toISOString().slice(0, 10)}; ${cpu?.model.trim() ?? 'unknown CPU'}, ${os.cpus().length} cores, Node ${process.version}; load of the machine at the end ${load}. One process, packed as for production (log to a pipe, no limits of calls), ${CONNECTIONS} connections that are kept, each call by somebody who is logged in, ${SECONDS} s after ${WARM_UP} s to get warm. Who calls runs on the same machine._

${table([['call', 'requests a second', 'p50, ms', 'p99, ms', 'without an answer'], ...rows])}

Four processes are not measured: they cannot share their database yet (decision 0079).`
}
