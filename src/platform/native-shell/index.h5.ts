import type { NativeShell, ShellPayResult } from '../../shared/host'
import { type ShellBridge, shellBridge } from './bridge'

export type { NativeShell, ShellPayChannel, ShellPayResult } from '../../shared/host'

const CODES: readonly string[] = ['paid', 'cancelled', 'unknown', 'unsupported']

/** The native app around this page; undefined in a browser. */
export function nativeShell(): NativeShell | undefined {
  const bridge = shellBridge()
  return bridge && { pay: (channel, params) => pay(bridge, channel, params) }
}

function pay(bridge: ShellBridge, channel: string, params: unknown): Promise<ShellPayResult> {
  return new Promise((resolve) => {
    try {
      bridge.invoke('pay', JSON.stringify({ channel, params }), (output) => resolve(read(output)))
    } catch {
      // A shell that throws opened no sheet that we know of; the server says how it ended.
      resolve({ code: 'unknown' })
    }
  })
}

/** A word this page does not know is no word. */
function read(output: string): ShellPayResult {
  try {
    const { code } = JSON.parse(output) as Partial<ShellPayResult>
    return { code: code !== undefined && CODES.includes(code) ? code : 'unknown' }
  } catch {
    return { code: 'unknown' }
  }
}
