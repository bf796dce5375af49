import type { HostName } from '../../src/http/endpoint'

export interface Answer {
  readonly code: number
  readonly message: string
  readonly data: unknown
  /** More fields beside them, such as `time` of a 412. */
  readonly extra?: Readonly<Record<string, unknown>>
  /** Seconds after which it is worth another try; said in a header. */
  readonly retryAfter?: number | undefined
}

/** What each of the three servers of client spec §7 wraps its answers in. */
const ENVELOPES: Readonly<Record<HostName, (answer: Answer) => unknown>> = {
  main: ({ code, message, data, extra }) => ({ code, message, data: data ?? null, ...extra }),
  generic: ({ code, message, data, extra }) => ({
    status: code === 200 ? 1 : 0,
    message,
    result: data ?? null,
    ...extra,
  }),
  chat: ({ code, message, data, extra }) => (code === 200 ? (data ?? null) : { message, ...extra }),
}

/** `Retry-After`, where there is something to wait for. */
export const waitHeader = ({
  retryAfter,
}: Pick<Answer, 'retryAfter'>): Readonly<Record<string, string>> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }

/** The HTTP answer: the status repeats the code where HTTP has it. */
export function toResponse(host: HostName, answer: Answer): Response {
  const status = answer.code >= 400 && answer.code <= 599 ? answer.code : 200
  return Response.json(ENVELOPES[host](answer), { status, headers: waitHeader(answer) })
}
