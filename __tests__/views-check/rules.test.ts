import wishes from '../../scripts/views-check/rules.json'
import { checkView, RULES } from '../../src/features/builder/lint/check'
import { DATA_ROWS } from './rows/data'
import { grid, menu, page, title } from './rows/definitions'
import { PAGE_ROWS } from './rows/page'
import { SHAPE_ROWS } from './rows/shape'
import { TAPS_ROWS } from './rows/taps'
import { world } from './rows/world'

const ROWS = [...SHAPE_ROWS, ...DATA_ROWS, ...TAPS_ROWS, ...PAGE_ROWS]

const pathsOf = (definition: unknown, rule: string) =>
  checkView(definition, world)
    .problems.filter((problem) => problem.rule === rule)
    .map(({ path }) => path)

test.each(ROWS)('%s is told where it is broken, and of nothing else', (rule, bad, path, good) => {
  expect(pathsOf(bad, rule)).toContain(path)
  expect(pathsOf(good, rule)).toEqual([])
})

test('every rule has a definition that breaks it', () => {
  const tested = new Set(ROWS.map(([rule]) => rule))
  expect(RULES.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([])
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length)
})

test('of every rule it is said what it wants', () => {
  expect(Object.keys(wishes)).toEqual(RULES.map(({ name }) => name))
})

test('a definition without a fault has no problem', () => {
  const fine = page([menu(), grid(4, { url: '/company/about' })], {
    security: { isOpen: true, isLogin: true, isAdmin: false },
    data: { $meta: { schema: 1, rev: '1', nav: { title } } },
  })
  expect(checkView(fine, world).problems).toEqual([])
})

test.each([undefined, null, 7, 'text', [], {}, { widgets: {} }])('%j is no definition', (raw) => {
  expect(checkView(raw, world).problems).toMatchObject([{ rule: 'unreadable', severity: 'error' }])
})
