import { makeAutoObservable } from 'mobx'
import { HostError } from '../../errors'
import type { PrivacyConsent, PrivacyGate, PrivacyQuestion, Purpose } from '../../shared/host'

/** The host names calls and components; the first row that fits counts. */
const PURPOSES: readonly (readonly [RegExp, Purpose])[] = [
  [/phonenumber/i, 'phone'],
  [/avatar|nickname|userinfo|userprofile/i, 'profile'],
  [/image|media|video|camera|album/i, 'pictures'],
  [/clipboard/i, 'clipboard'],
  [/location/i, 'location'],
]

const purposeOf = (api: string): Purpose =>
  PURPOSES.find(([pattern]) => pattern.test(api))?.[1] ?? 'other'

/** The consent behind the gate. */
export class GateConsent implements PrivacyConsent {
  private waiting: readonly PrivacyQuestion[] = []
  private front = ''

  constructor(private readonly gate: PrivacyGate) {
    makeAutoObservable<this, 'gate' | 'waiting'>(this, {
      gate: false,
      waiting: true,
      openContract: false,
    })
    gate.watch((question) => this.ask(question))
  }

  get purposes(): readonly Purpose[] {
    return [...new Set(this.waiting.map(({ api }) => purposeOf(api)))]
  }

  isAskedOn(page: string): boolean {
    return this.waiting.length > 0 && this.front === page
  }

  enter(page: string): void {
    this.front = page
  }

  shown(): void {
    for (const question of this.waiting) question.shown()
  }

  agree(buttonId: string): void {
    for (const question of this.take()) question.agree(buttonId)
  }

  refuse(): void {
    for (const question of this.take()) question.refuse()
  }

  openContract(): Promise<void> {
    return this.gate.openContract()
  }

  private ask(question: PrivacyQuestion): void {
    this.waiting = [...this.waiting, question]
  }

  /** An answered call may ask anew at once: that question is another one. */
  private take(): readonly PrivacyQuestion[] {
    const taken = this.waiting
    this.waiting = []
    return taken
  }
}

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
