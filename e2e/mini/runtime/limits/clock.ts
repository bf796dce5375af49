const SECOND = 1000

const happened = new Map<string, number[]>()

/** Milliseconds since the page began. It goes on when a test has stopped the clock of the app. */
export function realNow(): number {
  return Number(document.timeline.currentTime ?? 0)
}

/** How many times `name` happened within the last second (or `period`, ms), this time among them. */
export function countWithin(name: string, period = SECOND): number {
  const now = realNow()
  const recent = (happened.get(name) ?? []).filter((at) => now - at < period)
  recent.push(now)
  happened.set(name, recent)
  return recent.length
}
