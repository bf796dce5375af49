import { Nonces } from './nonces'

const WINDOW = 300
const NOW = 1_800_000_000

test('a nonce is taken once', () => {
  const nonces = new Nonces(WINDOW)
  expect(nonces.take('abcdefgh', NOW, NOW)).toBe(true)
  expect(nonces.take('abcdefgh', NOW, NOW + WINDOW)).toBe(false)
  expect(nonces.take('abcdefgi', NOW, NOW)).toBe(true)
})

test('one of a clock ahead of ours is remembered as long as its signature is good', () => {
  const nonces = new Nonces(WINDOW)
  nonces.take('of-the-future', NOW + WINDOW, NOW)
  nonces.take('later-one', NOW, NOW + 2 * WINDOW)
  expect(nonces.take('of-the-future', NOW + WINDOW, NOW + 2 * WINDOW)).toBe(false)
})

test('what is refused for its age alone is forgotten', () => {
  const nonces = new Nonces(WINDOW)
  nonces.take('abcdefgh', NOW, NOW)
  nonces.take('later-one', NOW + 1000, NOW + 1000)
  expect(nonces.take('abcdefgh', NOW + 1000, NOW + 1000)).toBe(true)
})

test.each(['', 'short', 'x'.repeat(65), 'with a blank', '啤酒啤酒啤酒啤酒'])(
  '%j is none',
  (nonce) => {
    expect(new Nonces(WINDOW).take(nonce, NOW, NOW)).toBe(false)
  },
)
