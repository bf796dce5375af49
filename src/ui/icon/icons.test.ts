import { readFileSync } from 'node:fs'
import path from 'node:path'
import { TAB_ICONS } from '../../shared/constants'

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

test('every icon is in the sprite of the browsers, and what the bar of the tabs draws', () => {
  const symbols = namesIn(read('../../assets/icons.svg'), /<symbol id="([a-z0-9-]+)"/g)
  const tabs = TAB_ICONS.map((name) => `tab-${name}`)
  expect(symbols.sort()).toEqual([...plain, ...tabs].sort())
})
