import { SERVER_ZONE } from './constants'
import type { Locale, TextKey } from './l10n'

/*
 * Dates without Intl: mini-programs have none worth trusting (pitfalls P29). Times on the wire are
 * seconds since 1970; people read them in the server's zone, all of them: two clocks on one screen are
 * one too many.
 */

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`)

const dateFormats: { readonly [L in Locale]: (date: Date) => string } = {
  en: (date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  'zh-Hans': (date) =>
    `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`,
}

/** Its UTC parts are those of the server's clock. */
const onServerClock = (seconds: number) => new Date((seconds + SERVER_ZONE) * 1000)

/** The day of a moment: `21 Nov 2026`, `2026-11-21`. Empty when it is no moment. @param seconds since 1970. */
export function formatDate(seconds: number, locale: Locale): string {
  const date = onServerClock(seconds)
  return Number.isNaN(date.getTime()) ? '' : dateFormats[locale](date)
}

/** Day and minute: `21 Nov 2026, 07:05`, `2026-11-21 07:05`. @param seconds since 1970. */
export function formatDateTime(seconds: number, locale: Locale): string {
  const day = formatDate(seconds, locale)
  if (day === '') return ''
  const date = onServerClock(seconds)
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  return locale === 'en' ? `${day}, ${time}` : `${day} ${time}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A distance in time as a text to look up. */
export interface TimeAgo {
  readonly key: TextKey
  readonly values: { readonly n: number }
}

/** Each step holds below `under` seconds and counts in `unit`. */
const steps = [
  { under: MINUTE, unit: MINUTE, key: 'common.time.now' },
  { under: HOUR, unit: MINUTE, key: 'common.time.minutes' },
  { under: DAY, unit: HOUR, key: 'common.time.hours' },
  { under: 7 * DAY, unit: DAY, key: 'common.time.days' },
] as const

/**
 * How long ago something was (client spec §9): just now under a minute, minutes up to 59, hours up to
 * 23, days 1 to 6. Undefined for a week and more, where the date says more. A moment ahead of our clock
 * was just now.
 *
 * @param seconds since 1970, as `now`.
 */
export function timeAgo(seconds: number, now: number = Date.now() / 1000): TimeAgo | undefined {
  const passed = Math.max(0, now - seconds)
  const step = steps.find(({ under }) => passed < under)
  return step && { key: step.key, values: { n: Math.floor(passed / step.unit) } }
}

/** `timeAgo` as a text; the date when it is a week or more. `t` translates. */
export function agoText(
  seconds: number,
  locale: Locale,
  t: (key: TextKey, values: { n: number }) => string,
  now?: number,
): string {
  const ago = timeAgo(seconds, now)
  return ago ? t(ago.key, ago.values) : formatDate(seconds, locale)
}

/** 28 to 31, by the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return isLeap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
