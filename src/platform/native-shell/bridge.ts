/**
 * What the native app puts into its page before our scripts run (point 19): one function that
 * takes a name, JSON, and a callback for JSON.
 */
export interface ShellBridge {
  invoke(name: string, input: string, callback: (output: string) => void): void
}

/** True inside the native app. */
export const hasShell = (): boolean => 'TaproomShell' in window

/** The bridge of the native app; undefined in a browser, or for a shell older than this contract. */
export function shellBridge(): ShellBridge | undefined {
  const bridge = (window as { TaproomShell?: Partial<ShellBridge> }).TaproomShell
  return typeof bridge?.invoke === 'function' ? (bridge as ShellBridge) : undefined
}
