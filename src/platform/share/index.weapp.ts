import type { ShareByHost } from '../../shared/host'
import { offer } from './offer'

/** WeChat shares from its menu and from its own button, never from a call. */
export const shareByHost: ShareByHost = async (card) => {
  offer(card)
  return 'ask'
}

/** The address of a page for other apps; a mini-program's pages have none. */
export const linkTo = (_path: string): string | undefined => undefined
