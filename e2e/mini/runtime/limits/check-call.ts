import type { Options } from '../api'
import { isAlipay } from '../boot'
import { note } from './breach'
import { countWithin } from './clock'
import { myChecks } from './my-arguments'
import { countSystemInfo } from './start'
import { checkTap } from './taps'
import { wxChecks } from './wx-arguments'

/** WeChat's calls with a limit of their own, and how many a second may have. */
const LIMITED = new Set(['login', 'checkSession', 'getSetting', 'getUserInfo', 'getUserProfile'])
const MOST = 4

/** Looks at a call before the host does it. Throws the host's failure for one it refuses. */
export function checkCall(name: string, options: Options): void {
  if (!isAlipay() && LIMITED.has(name) && countWithin(name) > MOST) {
    note('call-rate', `${name} more than ${MOST} times within a second`)
  }
  if (name === 'getSystemInfo') countSystemInfo()
  checkTap(name)
  const checks = isAlipay() ? myChecks : wxChecks
  checks[name]?.(options)
}
