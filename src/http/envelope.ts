import * as v from 'valibot'
import { ContractError, toApiError } from '../errors'
import { isObject } from '../shared/json'
import type { TransportResponse } from '../shared/transport'
import type { HostName } from './types'

/** Main host: code 200, result in data. A refusal may carry the server's time in seconds. */
const mainEnvelope = v.object({
  code: v.number(),
  message: v.optional(v.nullable(v.string())),
  data: v.optional(v.unknown()),
  time: v.optional(v.number()),
})

/** Generic host: status 1, result in result. */
const genericEnvelope = v.object({
  status: v.number(),
  message: v.optional(v.nullable(v.string())),
  result: v.optional(v.unknown()),
})

interface Opened {
  readonly ok: boolean
  readonly code: number
  readonly message: string
  readonly data: unknown
  readonly time?: number
}

const open: Record<HostName, (response: TransportResponse) => Opened | undefined> = {
  main({ body }) {
    const parsed = v.safeParse(mainEnvelope, body)
    if (!parsed.success) return undefined
    const { code, message, data, time } = parsed.output
    return { ok: code === 200, code, message: message ?? '', data, time }
  },
  generic({ body, status }) {
    const parsed = v.safeParse(genericEnvelope, body)
    if (!parsed.success) return undefined
    const { output } = parsed
    const ok = output.status === 1
    // The envelope's own number, unless the gateway in front of it refused.
    const refused = status >= 400 ? status : output.status
    return { ok, code: ok ? 200 : refused, message: output.message ?? '', data: output.result }
  },
  // The chat host has no envelope: the HTTP status speaks, the body is the answer.
  chat({ body, status }) {
    const ok = status >= 200 && status < 300
    return { ok, code: ok ? 200 : status, message: ok ? '' : messageIn(body), data: body }
  },
}

/**
 * Takes the data out of a response.
 *
 * @throws ApiError or one of its kinds for a refusal; ContractError when the body is no envelope.
 */
export function openEnvelope(
  request: { readonly host: HostName; readonly path: string },
  response: TransportResponse,
): unknown {
  const opened = open[request.host](response)
  if (opened?.ok) return opened.data
  throw opened
    ? toApiError(request.path, opened.code, opened.message, opened.time)
    : foreignBody(request.path, response)
}

/** A gateway's HTML or JSON, an empty body: its status speaks, and its message if it has one. */
function foreignBody(path: string, { status, body }: TransportResponse) {
  return status >= 400
    ? toApiError(path, status, messageIn(body))
    : new ContractError(path, ['the body is no envelope'])
}

/** What a body without our envelope says to people. */
function messageIn(body: unknown): string {
  return isObject(body) && typeof body.message === 'string' ? body.message : ''
}
