import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createApp, type Sandbox } from './app'
import { openSockets } from './chat/socket'
import { TOKEN_FILE } from './controls/gate'
import { DEMO_PASSWORD } from './profile/seed'
import { readSettings, type ServerSettings } from './running/settings'
import { stopGracefully, Ticker } from './running/stop'

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
  const settings = readSettings(process.env)
  const dataDir = resolve(values.data)
  const sandbox = await createApp({
    dataDir,
    staticDir: values.static,
    projectKey: settings.projectKey,
    controlToken: settings.controlToken,
    origins: settings.origins,
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
    // Without options for TLS or HTTP/2 it is node's plain one.
  ) as Server
  server.on('error', fail)
  const ticker = new Ticker(sandbox.tick, values.quiet ? () => {} : console.error, TICK)
  stopOnSignal(sandbox, server, ticker, settings)
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

/** A second signal changes nothing: the end has its bounds, and a terminal sends to parent and child. */
function stopOnSignal(
  sandbox: Sandbox,
  server: Server,
  ticker: Ticker,
  { stopTimes }: ServerSettings,
): void {
  const sockets = openSockets(server, sandbox.services)
  const running = {
    health: sandbox.health,
    sockets,
    server,
    stopTicking: () => ticker.stop(),
    closeDatabase: sandbox.close,
  }
  let isEnding = false
  const stop = () => {
    if (isEnding) return
    isEnding = true
    stopGracefully(running, stopTimes).then(() => process.exit(0), fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function fail(error: NodeJS.ErrnoException): void {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${values.port} is taken: choose another with --port.` : error)
  process.exit(1)
}

start().catch(fail)
