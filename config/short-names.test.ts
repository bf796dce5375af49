import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shortNames, shortPlaces } from './short-names'

test('a size has its short name wherever it is defined, read or written by a script', () => {
  expect(shortNames('page{--space-12:12px;--text-14:calc(14px*var(--font-scale))}')).toBe(
    'page{--s12:12px;--t14:calc(14px*var(--font-scale))}',
  )
  expect(
    shortNames('.a{margin:var(--space-4) var(--space-24);border-radius:var(--radius-card)}'),
  ).toBe('.a{margin:var(--s4) var(--s24);border-radius:var(--r-ca)}')
  expect(shortNames("style={color:'var(--ink-600)'}")).toBe("style={color:'var(--i600)'}")
})

test('a part of a block has its short name in styles and scripts, with what it is changed by', () => {
  expect(
    shortNames(
      '.tp-cart__line--gone .tp-tag,.tp-pay-sheet__input + .tp-cart__line{gap:var(--space-4)}',
    ),
  ).toBe('.cart_line--gone .tp-tag,.pay-sheet_input + .cart_line{gap:var(--s4)}')
  const script = '{className:u.b("tp-od__row",e&&"tp-od__row--line tp-num")}'
  expect(shortNames(script)).toBe('{className:u.b("od_row",e&&"od_row--line tp-num")}')
  expect(shortPlaces(script).map(({ at, end, short }) => [script.slice(at, end), short])).toEqual([
    ['tp-od__', 'od_'],
    ['tp-od__', 'od_'],
  ])
})

test.each([
  'tp-c-',
  '.tp-button--s',
  '.http-od__row',
  'var(--brand-50)',
  '--nav-bottom:44px',
  'a--,b',
  '--space-12-wide',
  '.tp-row--text-14x',
])('%s stays', (code) => {
  expect(shortNames(code)).toBe(code)
})

test('the block of a part is never put together from pieces: half of it would be written short', () => {
  const source = path.resolve(__dirname, '../src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
  expect(files.flatMap((code) => code.match(/tp-[a-z][a-z\d-]*__/g) ?? []).length).toBeGreaterThan(
    1000,
  )
  expect(files.flatMap((code) => code.match(/\}__[a-z]|\+ ?['"`]__[a-z]/g) ?? [])).toEqual([])
})

test('no two names of the house become one', () => {
  const styles = readFileSync(path.resolve(__dirname, '../src/app.scss'), 'utf8')
  const names = [...new Set(styles.match(/(?<![\w-])--[a-z][\w-]*/g))]
  expect(names.length).toBeGreaterThan(50)
  expect(new Set(names.map(shortNames)).size).toBe(names.length)
})
