import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ServerType, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createApp, type Sandbox } from './app'
import { openSockets, type Sockets } from './chat/socket'
import { TOKEN_FILE } from './controls/gate'
import { readOrigins } from './http/origins'
import { DEMO_PASSWORD } from './profile/seed'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4000' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: process.env.TAPROOM_DATA ?? '.data' },
    static: { type: 'string', default: 'dist/h5' },
    quiet: { type: 'boolean', default: false },
  },
})

/** How often what has come due is done, ms. What is due lies in the database, not in this timer. */
const TICK = 1000
const isProduction = process.env.NODE_ENV === 'production'

interface NodeEnv {
  readonly outgoing: { destroy(): void }
}

async function start(): Promise<void> {
  const dataDir = resolve(values.data)
  const sandbox = await createApp({
    dataDir,
    staticDir: values.static,
    projectKey: process.env.TAPROOM_PROJECT_KEY,
    controlToken: process.env.TAPROOM_SANDBOX_TOKEN || undefined,
    origins: readOrigins(process.env.TAPROOM_ORIGINS, isProduction),
    print: values.quiet ? undefined : (line) => console.log(line),
  })
  const server = serve(
    {
      port: Number(values.port),
      hostname: values.host,
      async fetch(request, env) {
        try {
          return await sandbox.fetch(request, env)
        } catch (error) {
          if ((error as Error).name !== 'DroppedConnection') throw error
          ;(env as unknown as NodeEnv).outgoing.destroy()
          return RESPONSE_ALREADY_SENT
        }
      },
    },
    (info) => announce(info, dataDir, sandbox.controlToken),
  )
  setInterval(
    () => void sandbox.tick().catch(values.quiet ? () => {} : console.error),
    TICK,
  ).unref()
  server.on('error', fail)
  // Without options for TLS or HTTP/2 it is node's plain one.
  stopOnSignal(server, sandbox, openSockets(server as Server, sandbox.services))
}

function announce({ address, port, family }: AddressInfo, dataDir: string, token: string): void {
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  // For `npm run sandbox:reset`, which asks the running one.
  if (!isProduction) writeFileSync(join(dataDir, TOKEN_FILE), token, { mode: 0o600 })
  if (values.quiet) console.log(`Taproom sandbox: ${url}`)
  else console.log(longGreeting(url, dataDir, token))
}

function longGreeting(url: string, dataDir: string, token: string): string {
  return `
  Taproom sandbox   ${url}
  Data              ${dataDir}
  Demo accounts     13800138000  member (Lin Xia)
                    19912345678  new customer
                    13900139000  merchant and administrator
  Password          ${DEMO_PASSWORD}; codes appear here${
    isProduction
      ? ''
      : `
  Controls          ${url}/sandbox/sms?token=${token}
  Clients' reports  ${url}/dev/reports?token=${token}`
  }
`
}

/** Connections that are still open are cut: a hanging fault must not hold up the end. */
function stopOnSignal(server: ServerType, sandbox: Sandbox, sockets: Sockets): void {
  const stop = () => {
    sockets.close()
    server.close(() => void sandbox.close().then(() => process.exit(0)))
    if ('closeAllConnections' in server) server.closeAllConnections()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function fail(error: NodeJS.ErrnoException): void {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${values.port} is taken: choose another with --port.` : error)
  process.exit(1)
}

start().catch(fail)
