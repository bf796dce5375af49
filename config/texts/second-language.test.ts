import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pairTexts } from './second-language.cjs'
import { withKeys } from './with-keys'

type Texts = Parameters<typeof pairTexts>[0]

const root = path.resolve(__dirname, '../../src')

test('texts come back under their keys, those of one language only among them', () => {
  const first = {
    2: 'two',
    name: 'Beer',
    count_one: 'one',
    count_other: 'many',
    deep: { a: 'A', b: { c: 'C' } },
  }
  const second = {
    name: '啤酒',
    count_other: '{{n}} 罐',
    deep: { b: { c: '丙', d: '丁' } },
    more: { e: '戊' },
  }
  const { values, rest } = pairTexts(first, second)
  expect(values).toEqual([0, '啤酒', 0, '{{n}} 罐', 0, '丙'])
  expect(rest).toEqual({ deep: { b: { d: '丁' } }, more: { e: '戊' } })
  expect(withKeys(first, [...values], rest)).toEqual(second)
})

test('a text in place of a group stops the build', () => {
  expect(() => pairTexts({ a: 'A' }, { a: { b: 'B' } })).toThrow('a is no text')
})

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.zh-Hans.json'),
)
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Texts

test('all texts of the house come back whole', () => {
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const first = read(file.replace('.zh-Hans.', '.en.'))
    const { values, rest } = pairTexts(first, read(file))
    expect([file, withKeys(first, [...values], rest)]).toEqual([file, read(file)])
  }
})
