/** A private call of the host that waits for the user's word. */
export interface PrivacyQuestion {
  /** What was called, by the host's name: `chooseMedia`, `button.getPhoneNumber`. */
  readonly api: string
  /** Tells the host that the question is on the screen. */
  shown(): void
  /** `buttonId` is the host's own button that was tapped: the host checks it. The call goes on. */
  agree(buttonId: string): void
  /** The call fails with what `isPrivacyRefusal` knows. */
  refuse(): void
}

/** The gate of a host in front of private calls: phone number, avatar, album, clipboard. */
export interface PrivacyGate {
  /** Calls back for each held call. Never again once the user agreed. */
  watch(ask: (question: PrivacyQuestion) => void): void
  /** Opens the guidelines that the host keeps for this app. @throws HostError when it cannot. */
  openContract(): Promise<void>
}
