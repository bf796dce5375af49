/** A step of `npm test`, or a test file. */
interface Timed {
  readonly name: string
  readonly seconds: number
}

/** What of Playwright's JSON is read here. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      /** Durations are milliseconds. */
      readonly results: readonly { readonly duration: number }[]
    }[]
  }[]
}

/** How many files of each runner are listed. */
export const LISTED = 20

/** Seconds of every spec file of a Playwright report, all tries of all its tests together. */
export function specTimes(report: Suite): Timed[] {
  const seconds = new Map<string, number>()
  const add = ({ suites = [], specs = [] }: Suite): void => {
    for (const { file, tests } of specs) {
      for (const { projectName, results } of tests) {
        const name = `${projectName} ${file}`
        const spent = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
        seconds.set(name, (seconds.get(name) ?? 0) + spent)
      }
    }
    suites.forEach(add)
  }
  add(report)
  return [...seconds].map(([name, spent]) => ({ name, seconds: spent }))
}

/** Lines that say where the time went: the longest first, with the share of their list. */
export function timesText(title: string, all: readonly Timed[]): string {
  const total = all.reduce((sum, { seconds }) => sum + seconds, 0)
  const slowest = [...all].sort((left, right) => right.seconds - left.seconds).slice(0, LISTED)
  const lines = slowest.map(({ name, seconds }) => {
    const share = total === 0 ? 0 : Math.round((100 * seconds) / total)
    return `  ${seconds.toFixed(1).padStart(7)} s ${`${share}`.padStart(3)} %  ${name}`
  })
  return [`${title}: ${all.length}, ${total.toFixed(1)} s`, ...lines].join('\n')
}
