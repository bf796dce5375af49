import { HostError } from '../../errors'
import type { ShareByHost } from '../../shared/host'
import { offer } from './offer'

declare const my: { showSharePanel?: () => void }

/** Alipay's panel; the page is asked for its card with `from: 'code'`. Old clients have the menu only. */
export const shareByHost: ShareByHost = async (card) => {
  offer(card)
  if (!my.showSharePanel) throw new HostError('platform.share.byMenu')
  my.showSharePanel()
  return 'done'
}

/** The address of a page for other apps; a mini-program's pages have none. */
export const linkTo = (_path: string): string | undefined => undefined
