import type { Value } from '.'

/** Notices closed since the app started: the next page that shows them leaves them out. */
const dismissed = new Set<string>()

const keyOf = (notices: Value) => notices.map(({ id, text }) => id || JSON.stringify(text)).join()

export function isDismissed(notices: Value): boolean {
  return dismissed.has(keyOf(notices))
}

/** New notices come up again: only this set of them is gone. */
export function dismiss(notices: Value): void {
  dismissed.add(keyOf(notices))
}
