import { LOCAL_KEY_PREFIX } from '../../shared/constants'
import type { BrowserLogin, OauthReturn } from '../../shared/host'
import { detectClient } from '../browser/ready'
import { serverOrigin } from '../start'

export type { BrowserLogin, OauthReturn } from '../../shared/host'

/** In the tab's own storage: another tab may be logging in too. */
const KEY = `${LOCAL_KEY_PREFIX}oauth`
const MAX_ROUNDS = 2
/** Rounds are a loop only when they follow each other; ms. */
const ROUND_MEMORY = 600_000
const STATE_BYTES = 16

interface Saved {
  /** What WeChat must bring back; empty once it has. */
  readonly state: string
  readonly target: string
  readonly rounds: number
  readonly at: number
}

interface OauthDeps {
  readonly available: boolean
  readonly authorizeUrl: string
  readonly appId: string
  readonly now: () => number
  readonly leave: (url: string) => void
}

/** `BrowserLogin` over the address bar and the session storage of a browser. */
export function createBrowserLogin(deps: OauthDeps): BrowserLogin {
  const { available, authorizeUrl, appId, now, leave } = deps
  return {
    available,
    takeReturn() {
      const pairs = searchPairs()
      const query = new Map(pairs)
      const state = query.get('state')
      if (state === undefined || !(query.has('code') || query.has('error'))) return undefined
      const saved = read()
      const isOurs = saved !== undefined && saved.state !== '' && saved.state === state
      const rest = pairs.filter(([name]) => !OAUTH_PARAMETERS.includes(name))
      cleanAddress(rest, isOurs ? `#${saved.target}` : window.location.hash)
      // A state we did not hand out: somebody else's code, or an old one. It logs nobody in.
      if (!isOurs) return undefined
      const back = toReturn(query)
      // After a no, only a person may ask again.
      const rounds = back.status === 'declined' ? MAX_ROUNDS : saved.rounds
      write({ ...saved, state: '', rounds })
      return back
    },
    begin(target) {
      const saved = read()
      const isRecent = saved !== undefined && now() - saved.at < ROUND_MEMORY
      const rounds = isRecent ? saved.rounds : 0
      if (rounds >= MAX_ROUNDS) return false
      const state = randomState()
      // A state that can be guessed would let a stranger log somebody in as themselves.
      if (state === undefined) return false
      if (!write({ state, target, rounds: rounds + 1, at: now() })) return false
      leave(authorizeAddress(authorizeUrl, { appId, state }))
      return true
    },
    reset() {
      try {
        window.sessionStorage.removeItem(KEY)
      } catch {
        // Nothing is stored then.
      }
    },
  }
}

const OAUTH_PARAMETERS: readonly string[] = ['code', 'state', 'error', 'error_description']

function toReturn(query: ReadonlyMap<string, string>): OauthReturn {
  const code = query.get('code') ?? ''
  return code === '' ? { status: 'declined' } : { status: 'code', code }
}

/** WeChat matches the address by its path and drops what follows `#`, so it must carry none. */
function authorizeAddress(url: string, { appId, state }: { appId: string; state: string }): string {
  const back = window.location.origin + window.location.pathname
  const pairs = [
    ['appid', appId],
    ['redirect_uri', back],
    ['response_type', 'code'],
    ['scope', 'snsapi_base'],
    ['state', state],
  ]
  const query = pairs.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
  return `${url}?${query.join('&')}#wechat_redirect`
}

function searchPairs(): [string, string][] {
  const pairs = window.location.search.slice(1).split('&').filter(Boolean)
  return pairs.map((pair) => {
    const at = pair.indexOf('=')
    const name = at < 0 ? pair : pair.slice(0, at)
    return [decode(name), at < 0 ? '' : decode(pair.slice(at + 1))]
  })
}

function cleanAddress(rest: readonly [string, string][], hash: string): void {
  const query = rest.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  const search = query === '' ? '' : `?${query}`
  const { origin, pathname } = window.location
  try {
    // With its origin: a path that begins with two slashes alone would be somebody else's address.
    window.history.replaceState(null, '', origin + pathname + search + hash)
  } catch {
    // A file, or a browser that writes no history: the app starts with the address as it is.
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Undefined in a browser without a source of entropy. */
function randomState(): string | undefined {
  const bytes = window.crypto?.getRandomValues?.(new Uint8Array(STATE_BYTES))
  if (!bytes) return undefined
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function read(): Saved | undefined {
  try {
    const saved = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    return saved && typeof saved.state === 'string' ? saved : undefined
  } catch {
    return undefined
  }
}

function write(saved: Saved): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(saved))
    return true
  } catch {
    return false
  }
}

export const browserLogin = createBrowserLogin({
  available: detectClient() === 'WeChat',
  // WeChat's own page in production, the sandbox's otherwise.
  authorizeUrl: process.env.TARO_APP_WECHAT_OAUTH || `${serverOrigin}/pay/wechat/oauth`,
  appId: process.env.TARO_APP_WECHAT_APP_ID || '',
  now: () => Date.now(),
  leave: (url) => window.location.replace(url),
})
