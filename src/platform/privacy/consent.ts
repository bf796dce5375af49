import { makeAutoObservable } from 'mobx'
import type { PrivacyGate, PrivacyQuestion } from '../../shared/host'

/** What a held call wants, as people would say it; each has a text `privacy.purposes.<purpose>`. */
export type Purpose = 'phone' | 'profile' | 'pictures' | 'location' | 'clipboard' | 'other'

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

/** The user's word on the host's privacy guidelines: every call held meanwhile hears the same one. */
export class PrivacyConsent {
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

  /** What is asked for, each once, in the order of the calls. Empty: nothing is held. */
  get purposes(): readonly Purpose[] {
    return [...new Set(this.waiting.map(({ api }) => purposeOf(api)))]
  }

  /** Whether this page has to show the question: the one in front, while calls are held. */
  isAskedOn(page: string): boolean {
    return this.waiting.length > 0 && this.front === page
  }

  /** A page came to the front. */
  enter(page: string): void {
    this.front = page
  }

  /** The question is on the screen. */
  shown(): void {
    for (const question of this.waiting) question.shown()
  }

  /** `buttonId` names the host's button that was tapped. */
  agree(buttonId: string): void {
    for (const question of this.take()) question.agree(buttonId)
  }

  refuse(): void {
    for (const question of this.take()) question.refuse()
  }

  /** Opens the host's guidelines. @throws HostError */
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
