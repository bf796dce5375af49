import type { HostName } from '../../src/http/endpoint'
import type { Fault } from '../controls/faults'
import { toResponse } from './envelopes'

/** A connection that is cut: `app.ts` closes the socket, in-process callers see a rejected fetch. */
export class DroppedConnection extends TypeError {
  override readonly name = 'DroppedConnection'
}

export interface Mishap {
  readonly fault: Fault
  readonly host: HostName
  /** Seconds by the sandbox's clock. */
  readonly now: () => number
  readonly proceed: () => Promise<Response>
}

/** Longer than the client's own limit of 60 000 ms. */
const HANG_MS = 65_000
const BAD_GATEWAY = '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>'

function text(body: string, status: number, type: string): Response {
  return new Response(body, { status, headers: { 'content-type': type } })
}

function refuse({ host, fault }: Mishap, code: number, message: string, extra = {}): Response {
  return toResponse(host, { code, message: fault.message ?? message, data: null, extra })
}

const MISHAPS: Readonly<Record<Fault['kind'], (mishap: Mishap) => Promise<Response>>> = {
  async latency({ fault, proceed }) {
    await wait(fault.ms ?? 1000)
    return proceed()
  },
  status: async (mishap) => refuse(mishap, mishap.fault.code ?? 500, 'fault: status'),
  token500: async (mishap) => refuse(mishap, 500, 'token is invalid'),
  async timeout({ fault }) {
    await wait(fault.ms ?? HANG_MS)
    throw new DroppedConnection('fault: timeout')
  },
  malformed: async () => text('{"code":200,"data":', 200, 'application/json'),
  html: async ({ fault }) => text(BAD_GATEWAY, fault.code ?? 502, 'text/html'),
  empty: async ({ fault }) => text('', fault.code ?? 200, 'application/json'),
  skew: async (mishap) => refuse(mishap, 412, 'fault: skew', { time: mishap.now() }),
  async drop({ fault, proceed }) {
    if (fault.after) await proceed()
    throw new DroppedConnection('fault: drop')
  },
  'duplicate-payment': ({ proceed }) => proceed(),
}

/** Lets a planned fault happen to a call. */
export function sufferFault(mishap: Mishap): Promise<Response> {
  return MISHAPS[mishap.fault.kind](mishap)
}

function wait(ms: number): Promise<void> {
  // Unreferenced: a hanging answer must not keep a stopped sandbox alive.
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
