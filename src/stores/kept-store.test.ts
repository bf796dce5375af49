import { autorun } from 'mobx'
import { KeptStore, keptKey } from './kept-store'

const choice = keptKey<string>('user')
const notices = keptKey<readonly string[]>('app')

function filled(userId = 'a') {
  const kept = new KeptStore()
  kept.follow(userId, 'never')
  kept.set(choice, 'Lin Street 1')
  kept.set(notices, ['n1'])
  return kept
}

test('what one page leaves, another one finds, and takes away', () => {
  const kept = filled()
  expect(kept.get(choice)).toBe('Lin Street 1')
  expect(kept.take(choice)).toBe('Lin Street 1')
  expect(kept.get(choice)).toBeUndefined()
  kept.set(notices, undefined)
  expect(kept.get(notices)).toBeUndefined()
})

test('whoever draws it hears of every change', () => {
  const kept = new KeptStore()
  const seen: unknown[] = []
  const stop = autorun(() => seen.push(kept.get(choice)))
  kept.set(choice, 'one')
  kept.set(notices, [])
  kept.set(choice, undefined)
  stop()
  expect(seen).toEqual([undefined, 'one', undefined])
})

test('a logout takes what the user left, and nothing else', () => {
  const kept = filled()
  kept.follow('', 'logout')
  expect(kept.get(choice)).toBeUndefined()
  expect(kept.get(notices)).toEqual(['n1'])
})

test('a session that ran out leaves it for the same user', () => {
  const kept = filled()
  kept.follow('', 'expired')
  kept.follow('a', 'expired')
  expect(kept.get(choice)).toBe('Lin Street 1')
})

test('nobody finds what another user left', () => {
  const kept = filled()
  kept.follow('', 'expired')
  kept.follow('b', 'expired')
  expect(kept.get(choice)).toBeUndefined()
  kept.set(choice, 'Mo Street 2')
  kept.follow('c', 'expired')
  expect(kept.get(choice)).toBeUndefined()
})

test('what a visitor left is theirs once they log in', () => {
  const kept = filled('')
  kept.follow('a', 'never')
  expect(kept.get(choice)).toBe('Lin Street 1')
  kept.follow('', 'logout')
  kept.set(choice, 'again')
  kept.follow('b', 'logout')
  expect(kept.get(choice)).toBe('again')
})
