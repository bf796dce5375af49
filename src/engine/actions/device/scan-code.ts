import { scanByHost } from '../../../platform/scan'
import { canReadCodes, readCode, takePicture } from '../../../platform/scan/picture'
import { linkTo } from '../../../platform/share/link'
import { serverOrigin } from '../../../platform/start'
import { safeTarget } from '../../../routing/url'

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

/** Where this app's browser build lives: the one that is shown, or the server a mini-program belongs to. */
const homes = (): string[] => [linkTo('')?.split('#')[0] ?? '', `${serverOrigin}/`].filter(isHome)
const isHome = (address: string) => /^https?:\/\//.test(address)

/** The public address inside a link to our own browser build: `https://shop.example/#/tool/search`. */
function ownPage(text: string): string | undefined {
  const [address = '', place] = text.split('#')
  if (place === undefined) return undefined
  const [base = ''] = address.split('?')
  return homes().some((home) => home === base || home === `${base}/`)
    ? safeTarget(place)
    : undefined
}

/**
 * What a scanned code is. Followed are pages of this app and https addresses; everything else, a script or
 * another app's address included, is a text.
 */
export function readScanned(scanned: string): Code {
  const text = scanned.trim()
  const url = safeTarget(text) ?? ownPage(text)
  if (url !== undefined) return { kind: 'page', url }
  if (HTTPS.test(text)) return { kind: 'web', url: text }
  return { kind: WORD.test(text) ? 'word' : 'text', text }
}

/** Whether this browser reads codes by itself. */
export const canScanPictures = (): Promise<boolean> => canReadCodes()

export type PictureScan =
  | { readonly outcome: 'code'; readonly text: string }
  /** The picture has no code that can be read. */
  | { readonly outcome: 'none' }
  | { readonly outcome: 'closed' }

/** Reads the code of a picture the user takes or chooses. Browsers only. */
export async function scanPicture(from: 'camera' | 'album'): Promise<PictureScan> {
  const picture = await takePicture(from)
  if (!picture) return { outcome: 'closed' }
  const text = await readCode(picture)
  return text === undefined ? { outcome: 'none' } : { outcome: 'code', text }
}

/** Opens the host's scanner; undefined when it is closed. Mini-programs only. @throws HostError */
export const scan = (): Promise<string | undefined> => scanByHost()
