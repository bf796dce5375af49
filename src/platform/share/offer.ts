import type { HostCard, ShareFrom, ShareMessage } from './types'

let offered: HostCard | undefined

/** The card of the next share that an action began: hosts ask the page for it afterwards. */
export function offer(card: HostCard): void {
  offered = card
}

/** What the host is told: of an action its card, of the menu the page's. Nothing: the host's own. */
export function answer(from: ShareFrom, page: HostCard | undefined): ShareMessage | undefined {
  const card = from === 'menu' ? page : (offered ?? page)
  if (!card) return undefined
  const { title, path, image } = card
  return image === '' ? { title, path } : { title, path, imageUrl: image }
}
