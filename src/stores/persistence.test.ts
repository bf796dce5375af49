import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import constants from '../../__tests__/spec/constants.json'
import { StorageError } from '../errors'
import type { RawStorage } from '../shared/storage'
import { createPersistence, type Persistence } from './persistence'
import { memoryStorage } from './testing/memory-storage'

const randomBytes = (length: number) => webcrypto.getRandomValues(new Uint8Array(length))

function open(raw = memoryStorage()) {
  const tampered: StorageError[] = []
  const persistence = createPersistence({
    raw,
    randomBytes,
    onTampered: (error) => tampered.push(error),
  })
  return { raw, persistence, tampered }
}

/** A device with something of everything on it. */
function filled() {
  const device = open()
  const { persistence } = device
  persistence.write('session', { id: '1001' })
  persistence.write('account', { mobile: '13800138000' })
  persistence.write('merchant', { id: 'M7' })
  persistence.write('settings', { theme: 'dark' })
  persistence.write('clockOffset', 7200)
  persistence.write('searchHistory', ['IPA'])
  persistence.write('wechat_openId', 'o-1')
  return device
}

test('what is written is read again, by the next start of the app too', () => {
  const { raw, persistence } = open()
  persistence.write('account', { mobile: '13800138000' })
  expect(persistence.read('account')).toEqual({ mobile: '13800138000' })
  expect(open(raw).persistence.read('account')).toEqual({ mobile: '13800138000' })
})

test('any JSON survives encryption', () => {
  const { persistence, tampered } = open()
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      persistence.write('session', value)
      expect(persistence.read('session')).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: 150 },
  )
  expect(tampered).toEqual([])
})

test('any text survives encryption, half an emoji included', () => {
  const { persistence } = open()
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      persistence.write('session', [text])
      expect(persistence.read('session')).toEqual([text])
    }),
    { numRuns: 150 },
  )
})

test('every key on the device begins with alacore___', () => {
  const { raw } = filled()
  expect(constants.localKeyPrefix).toBe('alacore___')
  expect(raw.keys().filter((key) => !key.startsWith('alacore___'))).toEqual([])
  expect(raw.keys().length).toBeGreaterThan(7)
})

test('what is about the user cannot be read on the device', () => {
  const { raw, persistence } = open()
  persistence.write('session', { token: 'secret-token', mobile: '13800138000' })
  const stored = [...raw.stored.values()].join('\n')
  expect(stored).not.toContain('secret-token')
  expect(stored).not.toContain('13800138000')
  expect(stored).not.toContain(Buffer.from('secret-token').toString('base64').slice(0, 12))
})

test('the same value is written differently each time', () => {
  const { raw, persistence } = open()
  persistence.write('account', { mobile: '1' })
  const first = raw.get('alacore___account')
  persistence.write('account', { mobile: '1' })
  expect(raw.get('alacore___account')).not.toBe(first)
})

test('what was never written is absent and no reason to clear anything', () => {
  const { persistence, tampered } = filled()
  expect(persistence.read('pay_1')).toBeUndefined()
  expect(persistence.read('account')).toBeDefined()
  expect(tampered).toEqual([])
})

describe('a value that does not decrypt', () => {
  function flipLast(text: string): string {
    const at = text.length - 6
    return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
  }

  test.each([
    ['one changed character', flipLast],
    ['a missing end', (text: string) => text.slice(0, -8)],
    ['plain JSON', () => '{"id":"1002"}'],
    ['nothing', () => ''],
    ['a character outside the alphabet', () => '啤酒啤酒'],
  ])('(%s) clears all cached data and is told once', (_, tamper) => {
    const { raw, persistence, tampered } = filled()
    raw.set('alacore___session', tamper(raw.get('alacore___session') ?? ''))
    expect(persistence.read('session')).toBeUndefined()
    expect(raw.keys()).toEqual(['alacore___installation'])
    expect(persistence.read('account')).toBeUndefined()
    expect(tampered).toHaveLength(1)
    expect(tampered[0]).toBeInstanceOf(StorageError)
    expect(tampered[0]).toMatchObject({ problem: 'tampered', key: 'session' })
  })

  test('any changed byte is noticed', () => {
    const { raw, persistence } = open()
    persistence.write('account', { mobile: '13800138000' })
    const good = raw.get('alacore___account') ?? ''
    // The last group may hold bits that base64 ignores.
    fc.assert(
      fc.property(fc.nat(good.length - 5), fc.constantFrom('A', 'z', '0', '/'), (at, letter) => {
        fc.pre(good[at] !== letter)
        raw.set('alacore___account', good.slice(0, at) + letter + good.slice(at + 1))
        expect(persistence.read('account')).toBeUndefined()
      }),
      { numRuns: 80 },
    )
  })

  test('leaves other apps of the same storage alone', () => {
    const { raw, persistence } = filled()
    raw.set('other-app', 'kept')
    raw.set('alacore___session', 'x')
    persistence.read('session')
    expect(raw.get('other-app')).toBe('kept')
  })

  test('comes from another installation: a copied storage opens for nobody', () => {
    const first = filled()
    const second = open()
    second.raw.set('alacore___account', first.raw.get('alacore___account') ?? '')
    expect(second.persistence.read('account')).toBeUndefined()
  })

  test('can be written anew afterwards', () => {
    const { raw, persistence } = filled()
    raw.set('alacore___session', 'x')
    persistence.read('session')
    persistence.write('session', { id: '2' })
    expect(open(raw).persistence.read('session')).toEqual({ id: '2' })
  })
})

test('a 401 leaves the saved account, the merchant and what belongs to the device', () => {
  const { raw, persistence } = filled()
  persistence.clear({ keepAccount: true })
  expect([...raw.keys()].sort()).toEqual(
    ['account', 'clockOffset', 'installation', 'merchant', 'settings'].map(
      (name) => `alacore___${name}`,
    ),
  )
  expect(persistence.read('account')).toEqual({ mobile: '13800138000' })
})

test('what waits to be sent, paid or undone outlives a sign-out (decision 0076)', () => {
  const { persistence } = filled()
  const names = ['outbox_7', 'pay_7', 'steps_7'] as const
  for (const name of names) persistence.write(name, { id: '7' } as never)
  persistence.write('outboxLease_favorite', { owner: 'a', until: 1 })
  persistence.clear({ keepAccount: true })
  expect(names.filter((name) => persistence.names(name).length > 0)).toEqual(names)
  expect(persistence.names('outboxLease_')).toEqual([])
})

test('clearing everything leaves the key of the installation alone', () => {
  const { raw, persistence } = filled()
  persistence.clear()
  expect(raw.keys()).toEqual(['alacore___installation'])
})

test('a full storage is an error for what matters and none for what does not', () => {
  const { persistence } = open(memoryStorage(300))
  const long = 'x'.repeat(1000)
  expect(() => persistence.write('session', long)).toThrow(StorageError)
  expect(() => persistence.tryWrite('session', long)).not.toThrow()
  expect(persistence.read('session')).toBeUndefined()
})

test('a start that keeps nothing writes nothing', () => {
  const { raw, persistence } = open()
  expect(persistence.read('session')).toBeUndefined()
  expect(persistence.names('pay_')).toEqual([])
  expect(raw.keys()).toEqual([])
  persistence.write('region', '1')
  expect(open(raw).persistence.read('region')).toBe('1')
})

describe('a full storage with view definitions on it', () => {
  /** Room for 300 letters beside what the app itself keeps. */
  function crowded(length: number) {
    const raw = memoryStorage(600)
    open(raw).persistence.write('account', { mobile: '13800138000' })
    raw.set('alacore___view_/home', 'x'.repeat(length))
    const views = { clear: jest.fn() }
    return { raw, views, persistence: createPersistence({ raw, randomBytes, views }) }
  }

  test('gives them up for what the user entered', () => {
    const { raw, views, persistence } = crowded(200)
    persistence.write('session', 'y'.repeat(200))
    expect(persistence.read('session')).toBe('y'.repeat(200))
    expect(persistence.read('account')).toEqual({ mobile: '13800138000' })
    expect(raw.keys()).not.toContain('alacore___view_/home')
    expect(views.clear).toHaveBeenCalledTimes(1)
  })

  test('gives them up for the key of all that is written, so that the next start can read it', () => {
    const raw = memoryStorage(400)
    raw.set('alacore___view_/home', 'x'.repeat(370))
    open(raw).persistence.write('session', 'y'.repeat(50))
    expect(open(raw).persistence.read('session')).toBe('y'.repeat(50))
  })

  test('says that there is no room when they were not enough', () => {
    const { persistence } = crowded(200)
    expect(() => persistence.write('session', 'y'.repeat(900))).toThrow(StorageError)
    expect(persistence.read('account')).toEqual({ mobile: '13800138000' })
  })

  test('keeps them while there is room', () => {
    const { raw, views, persistence } = crowded(50)
    persistence.write('session', 'y')
    expect(raw.keys()).toContain('alacore___view_/home')
    expect(views.clear).not.toHaveBeenCalled()
  })
})

test('a storage that takes nothing at all still starts the app', () => {
  const { persistence } = open(memoryStorage(0))
  persistence.tryWrite('account', { mobile: '1' })
  expect(persistence.read('account')).toBeUndefined()
})

test.each([
  ['a logout', (persistence: Persistence) => persistence.clear({ keepAccount: true })],
  [
    'a value that does not decrypt',
    (persistence: Persistence, raw: RawStorage) => {
      raw.set('alacore___session', 'x')
      persistence.read('session')
    },
  ],
])('%s forgets the kept definitions too, wherever they are', (_, happen) => {
  const raw = memoryStorage()
  const views = { clear: jest.fn() }
  happen(createPersistence({ raw, randomBytes, views }), raw)
  expect(views.clear).toHaveBeenCalledTimes(1)
})

test('definitions are left to their own storage, index and all: nobody waits for each of them', () => {
  const raw = memoryStorage()
  raw.set('alacore___views', 'index')
  raw.set('alacore___view_/pages/tabbar/index', 'definition')
  raw.set('alacore___views2', 'ours')
  const remove = jest.spyOn(raw, 'remove')
  createPersistence({ raw, randomBytes, views: { clear: jest.fn() } }).clear()
  expect(remove.mock.calls).toEqual([['alacore___views2']])
})
