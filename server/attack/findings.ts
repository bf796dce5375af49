/** A case that did not go as it must. */
export interface Finding {
  /** Names the case: with the same seed it comes again. */
  readonly name: string
  /** `POST /main/…` with what was sent, cut short. */
  readonly call: string
  readonly problem: string
}

/** How one table went. */
export interface Figures {
  readonly cases: number
  readonly failures: number
  readonly slowest: { readonly ms: number; readonly call: string }
}

/** What an attack found and how long it took. */
export interface Findings {
  readonly cases: number
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>
  readonly failures: readonly Finding[]
  readonly slowest: Figures['slowest']
  /** By table, in the order they ran. */
  readonly tables: Readonly<Record<string, Figures>>
}

/** One request of an attack. */
export interface Shot {
  readonly name: string
  readonly path: string
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Record<string, string> }
}

const SHOWN = 300
/** No answer about something hostile takes more work, ms of a processor: what else runs beside it is no fault. */
const PATIENCE = 5000
/** What an answer must not tell of the inside. */
const INSIDE =
  /SqliteError|SQLITE_|node_modules|at \w+ \(|\.ts:\d+|Cannot read propert|is not a function/

function describe({ path, init }: Shot): string {
  const body = typeof init.body === 'string' ? ` ${init.body}` : ''
  return `${init.method} ${path}${body}`.slice(0, SHOWN)
}

interface Tally {
  cases: number
  failures: number
  slowest: Figures['slowest']
}

const NOTHING_YET: Tally = { cases: 0, failures: 0, slowest: { ms: 0, call: '' } }

/** Fires shots and keeps what came of them. */
export class Range {
  private readonly statuses: Record<number, number> = {}
  private readonly failures: Finding[] = []
  private readonly tables = new Map<string, Tally>()
  private current: Tally = { ...NOTHING_YET }

  /** @param patience see {@link PATIENCE}. */
  constructor(
    private readonly request: (path: string, init?: RequestInit) => Promise<Response>,
    private readonly patience = PATIENCE,
  ) {
    this.open('shots')
  }

  /** What comes from now on belongs to this table. */
  open(table: string): void {
    this.current = this.tables.get(table) ?? { ...NOTHING_YET }
    this.tables.set(table, this.current)
  }

  /** @returns the answer and its text; undefined when there was none. */
  async fire(shot: Shot): Promise<{ status: number; text: string } | undefined> {
    const startedAt = process.cpuUsage()
    this.current.cases += 1
    try {
      const response = await this.request(shot.path, shot.init)
      const text = await response.text()
      this.judge(shot, response, text, this.timed(describe(shot), startedAt))
      return { status: response.status, text }
    } catch (error) {
      this.blame(shot, `no answer: ${String(error)}`)
      return undefined
    }
  }

  /**
   * One case that is no request of its own, such as a call of the client or an app that starts.
   *
   * @param work answers with what is wrong; whatever it throws is wrong too.
   */
  async attempt(
    { name, call }: Omit<Finding, 'problem'>,
    work: () => Promise<readonly string[]>,
  ): Promise<void> {
    const startedAt = process.cpuUsage()
    this.current.cases += 1
    const problems = await work().catch((error: unknown) => [`threw ${String(error)}`])
    const ms = this.timed(call, startedAt)
    if (ms > this.patience) this.note({ name, call, problem: `took ${ms} ms` })
    for (const problem of problems) this.note({ name, call, problem })
  }

  blame(shot: Shot, problem: string): void {
    this.note({ name: shot.name, call: describe(shot), problem })
  }

  findings(): Findings {
    const { statuses, failures } = this
    const used = [...this.tables].filter(([, { cases }]) => cases > 0)
    const slowest = used
      .map(([, table]) => table.slowest)
      .reduce((slow, each) => (each.ms > slow.ms ? each : slow), NOTHING_YET.slowest)
    const cases = used.reduce((sum, [, table]) => sum + table.cases, 0)
    return { cases, statuses, failures, slowest, tables: Object.fromEntries(used) }
  }

  private note(finding: Finding): void {
    this.current.failures += 1
    this.failures.push({ ...finding, problem: finding.problem.slice(0, SHOWN) })
  }

  /** @returns the work it took, ms of a processor. */
  private timed(call: string, startedAt: NodeJS.CpuUsage): number {
    const { user, system } = process.cpuUsage(startedAt)
    const ms = Math.round((user + system) / 1000)
    if (ms > this.current.slowest.ms) this.current.slowest = { ms, call }
    return ms
  }

  private judge(shot: Shot, { status, headers }: Response, text: string, ms: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1
    const type = headers.get('content-type') ?? ''
    const problems: readonly (readonly [boolean, string])[] = [
      [status >= 500, `${status}: ${text}`],
      [ms > this.patience, `took ${ms} ms`],
      [INSIDE.test(text) && !type.includes('javascript'), `tells of its inside: ${text}`],
      [headers.get('x-content-type-options') !== 'nosniff', 'its type may be guessed'],
      [!headers.has('content-security-policy'), 'no policy for what it may do as a page'],
      [headers.get('access-control-allow-origin') === '*', 'every origin may read it'],
      [status >= 400 && /json/.test(type) && !hasSentence(text), `no sentence: ${text}`],
      [
        /html|svg|xml/.test(type) && /<script>alert|<img src=x|<svg onload/.test(text),
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
