/** A case that did not go as it must. */
export interface Finding {
  /** Names the case: with the same seed it comes again. */
  readonly name: string
  /** `POST /main/…` with what was sent, cut short. */
  readonly call: string
  readonly problem: string
}

/** What an attack found and how long it took. */
export interface Findings {
  readonly cases: number
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>
  readonly failures: readonly Finding[]
  readonly slowest: { readonly ms: number; readonly call: string }
}

/** One request of an attack. */
export interface Shot {
  readonly name: string
  readonly path: string
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Record<string, string> }
}

const SHOWN = 300
/** Nobody waits longer for an answer about something hostile, ms. */
const PATIENCE = 5000
/** What an answer must not tell of the inside. */
const INSIDE =
  /SqliteError|SQLITE_|node_modules|at \w+ \(|\.ts:\d+|Cannot read propert|is not a function/

function describe({ path, init }: Shot): string {
  const body = typeof init.body === 'string' ? ` ${init.body}` : ''
  return `${init.method} ${path}${body}`.slice(0, SHOWN)
}

/** Fires shots and keeps what came of them. */
export class Range {
  private cases = 0
  private readonly statuses: Record<number, number> = {}
  private readonly failures: Finding[] = []
  private slowest = { ms: 0, call: '' }

  constructor(private readonly request: (path: string, init?: RequestInit) => Promise<Response>) {}

  /** @returns the answer and its text; undefined when there was none. */
  async fire(shot: Shot): Promise<{ status: number; text: string } | undefined> {
    const startedAt = performance.now()
    this.cases += 1
    try {
      const response = await this.request(shot.path, shot.init)
      const text = await response.text()
      const ms = Math.round(performance.now() - startedAt)
      this.judge(shot, response, text, ms)
      return { status: response.status, text }
    } catch (error) {
      this.blame(shot, `no answer: ${String(error)}`)
      return undefined
    }
  }

  blame(shot: Shot, problem: string): void {
    this.failures.push({ name: shot.name, call: describe(shot), problem: problem.slice(0, SHOWN) })
  }

  findings(): Findings {
    const { cases, statuses, failures, slowest } = this
    return { cases, statuses, failures, slowest }
  }

  private judge(shot: Shot, { status, headers }: Response, text: string, ms: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1
    if (ms > this.slowest.ms) this.slowest = { ms, call: describe(shot) }
    const type = headers.get('content-type') ?? ''
    const problems: readonly (readonly [boolean, string])[] = [
      [status >= 500, `${status}: ${text}`],
      [ms > PATIENCE, `took ${ms} ms`],
      [INSIDE.test(text) && !type.includes('javascript'), `tells of its inside: ${text}`],
      [headers.get('x-content-type-options') !== 'nosniff', 'its type may be guessed'],
      [!headers.has('content-security-policy'), 'no policy for what it may do as a page'],
      [headers.get('access-control-allow-origin') === '*', 'every origin may read it'],
      [status >= 400 && /json/.test(type) && !hasSentence(text), `no sentence: ${text}`],
      [
        /html/.test(type) && /<script>alert|<img src=x/.test(text),
        'markup of a stranger in a page',
      ],
    ]
    for (const [isOne, problem] of problems) if (isOne) this.blame(shot, problem)
  }
}

/** A refusal says why, in words. */
function hasSentence(text: string): boolean {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' && message.length > 3
  } catch {
    return false
  }
}
