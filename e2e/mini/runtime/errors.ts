/** What went wrong so far. The launcher reads it; nothing in the harness hides an entry. */
export const errors: string[] = []

type Listener = (value: unknown) => void
const listeners: Record<'error' | 'rejection', Listener[]> = { error: [], rejection: [] }

/** Registers a listener for script errors or unhandled rejections, as `wx.onError` does. */
export function onFailure(kind: keyof typeof listeners, listener: Listener): void {
  listeners[kind].push(listener)
}

export function offFailure(kind: keyof typeof listeners, listener: Listener): void {
  listeners[kind] = listeners[kind].filter((each) => each !== listener)
}

/** Notes a failure; `where` says which part of the host saw it. */
export function report(where: string, reason: unknown): void {
  errors.push(`${where}: ${describeReason(reason)}`)
}

/** Runs a piece of the bundle so that its failure is noted and does not stop the host. */
export function guarded<T>(where: string, run: () => T): T | undefined {
  try {
    return run()
  } catch (reason) {
    report(where, reason)
    for (const listener of listeners.error) listener(describeReason(reason))
    return undefined
  }
}

export function describeReason(reason: unknown): string {
  if (reason instanceof Error) return reason.stack ?? reason.message
  if (typeof reason === 'string') return reason
  try {
    return JSON.stringify(reason)
  } catch {
    return String(reason)
  }
}

/** Watches the window for what nobody caught. */
export function watchWindow(): void {
  window.addEventListener('error', (event) => {
    // An image's own failure reaches its element only.
    if (!(event instanceof ErrorEvent) || event.message.startsWith('ResizeObserver loop')) return
    report('script', event.error ?? event.message)
    for (const listener of listeners.error) listener(describeReason(event.error ?? event.message))
  })
  window.addEventListener('unhandledrejection', (event) => {
    report('unhandled rejection', event.reason)
    for (const listener of listeners.rejection) {
      listener({ reason: event.reason as unknown, promise: event.promise })
    }
  })
}
