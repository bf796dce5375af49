import { createHttpClient, ServerClock } from '../../../src/http/client'
import { type AnyContract, endpoint, setHttpClient } from '../../../src/http/endpoint'
import type { SessionHeaders } from '../../../src/http/headers'
import { readResponse } from '../../../src/platform/answers'
import * as signer from '../../../src/shared/signature'
import type { TransportRequest } from '../../../src/shared/transport'
import { PROJECT_KEY, type Sandbox } from '../../app'
import type { Attacker } from '../calls'
import { inputOf } from '../inputs'
import type { Pool } from '../pool'
import { randomOf } from '../random'

/** An answer as it comes off the wire. */
export interface Wire {
  readonly status: number
  readonly text: string
}

/** What is between client and server. `send` brings a request to the server. */
export type Line = (
  request: TransportRequest,
  send: (request: TransportRequest) => Promise<Wire>,
) => Promise<Wire>

export interface CallInput {
  readonly params: Record<string, string>
  readonly query?: unknown
  readonly body?: unknown
}

export interface Driver {
  /** Makes a call with the client's own code: headers, signature, retries, envelope, contract. */
  readonly call: (contract: AnyContract, input: CallInput) => Promise<unknown>
}

export interface Drive {
  readonly sandbox: Sandbox
  readonly as: Attacker
  readonly line: Line
  /** How long the client waits for an answer, ms. */
  readonly timeoutMs?: number
}

const NOBODY: SessionHeaders = {
  epoch: 0,
  tenant: 'master',
  merchantId: '',
  regionId: '',
}

async function sessionOf({ services }: Sandbox, as: Attacker): Promise<SessionHeaders> {
  if (as === undefined) return NOBODY
  const { token, expiresAt } = await services.tokens.issue(as, 'WapH5')
  return { ...NOBODY, epoch: 1, user: { id: as, token, expireTime: expiresAt } }
}

/** The server in this process. A form's file stays behind: uploads are the routes' table. */
async function sendTo(sandbox: Sandbox, request: TransportRequest): Promise<Wire> {
  const { url, method, headers, body } = request
  const init = { method, headers: { ...headers }, body: method === 'GET' ? undefined : body }
  const response = await sandbox.fetch(new Request(url, init))
  return { status: response.status, text: await response.text() }
}

/** The client of the app over a line of ours, logged in as somebody or as nobody. */
export async function drive({ sandbox, as, line, timeoutMs }: Drive): Promise<Driver> {
  const session = await sessionOf(sandbox, as)
  const origin = 'http://127.0.0.1:4000'
  setHttpClient(
    createHttpClient({
      async transport(request) {
        const { status, text } = await line(request, (sent) => sendTo(sandbox, sent))
        return readResponse(status, text, {})
      },
      hosts: {
        main: `${origin}/main/`,
        chat: `${origin}/chat/`,
        generic: `${origin}/generic/`,
        alternate: `${origin}/main/`,
      },
      projectKey: PROJECT_KEY,
      signer,
      session: () => session,
      device: () => ({
        clientType: 'WapH5',
        appType: 'h5',
        isMobile: true,
        clientUrl: '/',
        locale: 'en',
        project: 'taproom',
      }),
      clock: new ServerClock(
        0,
        () => {},
        () => sandbox.services.clock.now() * 1000,
      ),
      onSessionExpired: () => {},
      sleep: async () => {},
      timeoutMs,
    }),
  )
  return {
    call: (contract, input) =>
      endpoint(contract as AnyContract & { readonly path: string })(input as never, {
        quiet: true,
      }) as Promise<unknown>,
  }
}

/** Something a person could ask: the same for the same seed. */
export function wholeInput(contract: AnyContract, pool: Pool, seed: number): CallInput {
  const { method, path, query, body } = contract
  const random = randomOf(`${seed} whole ${method} ${path}`)
  const words = (field: string) => pool(field, random, path)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  return {
    params: Object.fromEntries(names.map((name) => [name, words(name) ?? 'product'])),
    ...(query && { query: inputOf(query, random, words, 'none') }),
    ...(body && { body: inputOf(body, random, words, 'none') }),
  }
}
