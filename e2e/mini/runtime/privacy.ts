import { boot, isAlipay } from './boot'
import { HostFailure, logCall } from './bridge'

/** WeChat's number for it. */
const REFUSED = 104

interface Resolution {
  event: 'agree' | 'disagree' | 'exposureAuthorization'
  buttonId?: string
}

type Listener = (resolve: (resolution: Resolution) => void, info: { referrer: string }) => void

let listener: Listener | undefined
let agreed = false
/** Ids of the buttons with `agreePrivacyAuthorization` that were tapped. */
const tapped = new Set<string>()

/** `wx.onNeedPrivacyAuthorization`. */
export function onNeedPrivacy(run: Listener): void {
  listener = run
}

export function privacyNeeded(): boolean {
  return !isAlipay() && boot().privacy === 'pending' && !agreed
}

/** A tap on such a button is the consent itself; calls that wait go on when the app says so. */
export function consentBy(buttonId: string): void {
  tapped.add(buttonId)
  agreed = true
}

/**
 * Waits until the person agreed to the privacy statement, as WeChat does before a private API.
 * Without a listener WeChat draws its own question, which is answered with yes here. `resolve` with a
 * button that nobody tapped is a mistake of the app: WeChat looks.
 */
export function whenPrivacyAgreed(api: string): Promise<void> {
  if (!privacyNeeded() || !listener) return Promise.resolve()
  return new Promise((resolve, reject) => {
    listener?.(
      ({ event, buttonId = '' }) => {
        logCall('privacy', { event, buttonId })
        if (event === 'exposureAuthorization') return
        if (event === 'disagree') {
          reject(new HostFailure('privacy permission is not authorized', REFUSED))
        } else if (tapped.has(buttonId)) resolve()
        else throw new Error(`no consent: the button "${buttonId}" was not tapped`)
      },
      { referrer: api },
    )
  })
}
