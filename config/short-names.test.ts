import { readFileSync } from 'node:fs'
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

test('a script has each of its places named short', () => {
  const script = '{style:{color:"var(--ink-600)",gap:"var(--space-4)"}}'
  expect(shortPlaces(script).map(({ at, end, short }) => [script.slice(at, end), short])).toEqual([
    ['--space-4', '--s4'],
    ['--ink-600', '--i600'],
  ])
})

test.each([
  'tp-c-',
  '.tp-button--s',
  '.tp-od__row',
  'var(--brand-50)',
  '--nav-bottom:44px',
  'a--,b',
  '--space-12-wide',
  '.tp-row--text-14x',
])('%s stays', (code) => {
  expect(shortNames(code)).toBe(code)
})

test('no two names of the house become one', () => {
  const styles = readFileSync(path.resolve(__dirname, '../src/app.scss'), 'utf8')
  const names = [...new Set(styles.match(/(?<![\w-])--[a-z][\w-]*/g))]
  expect(names.length).toBeGreaterThan(50)
  expect(new Set(names.map(shortNames)).size).toBe(names.length)
})
