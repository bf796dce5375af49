import { randomInt } from 'node:crypto'

/** A new row's id: 18 digits that rise with time and cannot be guessed from one's own. */
export function newId(now: number): string {
  return `${now}${String(randomInt(100_000_000)).padStart(8, '0')}`
}
