// @reads nothing
import {
  type Fate,
  fateOf,
  firstConfig,
  isLinked,
  kegsOf,
  kindOf,
  lastHeard,
  type Memory,
  measure,
  receive,
  takings,
  tickAfter,
} from './unit'

const MIDNIGHT = Date.parse('2026-11-22T00:00:00+08:00') / 1000
const NOON = MIDNIGHT + 12 * 3600
const DAY = 86_400
const SLOT = 120
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

describe('a kind of device', () => {
  test.each([
    ['tap', { from: 10, to: 120 }, 40],
    ['cooler', { from: 0, to: 100 }, 30],
    ['kettle', { from: 100, to: 1000 }, 650],
    ['hub', null, 220],
    ['one that nobody knows', { from: 10, to: 120 }, 40],
  ])('%s works by its own figures until somebody sets it', (kind, range, target) => {
    expect(kindOf(kind).range).toEqual(range)
    expect(firstConfig(kind)).toEqual({
      name: '',
      place: '',
      price: 1800,
      opens: '11:00',
      closes: '23:00',
      target,
      warmAt: target + 25,
      lowAt: 10,
      silentAfter: 30,
    })
  })

  test.each([
    [-3, 'tap', 37],
    [0, 'tap', 40],
    [34, 'tap', 74],
    [0, 'hub', 220],
  ])(
    'measures what it keeps and its fault of %d, three tenths more or less',
    (drift, kind, middle) => {
      const config = firstConfig(kind)
      const seen = times(300, (at) => measure('501', config, drift, NOON + at * 60))
      expect([Math.min(...seen), Math.max(...seen)]).toEqual([middle - 3, middle + 3])
      const minute = times(60, (at) => measure('501', config, drift, NOON + at))
      expect(new Set(minute).size).toBe(1)
      expect(seen.slice(0, 8).map((each) => each - middle)).toEqual([-2, 1, 2, -2, -3, 2, -2, -3])
    },
  )
})

describe('a line', () => {
  const auto = { deviceId: '501', link: 'auto' }

  test('holds or fails for two minutes at a time, unless somebody says', () => {
    const failing = times(1000, (at) => at).filter((at) => !isLinked(auto, MIDNIGHT + at * SLOT))
    expect(failing).toHaveLength(148)
    expect(failing.slice(0, 6)).toEqual([1, 7, 8, 11, 18, 25])
    expect(
      [SLOT - 1, SLOT, 2 * SLOT - 1, 2 * SLOT].map((at) => isLinked(auto, MIDNIGHT + at)),
    ).toEqual([true, false, false, true])
    for (const at of [0, SLOT]) {
      expect(isLinked({ ...auto, link: 'on' }, MIDNIGHT + at)).toBe(true)
      expect(isLinked({ ...auto, link: 'off' }, MIDNIGHT + at)).toBe(false)
    }
  })

  test.each([
    [0, 3],
    [2, 3],
    [3, 6],
    [4, 6],
  ])('is used every three seconds: after %i at %i', (at, next) => {
    expect(tickAfter(at)).toBe(next)
  })

  test.each([
    ['on', 0, 100, 99],
    ['on', 0, 99, 99],
    ['on', 100, 101, 100],
    ['off', 10, 100, 10],
    // The slots 7 and 8 fail.
    ['auto', 0, 7 * SLOT - 1, 7 * SLOT - 3],
    ['auto', 0, 7 * SLOT, 7 * SLOT - 3],
    ['auto', 0, 9 * SLOT - 1, 7 * SLOT - 3],
    ['auto', 0, 9 * SLOT, 9 * SLOT],
    ['auto', 8 * SLOT, 9 * SLOT - 1, 8 * SLOT],
  ])('that is %s and was heard at %i was heard last, at %i, at %i', (link, from, to, heard) => {
    const line = { deviceId: '501', link }
    expect(lastHeard(line, MIDNIGHT + from, MIDNIGHT + to) - MIDNIGHT).toBe(heard)
  })

  test.each<[number, Partial<Record<Fate, number>>]>([
    [0, { fine: 1000 }],
    [1, { lost: 13, unheard: 10, twice: 14, fine: 963 }],
    [20, { lost: 202, unheard: 207, twice: 201, fine: 390 }],
    [33, { lost: 328, unheard: 340, twice: 324, fine: 8 }],
  ])('that loses %i of a hundred messages does so in each direction', (loss, counted) => {
    const found: Partial<Record<Fate, number>> = {}
    for (let n = 0; n < 1000; n += 1) {
      const fate = fateOf('501', NOON + n * 3, n % 7, n % 3, loss)
      found[fate] = (found[fate] ?? 0) + 1
    }
    expect(found).toEqual(counted)
  })
})

describe('what a device is told', () => {
  const memory: Memory = { doneSeq: 4, doneReason: 'before', config: firstConfig('tap') }
  const told = { seq: 5, kind: 'configure', changes: { price: 2500 } }

  test('is done once, in its place, and remembered', () => {
    const config = { ...memory.config, price: 2500 }
    const done = receive(memory, told, '')
    expect(done).toEqual({ memory: { doneSeq: 5, doneReason: '', config }, acted: true })
    expect(receive(done.memory, told, '')).toEqual({ memory: done.memory, acted: false })
    expect(receive(done.memory, { ...told, seq: 4 }, '')).toEqual({
      memory: done.memory,
      acted: false,
    })
  })

  test('changes nothing when it is refused, or is no setting', () => {
    const { config } = memory
    expect(receive(memory, told, 'cannot')).toEqual({
      memory: { doneSeq: 5, doneReason: 'cannot', config },
      acted: true,
    })
    expect(receive(memory, { ...told, kind: 'restart' }, '').memory.config).toEqual(config)
  })
})

describe('what a device takes in', () => {
  /** Hours of the day, pours and cents. */
  const day = (kind: string, change: object = {}, from = MIDNIGHT, to = MIDNIGHT + DAY - 1) =>
    takings({ deviceId: '501', kind, config: { ...firstConfig(kind), ...change } }, from, to).map(
      ({ hour, pours, cents }) => [(hour - MIDNIGHT) / 3600, pours, cents],
    )
  const OPEN = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]
  const asRows = (hours: readonly number[], pours: readonly number[]) =>
    hours.map((hour, at) => [hour, pours[at], (pours[at] ?? 0) * 90])

  test.each([
    ['tap', OPEN, [2, 4, 2, 2, 1, 2, 5, 8, 9, 11, 9, 4]],
    ['cooler', OPEN, [3, 5, 4, 2, 2, 3, 8, 11, 13, 16, 14, 6]],
    ['kettle', OPEN, [4, 7, 5, 3, 3, 4, 10, 15, 18, 21, 19, 8]],
    ['hub', [12, 17, 18, 19, 20, 21, 22], [1, 1, 2, 2, 2, 2, 1]],
  ])('in a day, a %s: most in the evening, nothing while it is closed', (kind, hours, pours) => {
    expect(day(kind)).toEqual(asRows(hours, pours))
  })

  test('is poured all day where it opens when it closes, and over midnight', () => {
    const always = day('cooler', { opens: '00:00', closes: '00:00' })
    expect(always).toEqual(
      asRows([0, 1, 10, ...OPEN, 23], [1, 1, 1, 3, 5, 4, 2, 2, 3, 8, 11, 13, 16, 14, 6, 3]),
    )
    expect(day('tap', { opens: '22:30', closes: '01:00' })).toEqual(asRows([22, 23], [2, 2]))
  })

  test('is a twentieth of the price, to the half cent', () => {
    const evening = (price: number) =>
      day('tap', { price }, MIDNIGHT + 19 * 3600, MIDNIGHT + 21 * 3600)
    expect(evening(1990)).toEqual([
      [19, 9, 896],
      [20, 11, 1095],
    ])
    // Nine pours of 0.5 cent are 4.5.
    expect(evening(10)[0]).toEqual([19, 9, 5])
  })

  test('is counted once: behind the one report, up to the next', () => {
    const [hour, seven] = [MIDNIGHT + 20 * 3600, 3600 / 12]
    const poured = (from: number, to: number) =>
      day('tap', {}, hour + from, hour + to).reduce((sum, [, pours = 0]) => sum + pours, 0)
    expect([poured(0, seven - 1), poured(0, seven), poured(seven, 2 * seven - 1)]).toEqual([
      0, 1, 0,
    ])
    expect(poured(seven - 1, 2 * seven)).toBe(2)
    expect(poured(0, 3599)).toBe(11)
  })
})

test.each<[string, number, readonly [string, number, number][]]>([
  [
    'tap',
    0,
    [
      ['Plum Rain', 200, 200],
      ['River Lager', 200, 148],
    ],
  ],
  [
    'tap',
    51,
    [
      ['Plum Rain', 200, 100],
      ['River Lager', 200, 48],
    ],
  ],
  [
    'cooler',
    149,
    [
      ['Plum Rain', 300, 152],
      ['River Lager', 300, 100],
      ['Old Arcade Stout', 300, 48],
      ['Lychee Sour', 300, 296],
    ],
  ],
  ['kettle', 1, [['Plum Rain', 2000, 1996]]],
  ['kettle', 499, [['Plum Rain', 2000, 4]]],
  ['kettle', 500, [['Plum Rain', 2000, 2000]]],
  ['hub', 7, []],
])('the kegs of a %s after %i pours: an empty one is changed', (kind, poured, kegs) => {
  expect(kegsOf(kind, poured).map(({ name, size, left }) => [name.en, size, left])).toEqual(kegs)
})
