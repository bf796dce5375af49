import * as v from 'valibot'

/** What can be made to go wrong with the next calls. */
export const FAULT_KINDS = [
  'latency',
  'status',
  'token500',
  'timeout',
  'malformed',
  'html',
  'empty',
  'skew',
  'drop',
  'duplicate-payment',
] as const

export const fault = v.object({
  match: v.optional(
    v.object({
      method: v.optional(v.string()),
      /** Relative path of the contract, or with its host prefix; `*` stands for anything. */
      path: v.optional(v.string()),
    }),
    {},
  ),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  kind: v.picklist(FAULT_KINDS),
  /** How long `latency` and `timeout` wait. */
  ms: v.optional(v.number()),
  /** HTTP status and code of `status`. */
  code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  message: v.optional(v.string()),
  /** `drop` only: the call is carried out and its answer lost, which is how double orders are born. */
  after: v.optional(v.boolean(), false),
})
export type Fault = v.InferOutput<typeof fault>

interface Planned {
  readonly fault: Fault
  left: number
}

/** The planned mishaps, first come first served. */
export class Faults {
  private planned: Planned[] = []

  add(faults: readonly Fault[]): void {
    this.planned.push(...faults.map((each) => ({ fault: each, left: each.times })))
  }

  clear(): void {
    this.planned = []
  }

  list(): readonly (Fault & { left: number })[] {
    return this.planned.map(({ fault: each, left }) => ({ ...each, left }))
  }

  /** The fault for this call, used up by one. */
  take(method: string, pathname: string): Fault | undefined {
    return this.use((planned) => isFor(planned, method, pathname))
  }

  /** Whether a call would meet one, which is not used up. */
  awaits(method: string, pathname: string): boolean {
    return this.planned.some((planned) => isFor(planned, method, pathname))
  }

  /** How often the next payment notification is to be sent. */
  notificationCopies(): number {
    return this.use(({ fault: { kind } }) => kind === 'duplicate-payment') ? 2 : 1
  }

  private use(wanted: (planned: Planned) => boolean): Fault | undefined {
    const found = this.planned.find(wanted)
    if (!found) return undefined
    found.left -= 1
    this.planned = this.planned.filter(({ left }) => left > 0)
    return found.fault
  }
}

const isFor = ({ fault: { kind, match } }: Planned, method: string, pathname: string): boolean =>
  kind !== 'duplicate-payment' &&
  (match.method ?? method).toUpperCase() === method &&
  fits(match.path ?? '*', pathname)

function fits(pattern: string, pathname: string): boolean {
  const source = pattern
    .replace(/^\//, '')
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  const path = pathname.replace(/^\//, '')
  const relative = path.replace(/^(main|generic|chat)\//, '')
  return [path, relative].some((each) => new RegExp(`^${source}$`).test(each))
}
