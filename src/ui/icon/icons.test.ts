import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FILLED, ICONS } from './icons'

test('every icon has a mask for the mini-programs, and no mask is without its icon', () => {
  const scss = readFileSync(path.join(__dirname, 'icons.scss'), 'utf8')
  const masks = [...scss.matchAll(/^\.tp-i-([a-z0-9-]+)/gm)].map((match) => match[1])
  const names = [...Object.keys(ICONS), ...FILLED.map((name) => `${name}-fill`)]
  expect(masks.sort()).toEqual(names.sort())
})

test('the set stays small enough for the main package', () => {
  expect(readFileSync(path.join(__dirname, 'icons.ts')).length).toBeLessThan(16_384)
})
