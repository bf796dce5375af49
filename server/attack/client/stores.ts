import { webcrypto } from 'node:crypto'
import { StorageError } from '../../../src/errors'
import { allPayments, beginPayment, type LedgerDeps } from '../../../src/features/pay/ledger'
import { beginTransfer, unansweredTransfer } from '../../../src/features/wallet/unanswered'
import { ServerClock } from '../../../src/http/client'
import { buildHeaders } from '../../../src/http/headers'
import type { UserRecord } from '../../../src/http/shapes'
import { LOCAL_KEY_PREFIX } from '../../../src/shared/constants'
import * as signer from '../../../src/shared/signature'
import type { RawStorage } from '../../../src/shared/storage'
import {
  createPersistence,
  type Persistence,
  type StorageKey,
} from '../../../src/stores/persistence'
import { SessionStore } from '../../../src/stores/session-store'
import { SettingsStore } from '../../../src/stores/settings-store'
import { testUser } from '../../../src/stores/testing/test-user'
import type { Range } from '../findings'
import { pickFrom } from '../random'

/** What only the first user of the device may ever see again. */
const SECRET = 'secret-of-the-first'
const FIRST: UserRecord = { ...testUser, id: '1001', userId: '1001', token: `${SECRET}-token` }
const SECOND: UserRecord = { ...testUser, id: '1002', userId: '1002', token: 'token-of-the-second' }
const NOW = 1_790_000_000_000

interface Device {
  readonly stored: Map<string, string>
  readonly raw: RawStorage
}

/** A phone's storage; one that is full or broken throws where it is written. */
function deviceOf(stored: Map<string, string>, isFull = false): Device {
  return {
    stored,
    raw: {
      get: (key) => stored.get(key),
      set(key, value) {
        if (isFull) throw new StorageError('full', key)
        stored.set(key, value)
      },
      remove: (key) => void stored.delete(key),
      keys: () => [...stored.keys()],
    },
  }
}

const randomBytes = (length: number) => webcrypto.getRandomValues(new Uint8Array(length))
const open = ({ raw }: Device) => createPersistence({ raw, randomBytes })

const ledgerOf = (persistence: Persistence, userId: string): LedgerDeps => ({
  persistence,
  userId,
  now: () => NOW,
})

/** As `draftKey` of the engine names it: what is typed belongs to its user. */
const draftOf = (userId: string) => JSON.stringify([userId, 'form', ''])
interface Draft {
  readonly at: number
  readonly values: object
}

const HELD: readonly StorageKey[] = [
  'session',
  'settings',
  'account',
  'merchant',
  'region',
  'clockOffset',
  'leaving',
  'transfers',
  'wechat_openId',
  'wechat_sessionKey',
  'searchHistory',
  'recentCities',
  'popups',
  'toldNoDatabase',
  'drafts',
  'pay_77',
  'payLock_77',
]

/** A device on which the first user has done something of everything. */
function lived(): Device {
  const device = deviceOf(new Map())
  const persistence = open(device)
  const session = new SessionStore({ persistence })
  session.login(FIRST)
  session.chooseRegion('440300')
  persistence.write('merchant', { id: 'M7' })
  persistence.write('settings', { theme: 'dark', locale: 'en' })
  persistence.write('clockOffset', 3)
  persistence.write('leaving', 'another-token')
  persistence.write('wechat_openId', `${SECRET}-openId`)
  persistence.write('wechat_sessionKey', `${SECRET}-key`)
  persistence.write('searchHistory', ['IPA'])
  persistence.write('recentCities', [{ regionId: '440300', name: 'Shenzhen' }])
  persistence.write('popups', [['/', '2026-11-22']])
  persistence.write('toldNoDatabase', true)
  persistence.write('payLock_77', { owner: 'tab-1', until: NOW })
  beginPayment({ payId: '77', payType: 12, amount: 100 }, ledgerOf(persistence, FIRST.id))
  const order = { accountId: '1', toMobile: SECRET, amount: 100, requestId: 'r1' }
  beginTransfer(order, { persistence, userId: FIRST.id })
  persistence.write('drafts', { [draftOf(FIRST.id)]: { at: NOW, values: { note: SECRET } } })
  return device
}

/** What the next start of the app does with it, for whoever is logged in then. */
async function start(device: Device): Promise<Persistence> {
  const persistence = open(device)
  const settings = new SettingsStore({ persistence, hostLocale: 'en', systemIsDark: false })
  const session = new SessionStore({ persistence })
  const clock = new ServerClock(
    persistence.read('clockOffset') ?? 0,
    () => {},
    () => NOW,
  )
  await live({ persistence, settings, session, clock })
  return persistence
}

interface App {
  readonly persistence: Persistence
  readonly settings: SettingsStore
  readonly session: SessionStore
  readonly clock: ServerClock
}

/** Everything that reads what is kept, as one text. @throws Error for a value no page can use. */
async function live({ persistence, settings, session, clock }: App): Promise<string> {
  const { userId } = session
  const headers = await buildHeaders({
    session: session.headers,
    device: {
      clientType: 'WapH5',
      appType: 'h5',
      isMobile: true,
      clientUrl: '/',
      locale: settings.locale,
      project: 'taproom',
    },
    projectKey: 'taproom',
    signer,
    timestamp: clock.now(),
    nonce: 'nonce-of-a-test',
    request: { host: 'main', method: 'GET', path: 'x', query: '', body: '', anonymous: false },
  })
  const broken = Object.entries(headers).filter(([, text]) => /undefined|NaN|\[object/.test(text))
  if (broken.length > 0) throw new Error(`headers ${JSON.stringify(broken)}`)
  const popups = (persistence.read('popups') ?? []).map(([page, day]) => `${page} ${day}`)
  const cities = (persistence.read('recentCities') ?? []).map(({ name }) => name.trim())
  const words = (persistence.read('searchHistory') ?? []).map((word) => word.trim())
  const lock = persistence.read('payLock_77')
  const pays = allPayments(ledgerOf(persistence, userId)).map(({ state, amount }) => [
    state.toUpperCase(),
    amount.toFixed(0),
  ])
  const transfer = unansweredTransfer({ persistence, userId })
  const drafts = (persistence.read('drafts') ?? {}) as Readonly<Record<string, Draft>>
  const fields = Object.values(drafts).map(({ at, values }) => [at + 1, Object.keys(values)])
  const draft = [drafts[draftOf(userId)]?.values, fields.length]
  const kept = [popups, cities, words, pays, transfer, draft, lock?.owner.trim(), headers]
  const openId = persistence.read('wechat_openId')?.trim()
  return JSON.stringify([
    kept,
    openId,
    session.savedMobile.trim(),
    session.endsElsewhere,
    settings.theme,
  ])
}

type Damage = (device: Device, key: StorageKey) => void
const at = (key: string) => LOCAL_KEY_PREFIX + key

const raw =
  (change: (text: string) => string): Damage =>
  ({ stored }, key) =>
    void stored.set(at(key), change(stored.get(at(key)) ?? ''))
/** As another release, or a bug of this one, would have written it: with the right key. */
const value =
  (next: unknown): Damage =>
  (device, key) =>
    open(device).write(key, next as never)

const DAMAGES: Readonly<Record<string, Damage>> = {
  'cut in half': raw((text) => text.slice(0, text.length / 2)),
  'changed in a letter': raw(
    (text) => `${text.slice(0, -6)}${text.endsWith('A') ? 'B' : 'A'}AAAAA`,
  ),
  empty: raw(() => ''),
  'in plain': raw(() => '{"id":"1003","token":"forged"}'),
  'of another alphabet': raw(() => '啤酒'),
  'of another device': (device, key) => {
    const other = lived()
    device.stored.set(at(key), other.stored.get(at(key)) ?? '')
  },
  'far too long': raw((text) => text + 'A'.repeat(300_000)),
  'no value': value(null),
  'a text': value('x'),
  'a number': value(7),
  'an endless number': value(1e300),
  'a list': value([null, 1, 'x', [], {}]),
  'a list of lists': value([[null], [1, 2], ['a', 'b']]),
  'an empty record': value({}),
  'a record of records': value({ id: {}, mobile: [], values: null, userId: 1001, state: 'later' }),
  'a prototype': value(JSON.parse('{"__proto__":{"polluted":1},"constructor":{}}')),
  'a payment of a later release': value({
    payId: '77',
    userId: '1001',
    payType: 12,
    amount: 100,
    tries: 1,
    startedAt: NOW,
    changedAt: NOW,
    state: 'escrowed',
  }),
  'a huge list': value(Array.from({ length: 2000 }, () => ['a', 'b'])),
}

/** Starts the app, logs out, and lets somebody else in: they see nothing of the first. */
async function problemsOf(device: Device): Promise<readonly string[]> {
  await start(device)
  const persistence = await start(device)
  const settings = new SettingsStore({ persistence, hostLocale: 'en', systemIsDark: false })
  const session = new SessionStore({ persistence })
  if (session.isLoggedIn) session.logout('logout')
  session.login(SECOND)
  const clock = new ServerClock(
    0,
    () => {},
    () => NOW,
  )
  const shown = await live({ persistence, settings, session, clock })
  return [
    ...(shown.includes(SECRET) ? [`the second user sees ${shown}`] : []),
    ...('polluted' in {} ? ['the prototype of everything was changed'] : []),
    ...([...device.stored.values()].join().includes(SECRET) ? ['a secret lies in plain'] : []),
  ]
}

/**
 * Every key of the device's storage, damaged in every way, and a storage that is full: the app starts, calls
 * go out with whole headers, and the next user sees nothing of the one before.
 *
 * @param cases damages of each key.
 */
export async function attackStores(range: Range, seed: number, cases: number): Promise<void> {
  for (const key of HELD) {
    for (const what of pickFrom(Object.keys(DAMAGES), cases, `${seed} ${key}`)) {
      const call = `${key}: ${what}`
      await range.attempt({ name: `${seed} stores ${call}`, call }, async () => {
        const device = lived()
        DAMAGES[what]?.(device, key)
        return problemsOf(device)
      })
    }
  }
  const full = { name: `${seed} stores full`, call: 'a storage that is full' }
  await range.attempt(full, async () => problemsOf(deviceOf(lived().stored, true)))
  await range.attempt({ ...full, call: 'a storage that was always full' }, async () =>
    problemsOf(deviceOf(new Map(), true)),
  )
  const lost = {
    name: `${seed} stores installation`,
    call: 'a key of the installation that is lost',
  }
  await range.attempt(lost, async () => {
    const device = lived()
    device.stored.delete(at('installation'))
    return problemsOf(device)
  })
}
