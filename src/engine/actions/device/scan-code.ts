import { safeTarget } from '../../../routing/url'
import type { HostPort } from '../../../shared/host-port'

export type Code =
  /** A page of this app. */
  | { readonly kind: 'page'; readonly url: string }
  /** An https address; the page that shows it knows which hosts are allowed. */
  | { readonly kind: 'web'; readonly url: string }
  /** A short word without spaces, such as the number of a bottle. */
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }

const HTTPS = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s\\<>"]*)?$/i
const WORD = /^[\w.-]{1,64}$/

type Home = Pick<HostPort, 'linkTo' | 'serverOrigin'>

/** Where this app's browser build lives: the one that is shown, or the server a mini-program belongs to. */
const homes = ({ linkTo, serverOrigin }: Home): string[] =>
  [linkTo('')?.split('#')[0] ?? '', `${serverOrigin}/`].filter(isHome)
const isHome = (address: string) => /^https?:\/\//.test(address)

/** The public address inside a link to our own browser build: `https://shop.example/#/tool/search`. */
function ownPage(text: string, host: Home): string | undefined {
  const [address = '', place] = text.split('#')
  if (place === undefined) return undefined
  const [base = ''] = address.split('?')
  return homes(host).some((home) => home === base || home === `${base}/`)
    ? safeTarget(place)
    : undefined
}

/**
 * What a scanned code is. Followed are pages of this app and https addresses; everything else, a script or
 * another app's address included, is a text.
 */
export function readScanned(scanned: string, host: Home): Code {
  const text = scanned.trim()
  const url = safeTarget(text) ?? ownPage(text, host)
  if (url !== undefined) return { kind: 'page', url }
  if (HTTPS.test(text)) return { kind: 'web', url: text }
  return { kind: WORD.test(text) ? 'word' : 'text', text }
}
