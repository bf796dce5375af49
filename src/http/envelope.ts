import * as v from 'valibot'
import { ContractError, SessionExpiredError, toApiError } from '../errors'
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
    return { ok, code: ok ? 200 : status, message: output.message ?? '', data: output.result }
  },
  // The chat host has no envelope: the HTTP status speaks, the body is the answer.
  chat({ body, status }) {
    const ok = status >= 200 && status < 300
    const message = ok ? '' : String((body as { message?: unknown } | null)?.message ?? '')
    return { ok, code: ok ? 200 : status, message, data: body }
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
  onSessionExpired: (error: SessionExpiredError) => void,
): unknown {
  const opened = open[request.host](response)
  if (opened?.ok) return opened.data
  const error = opened
    ? toApiError(request.path, opened.code, opened.message, opened.time)
    : foreignBody(request.path, response.status)
  if (error instanceof SessionExpiredError) onSessionExpired(error)
  throw error
}

/** A gateway's HTML, an empty body: its status is all it says. */
function foreignBody(path: string, status: number) {
  return status >= 400
    ? toApiError(path, status, '')
    : new ContractError(path, ['the body is no envelope'])
}
