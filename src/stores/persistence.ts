import { gcm } from '@noble/ciphers/aes.js'
import { StorageError } from '../errors'
import { base64ToBytes, bytesToBase64, bytesToUtf8, utf8ToBytes } from '../shared/bytes'
import { LOCAL_KEY_PREFIX } from '../shared/constants'
import { hasOwn, isObject } from '../shared/json'
import type { PayRecord, SentTransfer } from '../shared/pay'
import { type RawStorage, VIEW_INDEX, VIEW_PREFIX } from '../shared/storage'

/** Kept on the device. `account`, `merchant` and `region` outlive a 401 (client spec §4), `installation` all. */
export interface StorageSchema {
  session: unknown
  settings: unknown
  account: { mobile: string }
  merchant: { id: string }
  /** Id of the chosen city or county. */
  region: string
  clockOffset: number
  /** The token some tab is logging out: what the server refuses the other tabs is that logout. */
  leaving: string
  /** One a payment, written before each of its steps, so that a killed app can ask how it ended. */
  [payment: `pay_${string}`]: PayRecord
  /** Which tab makes that payment just now. */
  [lock: `payLock_${string}`]: { readonly owner: string; readonly until: number }
  /** Sent and not answered, of every user of this device: a second try is the same transfer. */
  transfers: readonly SentTransfer[]
  /** openId and session key (point 17) are kept under their own names. */
  wechat_openId: string
  wechat_sessionKey: string
  /** Searches for products that no server has; of another kind of thing under its own name. */
  searchHistory: readonly string[]
  [history: `searchHistory_${string}`]: readonly string[]
  /** What the server said that it lacks (decision 0092). */
  lacks: readonly string[]
  /** The theme of the brand that it said is worn (decision 0091). */
  wears: string
  /** How lists of products lie. */
  listLayout: 'grid' | 'rows'
  /** Places chosen before, newest first. */
  recentCities: readonly { readonly regionId: string; readonly name: string }[]
  /** When the popup of a page was last shown: page and day, oldest first. */
  popups: readonly (readonly [string, string])[]
  /** The age somebody said on this device that they have. */
  age: number
  /** The user was told that this browser has no database. */
  toldNoDatabase: true
  /** Answers to the host about its messages that the server has not heard yet, with the id of their user. */
  newsAnswers: unknown
  /** What was typed into forms and not saved yet; a forced sign-out loses none of it. */
  drafts: unknown
  /** What went wrong and the server has not been told yet. */
  problems: unknown
  /** What waits to be sent, and which window sends it (decision 0076); what can be undone (decision 0127). */
  [waiting: `outbox_${string}` | `steps_${string}`]: unknown
  [lease: `outboxLease_${string}`]: { readonly owner: string; readonly until: number }
}
export type StorageKey = keyof StorageSchema

type Mend = (value: unknown) => unknown
type Fits = (value: unknown) => boolean

const isText: Fits = (value) => typeof value === 'string'
const isNumber: Fits = Number.isFinite
const isRecord =
  (fields: Readonly<Record<string, Fits>>): Fits =>
  (value) =>
    isObject(value) && Object.keys(fields).every((name) => fields[name]?.(value[name]))
const only =
  (fits: Fits): Mend =>
  (value) =>
    fits(value) ? value : undefined
/** What fits of a list; one entry that does not loses none of the others. */
const listOf =
  (fits: Fits): Mend =>
  (value) =>
    Array.isArray(value) ? value.filter(fits) : undefined

const STATES = 'requested prepaid invoked verifying settled cancelled failed unknown'.split(' ')
const isPayment = isRecord({
  payId: isText,
  userId: isText,
  payType: isNumber,
  amount: isNumber,
  tries: isNumber,
  startedAt: isNumber,
  changedAt: isNumber,
})
/** A step this release does not know: the server is asked how it ended. */
const mendPayment: Mend = (value) => {
  if (!isPayment(value)) return undefined
  const record = value as PayRecord
  return STATES.includes(record.state) ? record : { ...record, state: 'unknown' }
}
const isDraft = isRecord({ at: isNumber, values: isObject })
const mendDrafts: Mend = (value) => {
  if (!isObject(value)) return undefined
  return Object.fromEntries(Object.entries(value).filter(([, draft]) => isDraft(draft)))
}
const isPopup: Fits = (value) => Array.isArray(value) && value.length === 2 && value.every(isText)

/** What a value must be to be one, whichever release kept it. `session` and `settings` are their stores'. */
const MENDS: Readonly<Record<string, Mend>> = {
  account: only(isRecord({ mobile: isText })),
  merchant: only(isRecord({ id: isText })),
  region: only(isText),
  clockOffset: only(isNumber),
  age: only(isNumber),
  leaving: only(isText),
  transfers: listOf(
    isRecord({
      accountId: isText,
      toMobile: isText,
      amount: isNumber,
      requestId: isText,
      userId: isText,
      at: isNumber,
    }),
  ),
  wechat_openId: only(isText),
  wechat_sessionKey: only(isText),
  searchHistory: listOf(isText),
  lacks: listOf(isText),
  wears: only(isText),
  recentCities: listOf(isRecord({ regionId: isText, name: isText })),
  popups: listOf(isPopup),
  toldNoDatabase: only((value) => value === true),
  drafts: mendDrafts,
  pay: mendPayment,
  payLock: only(isRecord({ owner: isText, until: isNumber })),
}
/** `pay_77` and `payLock_77` are read as `pay` and `payLock`. */
const mendOf = (name: string): Mend | undefined =>
  hasOwn(MENDS, name) ? MENDS[name] : MENDS[/^(pay|payLock)_/.exec(name)?.[1] ?? '']

const KEPT_AFTER_401: readonly string[] = [
  ...['account', 'merchant', 'region', 'settings', 'popups', 'clockOffset', 'age', 'leaving'],
  ...['drafts', 'transfers', 'newsAnswers', 'toldNoDatabase', 'wears'],
]
/** Many of a kind, each of its own user: what waits to be sent, to be paid or to be undone. */
const KEPT_OF_USERS = /^(outbox|pay|steps)_/
const [KEY_BYTES, NONCE_BYTES] = [32, 12]

/** Typed, encrypted values over the host's storage (point 15). */
export interface Persistence {
  /**
   * Undefined when absent, or of a shape this release does not know. A value that does not decrypt clears
   * all cached data and is absent.
   */
  read<K extends StorageKey>(key: K): StorageSchema[K] | undefined
  /**
   * A full storage drops the view definitions first: they can be fetched again.
   *
   * @throws StorageError when there is no room for it even so.
   */
  write<K extends StorageKey>(key: K, value: StorageSchema[K]): void
  /** `write` for what the app can live without: a full storage is no reason to stop. */
  tryWrite<K extends StorageKey>(key: K, value: StorageSchema[K]): void
  remove(key: StorageKey): void
  /** What follows `prefix` in the names of stored keys. */
  names(prefix: string): readonly string[]
  /** Everything that was cached. `keepAccount` leaves what a 401 leaves (client spec §4). */
  clear(options?: { keepAccount?: boolean }): void
}

export interface PersistenceOptions {
  readonly raw: RawStorage
  readonly randomBytes: (length: number) => Uint8Array
  /** View definitions carry no user data and are kept apart, in plain; cleared with everything else. */
  readonly views?: { clear(): void }
  /** Told once when a stored value was tampered with. */
  readonly onTampered?: (error: StorageError) => void
}

/** Opens the storage of this installation, making its key when something is kept for the first time. */
export function createPersistence({
  raw,
  randomBytes,
  views,
  onTampered,
}: PersistenceOptions): Persistence {
  let key: Uint8Array | undefined
  /** At the first need: a start that keeps nothing writes nothing. */
  const installation = () => {
    key ??= installationKey({ get: raw.get, set: put }, randomBytes)
    return key
  }

  /** @throws StorageError when there is no room for it, even without the view definitions. */
  function put(name: string, text: string): void {
    try {
      raw.set(name, text)
    } catch (cause) {
      if (!dropViews()) throw cause
      raw.set(name, text)
    }
  }

  function encrypt(text: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const sealed = gcm(installation(), nonce).encrypt(utf8ToBytes(text))
    const bytes = new Uint8Array(NONCE_BYTES + sealed.length)
    bytes.set(nonce)
    bytes.set(sealed, NONCE_BYTES)
    return bytesToBase64(bytes)
  }

  function decrypt(value: string): string {
    const bytes = base64ToBytes(value)
    return bytesToUtf8(
      gcm(installation(), bytes.slice(0, NONCE_BYTES)).decrypt(bytes.slice(NONCE_BYTES)),
    )
  }

  function namesWith(prefix: string): string[] {
    return raw
      .keys()
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
  }

  /** Makes room at once. False when there was nothing to drop. */
  function dropViews(): boolean {
    const keys = raw.keys().filter((key) => key.startsWith(VIEW_PREFIX))
    for (const key of keys) raw.remove(key)
    views?.clear()
    return keys.length > 0
  }

  const persistence: Persistence = {
    read(name) {
      const stored = raw.get(LOCAL_KEY_PREFIX + name)
      if (stored === undefined) return undefined
      try {
        const value = JSON.parse(decrypt(stored))
        const mend = mendOf(name)
        return mend ? mend(value) : value
      } catch (cause) {
        persistence.clear()
        onTampered?.(new StorageError('tampered', name, cause))
        return undefined
      }
    },
    write: (name, value) => put(LOCAL_KEY_PREFIX + name, encrypt(JSON.stringify(value))),
    tryWrite(name, value) {
      try {
        persistence.write(name, value)
      } catch {
        // It lives until the app closes.
      }
    },
    remove: (name) => raw.remove(LOCAL_KEY_PREFIX + name),
    names: (prefix) => namesWith(LOCAL_KEY_PREFIX + prefix),
    clear({ keepAccount = false } = {}) {
      for (const name of namesWith(LOCAL_KEY_PREFIX)) {
        if (name === INSTALLATION || (views && isView(LOCAL_KEY_PREFIX + name))) continue
        if (keepAccount && (KEPT_AFTER_401.includes(name) || KEPT_OF_USERS.test(name))) continue
        raw.remove(LOCAL_KEY_PREFIX + name)
      }
      // Behind the app: a start does not wait until each of them is removed.
      views?.clear()
    },
  }
  return persistence
}

const INSTALLATION = 'installation'
/** Of the definitions, which their own storage removes. */
const isView = (key: string) => key === VIEW_INDEX || key.startsWith(VIEW_PREFIX)

function installationKey(
  raw: Pick<RawStorage, 'get' | 'set'>,
  randomBytes: (length: number) => Uint8Array,
): Uint8Array {
  const stored = raw.get(LOCAL_KEY_PREFIX + INSTALLATION)
  const known = stored === undefined ? undefined : safeBytes(stored)
  if (known?.length === KEY_BYTES) return known
  const fresh = randomBytes(KEY_BYTES)
  try {
    raw.set(LOCAL_KEY_PREFIX + INSTALLATION, bytesToBase64(fresh))
  } catch {
    // A full or missing storage: the app runs on memory alone, and nothing it writes will be read.
  }
  return fresh
}

function safeBytes(text: string): Uint8Array | undefined {
  try {
    return base64ToBytes(text)
  } catch {
    return undefined
  }
}
