/** Something on the page moved though nobody touched it. */
export interface Shift {
  /** By how much, as the browser counts it: share of the screen times share of the way. */
  readonly value: number
  /** ms since the page was asked for. */
  readonly at: number
  /** What moved most. */
  readonly name: string
}

/** ms. A silence ends a burst of shifts, and none is longer. */
const [SILENCE, LONGEST] = [1000, 5000]

/** The shifts of the worst burst: their sum is what browsers call cumulative layout shift. */
export function worstBurst(shifts: readonly Shift[]): readonly Shift[] {
  const bursts: Shift[][] = []
  for (const shift of [...shifts].sort((left, right) => left.at - right.at)) {
    const burst = bursts[bursts.length - 1]
    const [first] = burst ?? []
    const last = burst?.[burst.length - 1]
    const isSame = first && last && shift.at - last.at < SILENCE && shift.at - first.at < LONGEST
    if (isSame) burst?.push(shift)
    else bursts.push([shift])
  }
  return bursts.reduce<readonly Shift[]>(
    (worst, burst) => (sumOf(burst) > sumOf(worst) ? burst : worst),
    [],
  )
}

export const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0)

/** From here on a page is felt to jump. */
const MOST = 0.02
const DIGITS = 3
/** Names that are told. */
const TOLD = 3

/** What to say of a page that jumps, else nothing. */
export function shiftText(shifts: readonly Shift[]): string | undefined {
  const worst = worstBurst(shifts)
  const sum = sumOf(worst)
  if (sum <= MOST) return undefined
  const names = [...worst].sort((left, right) => right.value - left.value).map(({ name }) => name)
  return `${sum.toFixed(DIGITS)}: ${[...new Set(names)].slice(0, TOLD).join(', ')}`
}
