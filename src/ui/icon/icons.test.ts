import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1])

const plain = namesIn(read('icons.ts'), /^ {2}\| '([a-z0-9-]+)'/gm)
const filled = namesIn(read('icons.ts'), /'([a-z0-9-]+-fill)'/g)

test('there are icons', () => {
  expect(plain.length).toBeGreaterThan(60)
  expect(filled.length).toBeGreaterThan(0)
})

test('every icon has a mask for the mini-programs, and no mask is without its icon', () => {
  const masks = namesIn(read('icons.scss'), /^\.tp-i-([a-z0-9-]+)/gm)
  expect(masks.sort()).toEqual([...plain, ...filled].sort())
})

test('every icon is in the sprite of the browsers', () => {
  const symbols = namesIn(read('../../assets/icons.svg'), /<symbol id="([a-z0-9-]+)"/g)
  expect(symbols.sort()).toEqual([...plain].sort())
})
