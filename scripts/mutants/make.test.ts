import { applied, type Mutant, mutantsOf } from './make'

/** What each mutant makes of a line, by kind. */
const changes = (text: string, file = 'a.ts') =>
  mutantsOf(file, text).map((mutant: Mutant) => [mutant.kind, applied(mutant, text).trim()])

test.each([
  ['a limit is moved', 'ok = a < b', ['boundary', 'ok = a <= b']],
  ['a comparison is turned round', 'ok = a === b', ['negation', 'ok = a !== b']],
  ['a not is dropped', 'ok = !a', ['negation', 'ok = a']],
  ['both becomes either', 'ok = a && b', ['logic', 'ok = a || b']],
  ['a stand-in is taken for what is there', 'ok = a ?? b', ['logic', 'ok = (a && b)']],
  ['a sum becomes a difference', 'ok = a + b', ['arithmetic', 'ok = a - b']],
  ['a number is one more', 'ok = 7', ['number', 'ok = 8']],
  ['a number is one less', 'ok = 7', ['number', 'ok = 6']],
  ['a time is doubled', 'const PAUSE_MS = 500', ['duration', 'const PAUSE_MS = 1001']],
  ['yes becomes no', 'ok = true', ['boolean', 'ok = false']],
  ['a text is emptied', `ok = 'a'`, ['string', `ok = ''`]],
  ['a list is emptied', 'ok = [a]', ['emptied', 'ok = []']],
  ['an object is emptied', 'ok = { a }', ['emptied', 'ok = {}']],
  ['the largest becomes the smallest', 'ok = Math.max(a, b)', ['method', 'ok = Math.min(a, b)']],
  ['a sieve is left out', 'ok = a.filter(b)', ['method', 'ok = a']],
  ['a call is not made', 'send(a)', ['removed call', ';']],
  ['a call that is waited for is not made', 'await send(a)', ['removed call', ';']],
  ['nobody asks first', 'if (a()) throw b', ['removed guard', ';']],
  ['nobody waits to ask first', 'if (await a()) { b(); return }', ['removed guard', ';']],
  ['a question is turned round', 'if (a) b()', ['negation', 'if (!(a)) b()']],
])('%s', (_name, text, expected) => {
  expect(changes(text)).toContainEqual(expected)
})

test.each([
  ['class names', `<Box className={cx('a', b && 'c')} />`],
  ['class names of a part inside', `<Box textClassName='a' />`],
  ['rows that are counted off', 'all = [1, 2, 3].map(row)'],
  ['what is drawn while something loads', `<Bone count={3} />`],
  ['how large a picture is', 'imageUrl(src, 40)'],
  ['how large a picture of the host is', 'host.imageUrl(src, 40)'],
  ['for how many lines a field has room', '<Area rows={4} />'],
  ['what the ids of tabs begin with', `<Tabs id='tp-all-tab' />`],
  ['a figure that only says how large a picture is', 'const SIZE = 40\nimageUrl(src, SIZE)'],
  [
    'what only says how something looks',
    `const TONES = { 1: 'warning' }
     const toneOf = (state) => TONES[state] ?? 'calm'
     row = <Tag tone={toneOf(state)} />`,
  ],
  ['texts of both languages', `both('Pack', '包装')`],
  ['texts by language', `({ en: 'Pack', 'zh-Hans': '包装' })`],
  ['logs', `console.log('a', 1 + 2)`],
  ['what an exception says', `throw new RangeError('no amount')`],
  ['types', `type A = 'a' | 1; interface B { readonly c: true }`],
  ['imports', `import { a } from './a'; export { b } from './b'`],
  ['what a hook depends on', 'useEffect(send, [a, b])'],
  ['texts put together', 'ok = `a` + b', ['string']],
  [
    'examples and what only they use',
    `const row = (id) => ({ id, amount: 5 })
     const five = [row(1), row(2)]
     export const widget = defineWidget({ type: 'w', version: 1, examples: { full: { value: five, other: b.row } } })`,
    ['emptied', 'boolean'],
  ],
])('leaves alone: %s', (_name, text, besides: readonly string[] = []) => {
  const kinds = changes(text, 'a.tsx').map(([kind]) => kind)
  expect(kinds.filter((kind) => kind !== 'removed call' && !besides.includes(kind ?? ''))).toEqual(
    [],
  )
})

test.each([
  'ok = a.sort((b, c) => (b < c ? -1 : 1))',
  'ok = a.toSorted((b, c) => (b < c ? 1 : -1))',
])('of an order the sign alone counts: %s', (text) => {
  const numbers = changes(text).filter(([kind]) => kind === 'number')
  expect(numbers).toEqual([
    ['number', text.replace(/1(?= :|\))/, '0')],
    ['number', text.replace(/1\)\)$/, '0))')],
  ])
})

test('what several widgets say of themselves is as little tried as what one says', () => {
  const widgets = `const common = { version: 1, height: 640, rows: 3 } as const
    export const one = defineWidget({ ...common, type: 'one' })`
  const numbers = changes(widgets).flatMap(([kind, text]) => (kind === 'number' ? [text] : []))
  expect(numbers.map((text) => /rows: (\d)/.exec(text ?? '')?.[1])).toEqual(['2', '4'])
  expect(changes(`const common = { height: 640 }`)).toContainEqual([
    'number',
    'const common = { height: 641 }',
  ])
})

test('the id of what is no row of tabs is tried', () => {
  expect(changes(`<Box id='tp-all' />`, 'a.tsx')).toEqual([['string', `<Box id='' />`]])
})

test('what is drawn and looked at besides is tried', () => {
  expect(changes('const SIZE = 40\nimageUrl(src, SIZE)\nok = a < SIZE')).toContainEqual([
    'number',
    'const SIZE = 41\nimageUrl(src, SIZE)\nok = a < SIZE',
  ])
})

test('the same text has the same mutants, in the order of their places', () => {
  const text = 'if (a > 1 && b) send(2)\n'
  const places = mutantsOf('a.ts', text).map(({ start }) => start)
  expect(mutantsOf('a.ts', text)).toEqual(mutantsOf('a.ts', text))
  expect(places).toEqual([...places].sort((left, right) => left - right))
  expect(places.length).toBeGreaterThan(4)
})
