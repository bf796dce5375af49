import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Logger } from 'pino'
import { createApp, type Sandbox } from './app'
import { openSockets } from './chat/socket'
import { TOKEN_FILE } from './controls/gate'
import { DEMO_PASSWORD } from './profile/seed'
import { createLogger, createReadableLogger } from './running/log'
import { dataDirOf, readSettings, type ServerSettings } from './running/settings'
import { stopGracefully, Ticker } from './running/stop'
import { WrongSettings } from './running/wrong-settings'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4000' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: dataDirOf(process.env) },
    static: { type: 'string', default: 'dist/h5' },
    quiet: { type: 'boolean', default: false },
  },
})

/** How often what has come due is done, ms. What is due lies in the database, not in this timer. */
const TICK = 1000

interface NodeEnv {
  readonly outgoing: { destroy(): void }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const { isProduction, logLevel } = settings
  const dataDir = resolve(values.data)
  mkdirSync(dataDir, { recursive: true })
  const logger = isProduction
    ? createLogger(logLevel)
    : await createReadableLogger(values.quiet ? 'silent' : logLevel)
  const sandbox = await createApp({
    ...settings,
    dataDir,
    staticDir: values.static,
    logger,
    print: values.quiet || isProduction ? undefined : (line) => console.log(line),
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
    (info) => {
      if (isProduction) logger.info({ url: urlOf(info), data: dataDir }, 'listening')
      else greet(urlOf(info), dataDir, sandbox.controlToken)
    },
    // Without options for TLS or HTTP/2 it is node's plain one.
  ) as Server
  server.on('error', fail)
  const { tick } = sandbox
  const ticker = new Ticker(tick, (error) => sandbox.services.fail('what came due', error), TICK)
  stopOnSignal({ sandbox, server, ticker, logger, settings })
}

const urlOf = ({ address, port, family }: AddressInfo) =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`

function greet(url: string, dataDir: string, token: string): void {
  // For `npm run sandbox:reset`, which asks the running one.
  writeFileSync(join(dataDir, TOKEN_FILE), token, { mode: 0o600 })
  if (values.quiet) console.log(`Taproom sandbox: ${url}`)
  else console.log(longGreeting(url, dataDir, token))
}

const longGreeting = (url: string, dataDir: string, token: string) => `
  Taproom sandbox   ${url}
  Data              ${dataDir}
  Demo accounts     13800138000  member (Lin Xia)
                    19912345678  new customer
                    13900139000  merchant and administrator
  Password          ${DEMO_PASSWORD}; codes appear here
  Controls          ${url}/sandbox/sms?token=${token}
  Clients' reports  ${url}/dev/reports?token=${token}
`

interface Parts {
  readonly sandbox: Sandbox
  readonly server: Server
  readonly ticker: Ticker
  readonly logger: Logger
  readonly settings: ServerSettings
}

/** A second signal changes nothing: the end has its bounds, and a terminal sends to parent and child. */
function stopOnSignal({ sandbox, server, ticker, logger, settings }: Parts): void {
  const sockets = openSockets(server, sandbox.services)
  sandbox.metrics?.watchSockets(sockets.count)
  const running = {
    health: sandbox.health,
    sockets,
    server,
    stopTicking: () => ticker.stop(),
    closeDatabase: sandbox.close,
  }
  let isEnding = false
  const stop = (signal: string) => {
    if (isEnding) return
    isEnding = true
    logger.info({ signal }, 'stopping')
    stopGracefully(running, settings.stopTimes).then((isClean) => {
      logger.info({ isClean }, 'stopped')
      process.exit(0)
    }, fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function fail(error: NodeJS.ErrnoException): void {
  const isTaken = error.code === 'EADDRINUSE'
  const words = error instanceof WrongSettings ? error.message : error
  console.error(isTaken ? `Port ${values.port} is taken: choose another with --port.` : words)
  process.exit(1)
}

start().catch(fail)
