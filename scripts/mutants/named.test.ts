import { readFileSync } from 'node:fs'
import { NAMED } from './named'

const root = `${__dirname}/../..`

test.each(NAMED)('what is replaced stands once in its file: $name', ({ file, find, replace }) => {
  expect(readFileSync(`${root}/${file}`, 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})

test('no two have the same name', () => {
  expect(new Set(NAMED.map(({ name }) => name)).size).toBe(NAMED.length)
})
