/** What WeChat lets a transfer go on for after the app went behind another, in milliseconds. */
const GRACE = 5000

let behind = false
let timer = 0
const running = new Set<() => void>()

export const isBehind = (): boolean => behind

/** Keeps how to end a transfer; call the returned function once it is over. */
export function onInterrupt(end: () => void): () => void {
  running.add(end)
  return () => running.delete(end)
}

/** The app goes behind another: what still runs five seconds later is ended. */
export function goBehind(): void {
  behind = true
  timer = window.setTimeout(() => {
    for (const end of [...running]) end()
  }, GRACE)
}

export function comeBack(): void {
  behind = false
  window.clearTimeout(timer)
}
