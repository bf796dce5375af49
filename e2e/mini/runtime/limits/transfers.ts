import type { Options } from '../api'
import { isAlipay } from '../boot'
import { HostFailure } from '../bridge'
import { isBehind } from './background'
import { note, refuse } from './breach'
import { realNow } from './clock'
import { shown } from './values'

/** Transfers WeChat runs at the same time, all three kinds together. */
const MOST = 10
const LONGEST = 60_000

let running = 0
let endedAt = 0

/** Counts a transfer in; throws when the host does not begin another one. Returns how many run now. */
export function beginTransfer(name: string, options: Options): number {
  checkHeaders(options)
  const timeout = Number(options.timeout ?? 0)
  if (timeout > LONGEST) note('transfer-timeout', `${name} with a timeout of ${timeout} ms`)
  if (!isAlipay()) {
    if (isBehind()) {
      refuse('transfer-in-background', `${name} while the app is behind another`, 'interrupted')
    }
    if (running >= MOST) {
      refuse('parallel-transfers', `an eleventh transfer at once`, 'exceed max task count')
    }
  }
  running += 1
  return running
}

export function endTransfer(): void {
  running -= 1
  endedAt = realNow()
}

/** When the last transfer ended, on `realNow`; now while one has not. */
export const lastAnswerAt = (): number => (running > 0 ? realNow() : endedAt)

/** What a transfer fails with that the host ended in the background. */
export function interrupted(name: string): HostFailure {
  note('transfer-in-background', `${name} ended five seconds after the app went behind another`)
  return new HostFailure('interrupted', 600_003, { errno: 600_003 })
}

function checkHeaders(options: Options): void {
  const headers = (options.headers ?? options.header ?? {}) as Record<string, unknown>
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() === 'referer') note('transfer-referer', `${name}: ${shown(value)}`)
    if (typeof value !== 'string') note('transfer-headers', `${name}: ${shown(value)}`)
  }
}
