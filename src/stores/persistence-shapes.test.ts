import { createPersistence, type Persistence } from './persistence'
import { memoryStorage } from './testing/memory-storage'

function open(raw = memoryStorage()) {
  const tampered: unknown[] = []
  const persistence = createPersistence({
    raw,
    randomBytes: (length) => new Uint8Array(length).fill(7),
    onTampered: (error) => tampered.push(error),
  })
  return { raw, persistence, tampered }
}

describe('a value of another release', () => {
  const read = (name: Parameters<Persistence['read']>[0], value: unknown) => {
    const { raw, persistence, tampered } = open()
    persistence.write(name, value as never)
    const kept = open(raw).persistence.read(name)
    expect(tampered).toEqual([])
    return kept
  }
  const WRONG: readonly unknown[] = [null, 'x', 7, true, [], {}, [null], { id: 7, mobile: null }]

  test.each([
    ['account', { mobile: '1' }],
    ['merchant', { id: 'M7' }],
    ['clockOffset', -3],
    ['age', 18],
    ['toldNoDatabase', true],
    ['payLock_1', { owner: 'tab', until: 5 }],
  ] as const)('of %s is read when it fits and is absent when not', (name, good) => {
    expect(read(name, good)).toEqual(good)
    for (const wrong of WRONG.filter((each) => typeof each !== typeof good || each === null)) {
      expect(read(name, wrong)).toBeUndefined()
    }
    expect(read(name, [good])).toBeUndefined()
  })

  test.each(['region', 'leaving', 'wechat_openId', 'wechat_sessionKey'] as const)(
    'of %s is a text',
    (name) => {
      expect(read(name, 'text')).toBe('text')
      expect(read(name, { text: 'x' })).toBeUndefined()
      expect(read(name, 7)).toBeUndefined()
    },
  )

  const TRANSFER = {
    accountId: '1',
    toMobile: '2',
    amount: 3,
    requestId: 'r',
    userId: '1001',
    at: 4,
  }
  test.each([
    ['transfers', TRANSFER, { ...TRANSFER, amount: '3' }],
    ['searchHistory', 'IPA', 7],
    ['recentCities', { regionId: '1', name: 'a' }, { regionId: '1' }],
    ['popups', ['/', '2026-11-22'], ['/']],
  ] as const)('of %s loses what does not fit, and nothing else', (name, good, wrong) => {
    expect(read(name, [wrong, good, null])).toEqual([good])
    expect(read(name, { good })).toBeUndefined()
    expect(read(name, null)).toBeUndefined()
  })

  test('of drafts loses what is none', () => {
    const draft = { at: 1, values: { note: 'x' } }
    expect(read('drafts', { a: draft, b: null, c: { at: 'x', values: {} } })).toEqual({ a: draft })
    expect(read('drafts', [draft])).toBeUndefined()
  })

  test('of a payment is one whose end is asked for', () => {
    const record = {
      payId: '1',
      userId: '1001',
      payType: 12,
      amount: 100,
      state: 'settled',
      tries: 1,
      startedAt: 5,
      changedAt: 6,
    } as const
    expect(read('pay_1', record)).toEqual(record)
    expect(read('pay_1', { ...record, state: 'escrowed' })).toEqual({ ...record, state: 'unknown' })
    expect(read('pay_1', { ...record, amount: null })).toBeUndefined()
    expect(read('pay_1', null)).toBeUndefined()
  })
})
