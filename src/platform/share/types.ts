/** What is handed on. */
export interface HostCard {
  readonly title: string
  /** Whole address of a picture; empty: the host takes one of its own. */
  readonly image: string
  /** The page, query included, as this host spells it. */
  readonly path: string
}

/** `closed`: the user thought better of it. `ask`: the host wants a button of its own, or has nothing. */
export type ShareAnswer = 'done' | 'closed' | 'ask'

/** Opens what the host has for sharing. @throws HostError when it fails; UnsupportedError without one. */
export type ShareByHost = (card: HostCard) => Promise<ShareAnswer>

/** Who asks for the card: the host's menu, a button of the page, or a call (Alipay). */
export type ShareFrom = 'menu' | 'button' | 'code'

/** What the host gets. */
export interface ShareMessage {
  readonly title: string
  readonly path: string
  readonly imageUrl?: string
}
