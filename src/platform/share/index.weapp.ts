import { offer } from './offer'
import type { ShareByHost } from './types'

/** WeChat shares from its menu and from its own button, never from a call. */
export const shareByHost: ShareByHost = async (card) => {
  offer(card)
  return 'ask'
}
