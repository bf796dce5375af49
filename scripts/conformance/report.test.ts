// @reads nothing
import { pageOf } from './page'
import { capabilitiesOf, exitCodeOf, jsonOf, textOf } from './report'
import type { Outcome, Result } from './run'

const result = (call: string, outcome: Outcome): Result => ({
  call,
  auth: 'none',
  writes: false,
  as: 'nobody',
  outcome,
  ms: 12,
})

const AGREES = result('GET a', { kind: 'agrees', data: { secret: 'of a person' } })
const EMPTY = result('GET b', { kind: 'agrees', data: [], note: 'an empty list' })
const REFUSED = result('GET c', { kind: 'refused', code: 400, words: 'Not <today>' })
const MISSING = result('GET d', { kind: 'missing', words: 'HTTP 404' })
const DIFFERS = result('GET e', {
  kind: 'differs',
  differences: [{ at: 'data.price', expected: 'number', came: '"1.00"' }],
  data: { secret: 'of a person' },
})
const FAILED = result('GET f', { kind: 'failed', words: 'HTTP 502' })
/** As if one page were for what is missing. */
const withoutPages = (lacks: ReadonlySet<string>) => (lacks.has('d') ? ['/d/list'] : [])
const ALL = [AGREES, EMPTY, REFUSED, MISSING, DIFFERS, FAILED]

test('only what differs or fails ends a run with 1', () => {
  expect(exitCodeOf([AGREES, EMPTY, REFUSED, MISSING])).toBe(0)
  expect(exitCodeOf([AGREES, DIFFERS])).toBe(1)
  expect(exitCodeOf([FAILED])).toBe(1)
})

test('the table has the worst first and says where', () => {
  const lines = textOf(ALL, 'https://shop.example').split('\n')
  expect(lines[0]).toBe(
    'https://shop.example: 6 calls: 2 as agreed, 0 not asked, 1 refused, 1 missing, 1 failed, 1 differs',
  )
  expect(lines[2]).toMatch(
    /^differs +GET e +nobody +12 ms {2}data\.price: number was agreed, "1\.00" came$/,
  )
  expect(lines.slice(2, 8).map((line) => line.split(/ {2,}/)[0])).toEqual([
    'differs',
    'failed',
    'missing',
    'refused',
    'as agreed',
    'as agreed',
  ])
})

test('no report holds what a server answered', () => {
  const json = jsonOf(ALL, 'https://shop.example', '2026-11-27')
  expect(JSON.parse(json).calls[4]).toMatchObject({ call: 'GET e', kind: 'differs' })
  expect(json).not.toContain('of a person')
  expect(pageOf(ALL, 'https://shop.example', '2026-11-27')).not.toContain('of a person')
})

test('the page says everything, as text, and loads nothing', () => {
  const page = pageOf(ALL, 'https://shop.example/<b>', '2026-11-27')
  expect(page).toContain('Not &lt;today&gt;')
  expect(page).toContain('https://shop.example/&lt;b&gt;')
  expect(page).toContain('data.price: number was agreed, &quot;1.00&quot; came')
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(/)
  for (const { call } of ALL) expect(page).toContain(`<code>${call}</code>`)
})

test('a server has the calls that answer, whatever they say', () => {
  expect(
    JSON.parse(capabilitiesOf(ALL, 'https://shop.example', '2026-11-27', withoutPages)),
  ).toMatchObject({
    has: ['GET a', 'GET b', 'GET c', 'GET e'],
    lacks: ['GET d'],
    unknown: ['GET f'],
    names: ['d', '/d/list'],
  })
})
