import { utf8ToBytes } from '../../shared/bytes'
import { LOCAL_KEY_PREFIX } from '../../shared/constants'
import { isObject } from '../../shared/json'
import { chatTokenBase, type Signer, signatureBase } from '../../shared/transport'

/** Undefined in a browser that cannot tell. */
const query = (wish = 'color-scheme: dark') => window.matchMedia?.(`(prefers-${wish})`)

/** Whether the system shows itself dark, and when that changes. */
export function systemIsDark(): boolean {
  return query()?.matches ?? false
}

/** Calls `listener` with whether it is dark, after every change of the browser's theme. */
export function onSystemThemeChange(listener: (dark: boolean) => void): void {
  query()?.addEventListener?.('change', (event) => listener(event.matches))
}

const STILL = 'reduced-motion: reduce'

/** Whether less motion was asked of the system. */
export const systemIsStill = (): boolean => query(STILL)?.matches ?? false

/** Calls `listener` with whether it is, after every change of that wish. */
export function onSystemStill(listener: (still: boolean) => void): void {
  query(STILL)?.addEventListener?.('change', (event) => listener(event.matches))
}

/** Origin of the three hosts: the page's own, unless the build names another. */
export const serverOrigin: string = process.env.TARO_APP_H5_ORIGIN ?? ''

const KEY = `${LOCAL_KEY_PREFIX}session`

/** Calls back when another tab of this browser stored or removed its session. */
export function onSessionStorage(callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    if (key === KEY || key === null) callback()
  })
}

declare global {
  interface Window {
    /** Started by index.html, so that the definition travels while the scripts load. */
    __taproomHome?: Promise<{ code?: number; data?: unknown }>
  }
}

/**
 * The home definition that index.html asked for; a refusal is left to the ordinary call. `take` hears first
 * what the server sent beside it for its lists, if it did.
 */
export function earlyView(take: (lists: unknown) => void): Promise<unknown> | undefined {
  const { __taproomHome: answer } = window
  // What is taken is nobody else's any more, and what was drawn by it is no part of the definition that is kept.
  window.__taproomHome = undefined
  return answer?.then(({ code, data }) => {
    if (code !== 200) throw new Error('the early request was refused')
    if (!isObject(data)) return data
    const { $lists, $drawn: _, ...view } = data
    if ($lists) take($lists)
    return view
  })
}

/**
 * Bytes for storage keys and nonces. A browser without a source of entropy starts all the same, with what a
 * mini-program has: the key lies beside the data anyway. What must not be guessed asks for the source itself
 * (browser-login).
 */
export function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  if (window.crypto?.getRandomValues) return window.crypto.getRandomValues(bytes)
  return bytes.map(() => Math.floor(Math.random() * 256))
}

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function hmac(crypto: SubtleCrypto, secret: string, text: string): Promise<string> {
  const how = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.importKey('raw', utf8ToBytes(secret), how, false, ['sign'])
  return toHex(await crypto.sign('HMAC', key, utf8ToBytes(text)))
}

/** Undefined on a page that did not come over TLS; nor does it take a secret of no characters. */
const cryptoFor = (secret: string) => (secret === '' ? undefined : window.crypto?.subtle)

/**
 * Signs with the browser's own cryptography, so that none travels with the first page. Where it
 * has none, ours is fetched.
 */
export const signer: Signer = {
  async sign(parts, body, projectKey) {
    const subtle = cryptoFor(projectKey)
    if (!subtle) return (await ours()).sign(parts, body, projectKey)
    const bodyHash = toHex(await subtle.digest('SHA-256', utf8ToBytes(body)))
    return hmac(subtle, projectKey, signatureBase(parts, bodyHash))
  },
  async chatToken(userId, sessionToken, seconds) {
    const subtle = cryptoFor(sessionToken)
    if (!subtle) return (await ours()).chatToken(userId, sessionToken, seconds)
    return hmac(subtle, sessionToken, chatTokenBase(userId, seconds))
  },
}

const ours = () => import('../../shared/signature')
