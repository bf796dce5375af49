import fc from 'fast-check'
import { csvOf } from '../../../../engine/actions/export-button'
import type { Pointer } from '../../rules/document'
import { addressOf, linesOf, readTexts } from './texts-table'

const at = (node: string, ...path: (string | number)[]): Pointer => ({ node, path })
const title = at('a', 'value', 'title')
const name = at(':page', 'name')
/** What a table makes of these texts, by their addresses. */
function taken(csv: string, texts: readonly (readonly [Pointer, unknown])[]) {
  const values = new Map(texts)
  const read = readTexts(csv, [...values.keys()], (place) => values.get(place))
  if (typeof read === 'string') return read
  const changes = [...read.changes].map(([place, value]) => [addressOf(place), value])
  return { ...Object.fromEntries(changes), unknown: read.unknown }
}
const HEAD = 'part,field,en,zh-Hans\r\n'
const both = { en: 'Beer', 'zh-Hans': '啤酒' }

test('an address is one alone, whatever its keys say', () => {
  expect(addressOf(title)).toBe('a/value/title')
  expect(addressOf(at('a', 'value', 0, 'x/y~z'))).toBe('a/value/0/x~1y~0z')
  const all = [at('a', 'b/c'), at('a', 'b', 'c'), at('a/b', 'c'), at('a~1b', 'c'), at('a', '~1')]
  expect(new Set(all.map(addressOf)).size).toBe(5)
})

test.each([
  ['', [['']]],
  ['a,b', [['a', 'b']]],
  ['a,', [['a', '']]],
  [',', [['', '']]],
  ['a\r\nb\nc\rd', [['a'], ['b'], ['c'], ['d']]],
  ['a\r\n', [['a']]],
  ['"a,""b""\r\nc",d', [['a,"b"\r\nc', 'd']]],
  ['"",""', [['', '']]],
  ['" a ", b ', [[' a ', ' b ']]],
])('%j are lines', (csv, lines) => {
  expect(linesOf(csv)).toEqual(lines)
})

test.each(['"a', 'a"b', '"a"b', 'a,"b""', '"a" ,b'])('%j has a quote too many', (csv) => {
  expect(linesOf(csv)).toBeUndefined()
})

test('a cell of a hundred thousand quotes is read', () => {
  expect(linesOf(`"${'""'.repeat(100_000)}"`)?.[0]?.[0]).toHaveLength(100_000)
})

const cells = fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 })
test('what is written is read as it was', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      // What is put before a formula is taken away by whoever reads texts.
      const safe = rows.map((row) => row.map((cell) => `x${cell}`))
      expect(linesOf(csvOf(safe))).toEqual(safe)
    }),
  )
})

const TRICKY = [
  '=1+1',
  "'=1",
  "''=1",
  ' =1',
  "' =1",
  '＝1',
  "'",
  '',
  ' ',
  'a\r\nb',
  'a\rb',
  '"',
  ',',
  ';',
  '\t',
  '-',
  '+86',
]
const text = fc.oneof(fc.string(), fc.constantFrom(...TRICKY))
const value = fc.oneof(text, fc.record({ en: text, 'zh-Hans': text }), fc.record({ en: text }))
const textOf = (found: unknown, locale: string) =>
  (typeof found === 'string' ? found : (found as Record<string, string>)[locale]) ?? ''
const written = (texts: readonly (readonly [Pointer, unknown])[]) =>
  csvOf([
    ['part', 'field', 'en', 'zh-Hans'],
    ...texts.map(([place, found]) => [
      'A part',
      addressOf(place),
      textOf(found, 'en'),
      textOf(found, 'zh-Hans'),
    ]),
  ])
/** No key of a definition has line ends. */
const key = text.map((each) => each.replace(/\r/g, ''))
const places = fc
  .uniqueArray(fc.tuple(key, fc.array(fc.oneof(key, fc.nat(9)), { maxLength: 3 }), value), {
    selector: ([node, path]) => addressOf({ node, path }),
    minLength: 1,
  })
  .map((all) => all.map(([node, path, found]) => [{ node, path }, found] as const))

test('a table that comes back as it went changes nothing, through a spreadsheet that marks it too', () => {
  fc.assert(
    fc.property(places, (texts) => {
      expect(taken(written(texts), texts)).toEqual({ unknown: 0 })
      expect(taken(`\ufeff${written(texts)}`, texts)).toEqual({ unknown: 0 })
      // Fields of several lines make line ends their own.
      const own = written(texts).replace(/\r\n?/g, '\n')
      expect(taken(own, texts)).toEqual({ unknown: 0 })
    }),
    { numRuns: 300 },
  )
})

test('what another page says comes whole, formulas too', () => {
  const full = text.filter((each) => each.trim() !== '' && !/\r/.test(each))
  fc.assert(
    fc.property(full, full, (en, zh) => {
      const there = [[title, { en: '~', 'zh-Hans': '~' }]] as const
      const csv = written([[title, { en, 'zh-Hans': zh }]])
      expect(taken(csv, there)).toEqual(
        en === '~' && zh === '~'
          ? { unknown: 0 }
          : { 'a/value/title': { en, 'zh-Hans': zh }, unknown: 0 },
      )
    }),
  )
})

test('columns go by their names, in any order; one that is not there changes nothing', () => {
  const texts = [[title, both]] as const
  expect(taken('zh-Hans , note,field\n果汁,x,a/value/title', texts)).toEqual({
    'a/value/title': { en: 'Beer', 'zh-Hans': '果汁' },
    unknown: 0,
  })
  expect(taken('field,en\na/value/title,Juice', texts)).toEqual({
    'a/value/title': { en: 'Juice', 'zh-Hans': '啤酒' },
    unknown: 0,
  })
})

test('what is empty leaves a text alone, and lines of nothing are none', () => {
  expect(taken(`${HEAD}x,a/value/title,,\r\n,,,\r\n\r\n`, [[title, both]])).toEqual({ unknown: 0 })
  expect(taken(`${HEAD}x,a/value/title`, [[title, both]])).toEqual({ unknown: 0 })
  // A language that is not there is not made of nothing.
  expect(taken(`${HEAD}x,a/value/title,Ale,`, [[title, { en: 'Beer' }]])).toEqual({
    'a/value/title': { en: 'Ale' },
    unknown: 0,
  })
})

test('a text for every language is told apart when its languages differ, and not before', () => {
  const one = [[name, 'Home']] as const
  expect(taken(`${HEAD}x,:page/name,Home,首页`, one)).toEqual({
    ':page/name': { en: 'Home', 'zh-Hans': '首页' },
    unknown: 0,
  })
  expect(taken(`${HEAD}x,:page/name,Start,Start`, one)).toEqual({
    ':page/name': 'Start',
    unknown: 0,
  })
  // By languages it was, by languages it stays.
  expect(taken(`${HEAD}x,a/value/title,X,X`, [[title, both]])).toMatchObject({
    'a/value/title': { en: 'X', 'zh-Hans': 'X' },
  })
})

test('rows that nothing is known of are counted, the others taken; of two about one text the later stands', () => {
  const csv = `${HEAD}x,gone/value/title,A,B\r\nx,,C,D\r\nx,a/value/title,E,F\r\nx,:page/name,G,`
  expect(
    taken(csv, [
      [title, both],
      [name, { en: 'Home' }],
    ]),
  ).toEqual({
    'a/value/title': { en: 'E', 'zh-Hans': 'F' },
    ':page/name': { en: 'G' },
    unknown: 2,
  })
  const twice = `${HEAD}x,a/value/title,E,F\r\nx,a/value/title,Beer,`
  expect(taken(twice, [[title, both]])).toEqual({ unknown: 0 })
})

test.each([
  ['part;field;en;zh-Hans\r\nx;a/value/title;A;B', 'commas'],
  ['part;"field";en\r\nx;a/value/title;A,B', 'commas'],
  ['part\tfield\ten\nx\ta/value/title\tA', 'commas'],
  [`${HEAD}x,a/value/title,"A,B`, 'quotes'],
  ['x,a/value/title,A,B', 'columns'],
  ['part,en\r\nx,A', 'columns'],
  ['part,field\r\nx,a/value/title', 'columns'],
  ['Hello', 'columns'],
  [`${HEAD}x,a/value/title,A\ufffd,B`, 'encoding'],
])('%j is refused: %s', (csv, problem) => {
  expect(taken(csv, [[title, both]])).toBe(problem)
})

test('a semicolon in a text is none between columns', () => {
  expect(taken('field,en\r\na/value/title,A; B', [[title, both]])).toMatchObject({
    'a/value/title': { en: 'A; B' },
  })
  expect(taken('field,"en"\r\n"a/value/title","A;\tB"', [[title, both]])).toMatchObject({
    'a/value/title': { en: 'A;\tB' },
  })
})
