import { UnsupportedError } from '../../errors'
import type { ShareByHost } from '../../shared/host'

export const shareByHost: ShareByHost = async () => {
  throw new UnsupportedError('share')
}

/** The address of a page for other apps; a mini-program's pages have none. */
export const linkTo = (_path: string): string | undefined => undefined
