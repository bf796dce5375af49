import { formatUrl, safeTarget } from '../../../routing/url'
import type { HostPort } from '../../../shared/host-port'
import { fillUrl } from '../../../shared/url'
import type { Action } from '../../contract'
import type { ActContext } from '../open'
import { copyText } from '../use-copy'

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

type ScanAction = Extract<Action, { do: 'scan' }>

/**
 * Does with a scanned code what the action says: into the page's state, or after what it names. True when
 * it went anywhere; what names nothing of ours is shown, to be copied.
 */
export async function followCode(
  scanned: string,
  { path, url }: ScanAction,
  { page, open, services, t }: ActContext,
): Promise<boolean> {
  if (path) {
    page.state.set(path, scanned)
    return true
  }
  const code = readScanned(scanned, services.host)
  if (code.kind === 'page') {
    await open(code.url)
    return true
  }
  if (code.kind === 'web') {
    await open(formatUrl('/pages/web', { alapath: code.url }))
    return true
  }
  if (code.kind === 'word' && url) {
    await open(fillUrl(url, { code: code.text }))
    return true
  }
  const { host } = services
  const sure = await page.ask({
    title: t('platform.scan.text'),
    text: code.text,
    ok: t('platform.scan.copy'),
    cancel: t('common.close'),
  })
  if (sure) await copyText(code.text, host, t)
  return false
}
