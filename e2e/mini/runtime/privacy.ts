import { boot, isAlipay } from './boot'
import { HostFailure } from './bridge'

interface Resolution {
  event: 'agree' | 'disagree' | 'exposureAuthorization'
  buttonId?: string
}

type Listener = (resolve: (resolution: Resolution) => void, info: { referrer: string }) => void

let listener: Listener | undefined
let agreed = false

/** `wx.onNeedPrivacyAuthorization`. */
export function onNeedPrivacy(run: Listener): void {
  listener = run
}

export function privacyNeeded(): boolean {
  return !isAlipay() && boot().privacy === 'pending' && !agreed
}

/**
 * Waits until the person agreed to the privacy statement, as WeChat does before a private API.
 * Without a listener WeChat draws its own question, which is answered with yes here.
 */
export function whenPrivacyAgreed(api: string): Promise<void> {
  if (!privacyNeeded() || !listener) return Promise.resolve()
  return new Promise((resolve, reject) => {
    listener?.(
      ({ event }) => {
        if (event === 'exposureAuthorization') return
        agreed = event === 'agree'
        if (agreed) resolve()
        else reject(new HostFailure('privacy permission is not authorized', 104))
      },
      { referrer: api },
    )
  })
}
