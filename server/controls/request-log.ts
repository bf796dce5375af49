import { redact, redactHeaders, redactText, redactUrl } from '../../src/http/redact'

export interface LogEntry {
  /** Milliseconds since 1970 by the machine's clock. */
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly status: number
  readonly ms: number
  readonly fault?: string
}

const KEPT = 200
const BODY_SHOWN = 2000

/**
 * The last requests, for tests and for the curious. Nothing that proves or names somebody is kept, be it in
 * the path, the query, a header or the body.
 */
export class RequestLog {
  private entries: LogEntry[] = []

  add(entry: LogEntry): void {
    const shown = {
      ...entry,
      path: redactText(entry.path),
      query: redactUrl(entry.query),
      headers: redactHeaders(entry.headers),
      body: redactBody(entry.body).slice(0, BODY_SHOWN),
    }
    this.entries = [shown, ...this.entries].slice(0, KEPT)
  }

  /** Newest first. */
  list(): readonly LogEntry[] {
    return this.entries
  }

  clear(): void {
    this.entries = []
  }
}

/** What is no JSON cannot be told apart by names: nothing of it is kept. */
function redactBody(body: string): string {
  if (body === '') return ''
  try {
    return JSON.stringify(redact(JSON.parse(body)))
  } catch {
    return `(${body.length} characters that are no JSON)`
  }
}
