import type { Persistence } from '../../stores/persistence'
import { NOUNS, ROWS } from './contract'
import { type Entry, Shelf } from './shelf'

/** A device on which these wait. */
function shelfWith(...entries: readonly Pick<Entry, 'id' | 'at'>[]): Shelf {
  const [row] = ROWS
  const of = {
    userId: '7',
    noun: NOUNS[0],
    key: '1',
    wish: {},
    call: row?.call,
    words: '',
    tries: 0,
  }
  const kept = new Map(entries.map((entry) => [`outbox_${entry.id}`, { ...of, ...entry }]))
  const device = {
    names: (prefix: string) => [...kept.keys()].map((name) => name.slice(prefix.length)),
    read: (name: string) => kept.get(name),
  }
  return new Shelf(device as unknown as Persistence, '')
}

const order = (shelf: Shelf) => shelf.all().map(({ id }) => id)

test('what waits is in the order in which it was asked for', () => {
  expect(order(shelfWith({ id: 'a', at: 3 }, { id: 'b', at: 1 }, { id: 'c', at: 2 }))).toEqual([
    'b',
    'c',
    'a',
  ])
})

test('of two windows that asked at once the order is the same in both', () => {
  const [one, other] = [
    { id: 'a', at: 1 },
    { id: 'b', at: 1 },
  ]
  expect(order(shelfWith(one, other))).toEqual(['a', 'b'])
  expect(order(shelfWith(other, one))).toEqual(['a', 'b'])
})

test.each<[string, object]>([
  ['has no name to be sent under', { id: 7 }],
  ['is nobody’s', { userId: null }],
  ['was never asked for', { at: '1' }],
  ['may have been sent or not', { tries: undefined }],
  ['wishes nothing', { wish: 'POST' }],
  ['is of no line', { noun: 'money' }],
  ['is a call that this release does not know', { call: 'POST wallet/empty' }],
])('what %s is left alone, and what stands beside it is sent', (_, damage) => {
  const [good, bad] = [
    { id: 'good', at: 1 },
    { id: 'bad', at: 2 },
  ]
  expect(order(shelfWith(good, bad))).toEqual(['good', 'bad'])
  expect(order(shelfWith(good, { ...bad, ...damage }))).toEqual(['good'])
})
