import { boot } from '../boot'
import { refuse, type WeappRule } from './breach'
import { realNow } from './clock'

/** How long after a tap a call still belongs to it, in milliseconds. */
const BELONGS = 1000

/** WeChat's calls that need a tap, and the rule that says so. */
const TAP_ONLY: Record<string, WeappRule> = {
  getUserProfile: 'tap-profile',
  openSetting: 'tap-setting',
  requestSubscribeMessage: 'tap-subscribe',
  navigateToMiniProgram: 'tap-mini-program',
  openCustomerServiceChat: 'tap-service',
}

let tapped: number | undefined

/** Remembers when the person last touched something, in the page or in a dialog of the host. */
export function watchTaps(): void {
  document.addEventListener('click', () => noteTap(), true)
}

/** A tap, or what counts as one: the end of a payment. */
export function noteTap(): void {
  tapped = realNow()
}

/** True once the person has touched anything. */
export function wasTapped(): boolean {
  return tapped !== undefined
}

export function checkTap(api: string): void {
  const rule = boot().host === 'weapp' ? TAP_ONLY[api] : undefined
  if (!rule) return
  if (tapped !== undefined && realNow() - tapped <= BELONGS) return
  refuse(rule, 'called without a tap', 'can only be invoked by user TAP gesture.')
}
