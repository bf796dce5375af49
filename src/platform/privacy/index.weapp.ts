import { HostError } from '../../errors'
import type { PrivacyConsent, PrivacyGate } from '../../shared/host'
import { GateConsent } from './consent'

interface Resolution {
  readonly event: 'exposureAuthorization' | 'agree' | 'disagree'
  readonly buttonId?: string
}

// Taro's types, of its own wrapper, know neither an absent function nor an absent listener's info.
declare const wx: {
  onNeedPrivacyAuthorization?(
    listener: (resolve: (resolution: Resolution) => void, info?: { referrer?: string }) => void,
  ): void
  openPrivacyContract?(options: { success: () => void; fail: (cause: unknown) => void }): void
}

/** WeChat's, from base library 2.32.3 on; before it nothing is held back (`__usePrivacyCheck__`). */
export const privacyGate: PrivacyGate | undefined =
  typeof wx === 'undefined' || !wx.onNeedPrivacyAuthorization
    ? undefined
    : {
        watch(ask) {
          wx.onNeedPrivacyAuthorization?.((resolve, info) =>
            ask({
              api: info?.referrer ?? '',
              shown: () => resolve({ event: 'exposureAuthorization' }),
              agree: (buttonId) => resolve({ event: 'agree', buttonId }),
              refuse: () => resolve({ event: 'disagree' }),
            }),
          )
        },
        openContract: () =>
          new Promise((resolve, reject) => {
            const fail = (cause: unknown) =>
              reject(new HostError('platform.privacy.noContract', cause))
            if (wx.openPrivacyContract) wx.openPrivacyContract({ success: resolve, fail })
            else fail(undefined)
          }),
      }

/** Starts to listen for private calls that WeChat holds back. Undefined where it holds none. */
export const watchPrivacy = (): PrivacyConsent | undefined =>
  privacyGate && new GateConsent(privacyGate)
