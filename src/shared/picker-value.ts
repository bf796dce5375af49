import { daysInMonth } from './date'

/*
 * What a picker makes of the value it is given (client spec §5, §9). Pure; months and days count from 1.
 */

export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

export interface Time {
  readonly hour: number
  readonly minute: number
}

export interface Range<T> {
  readonly start: T
  readonly end: T
}

const YEARS_AROUND = 150
const MONTHS = 12
const HOURS = 24
const MINUTES = 60

/** The whole day, 00:00 to 23:59. */
export const WHOLE_DAY: Range<Time> = {
  start: { hour: 0, minute: 0 },
  end: { hour: HOURS - 1, minute: MINUTES - 1 },
}

/** From the first day 150 years ago to the last in 150 years. */
export function defaultDays(year: number): Range<Day> {
  return {
    start: { year: year - YEARS_AROUND, month: 1, day: 1 },
    end: { year: year + YEARS_AROUND, month: MONTHS, day: 31 },
  }
}

/** The row of a single list: below 0, or no number, is the first; past the end is the last. */
export function selectorIndex(value: number, length: number): number {
  const index = Number.isFinite(value) ? Math.floor(value) : 0
  return Math.max(0, Math.min(index, length - 1))
}

/** The row of each of several lists: one outside its list, or missing, is the first. */
export function columnIndexes(
  values: readonly number[],
  lengths: readonly number[],
): readonly number[] {
  return lengths.map((length, column) => {
    const value = values[column] ?? 0
    return Number.isInteger(value) && value >= 0 && value < length ? value : 0
  })
}

/** A day past its month's length becomes the last of the month: 31 April is 30 April. */
export function pullBack({ year, month, day }: Day): Day {
  return { year, month, day: Math.min(day, daysInMonth(year, month)) }
}

const dayNumber = ({ year, month, day }: Day) => (year * 100 + month) * 100 + day
const timeNumber = ({ hour, minute }: Time) => hour * MINUTES + minute

function clamp<T>(value: T, { start, end }: Range<T>, numberOf: (value: T) => number): T {
  const number = numberOf(value)
  if (number < numberOf(start)) return start
  return number > numberOf(end) ? end : value
}

/** A day that exists, within start and end. */
export const clampDay = (day: Day, range: Range<Day>): Day => clamp(pullBack(day), range, dayNumber)

/** A time within start and end. */
export const clampTime = (time: Time, range: Range<Time> = WHOLE_DAY): Time =>
  clamp(time, range, timeNumber)

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** `2024-02-29`. */
export const dayText = ({ year, month, day }: Day): string =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

/** `08:05`. */
export const timeText = ({ hour, minute }: Time): string => `${pad(hour, 2)}:${pad(minute, 2)}`

/** Reads `2024-02-29`, `2024-02` or `2024`; a part that is missing is the first. Nothing for other texts. */
export function readDay(text: string): Day | undefined {
  const match = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text)
  if (!match) return undefined
  const [year, month, day] = [match[1], match[2] ?? 1, match[3] ?? 1].map(Number) as [
    number,
    number,
    number,
  ]
  if (month < 1 || month > MONTHS || day < 1 || day > 31) return undefined
  return pullBack({ year, month, day })
}

/** Reads `8:05`. Nothing for other texts. */
export function readTime(text: string): Time | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text)
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])]
  return match && hour < HOURS && minute < MINUTES ? { hour, minute } : undefined
}

function upTo(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

/** Years, months and days to choose from around `day`, which lies within the range. */
export function dayColumns(day: Day, { start, end }: Range<Day>): readonly (readonly number[])[] {
  const { year, month } = day
  const inFirstYear = year === start.year
  const inLastYear = year === end.year
  const firstDay = inFirstYear && month === start.month ? start.day : 1
  const lastDay = inLastYear && month === end.month ? end.day : daysInMonth(year, month)
  return [
    upTo(start.year, end.year),
    upTo(inFirstYear ? start.month : 1, inLastYear ? end.month : MONTHS),
    upTo(firstDay, lastDay),
  ]
}

/** Hours and minutes to choose from around `time`, which lies within the range. */
export function timeColumns(
  time: Time,
  { start, end }: Range<Time> = WHOLE_DAY,
): readonly (readonly number[])[] {
  const first = time.hour === start.hour ? start.minute : 0
  const last = time.hour === end.hour ? end.minute : MINUTES - 1
  return [upTo(start.hour, end.hour), upTo(first, last)]
}

/** Province, city, area: unless a form asks for more or less. */
const LEVELS = 3

/** The way down to the region of this code; empty when the tree has none. */
export function pathTo<R extends RegionNode>(regions: readonly R[], code: string): readonly R[] {
  for (const region of regions) {
    if (region.code === code) return [region]
    const below = pathTo((region.children ?? []) as readonly R[], code)
    if (below.length > 0) return [region, ...below]
  }
  return []
}

/** What each of the columns offers. A column without a choice above it is empty. */
export function columnsOf<R extends RegionNode>(
  regions: readonly R[],
  path: readonly R[],
  levels = LEVELS,
): readonly (readonly R[])[] {
  return Array.from({ length: levels }, (_, level) =>
    level === 0 ? regions : ((path[level - 1]?.children ?? []) as readonly R[]),
  )
}

/** True when nothing is left to choose below the last step. */
export const isWhole = (path: readonly RegionNode[]): boolean =>
  path.length > 0 && (path[path.length - 1]?.children ?? []).length === 0

/** A region and those inside it. */
export interface RegionNode {
  readonly code: string
  readonly name: string
  readonly children?: readonly RegionNode[]
}
