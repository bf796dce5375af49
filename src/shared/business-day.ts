import { SERVER_ZONE } from './constants'

/*
 * The books are kept in Beijing time, wherever the reader's device is: a day of the wallet begins at
 * midnight there, so that 'today' is the same lines for the server and for every reader. Every moment on
 * the screen is written on that clock (`date.ts`).
 */

export const DAY = 86_400

/** The first second of the day a moment belongs to. @param seconds since 1970. */
export const startOfDay = (seconds: number): number => seconds - ((seconds + SERVER_ZONE) % DAY)

/** The first second of the month a moment belongs to. @param seconds since 1970. */
export function startOfMonth(seconds: number): number {
  const date = new Date((seconds + SERVER_ZONE) * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000 - SERVER_ZONE
}

/** The day as people and reports write it: `2026-11-21`. @param seconds since 1970. */
export const dayOf = (seconds: number): string =>
  new Date((seconds + SERVER_ZONE) * 1000).toISOString().slice(0, 10)

/** Hour and minute on the books' clock: `07:05`. @param seconds since 1970. */
export const clockOf = (seconds: number): string =>
  new Date((seconds + SERVER_ZONE) * 1000).toISOString().slice(11, 16)

/** The first second of `2026-11-21`. NaN when it is no day. */
export const secondsOfDay = (day: string): number =>
  Date.parse(`${day}T00:00:00Z`) / 1000 - SERVER_ZONE

/** True on a device whose clock is not the books'. @param seconds since 1970. */
export const isElsewhere = (seconds: number): boolean =>
  new Date(seconds * 1000).getTimezoneOffset() * 60 !== -SERVER_ZONE
