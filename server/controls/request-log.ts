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
const SECRET_HEADERS = /^(authorization|token|usertoken|sign|cookie)$/i
const SECRET_FIELDS = /("(?:\w*password|sessionKey|token|verif(?:y|iy)Code)"\s*:\s*)"[^"]*"/gi

/** The last requests, secrets blacked out: for tests and for the curious. */
export class RequestLog {
  private entries: LogEntry[] = []

  add(entry: LogEntry): void {
    const headers = Object.fromEntries(
      Object.entries(entry.headers).map(([name, value]) => [
        name,
        SECRET_HEADERS.test(name) ? redact(value) : value,
      ]),
    )
    const body = entry.body.slice(0, BODY_SHOWN).replace(SECRET_FIELDS, '$1"***"')
    this.entries = [{ ...entry, headers, body }, ...this.entries].slice(0, KEPT)
  }

  /** Newest first. */
  list(): readonly LogEntry[] {
    return this.entries
  }

  clear(): void {
    this.entries = []
  }
}

/** Enough to tell two secrets apart, too little to use one. */
function redact(value: string): string {
  return value === '' ? '' : `${value.slice(0, 12)}… (${value.length})`
}
