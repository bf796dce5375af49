import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Project } from './graph'
import { greenAfter, matrixOf, outcomesOf, printsOf, staleOf, survey } from './plan'

// @reads nothing

const Record = require('./record.cjs')

const root = mkdtempSync(path.join(tmpdir(), 'units-'))
afterAll(() => rmSync(root, { recursive: true }))

const TESTS = '^src/.*\\.test\\.ts$'
const PROJECTS: readonly Project[] = [
  { name: 'h5', tests: TESTS, extensions: ['h5.ts', 'ts'], setup: 'setup.ts' },
  { name: 'weapp', tests: TESTS, extensions: ['weapp.ts', 'ts'], setup: 'setup.ts' },
]
const FILES = {
  'package-lock.json': '{}',
  'setup.ts': `import './texts'`,
  'texts.ts': `export const text = 'a'`,
  'src/price.ts': `import { round } from './round'\nexport const price = round(1)`,
  'src/round.ts': 'export const round = Math.round',
  'src/round.weapp.ts': 'export const round = Math.floor',
  'src/name.ts': `import { Taro } from '@tarojs/taro'\nimport './name.scss'\nexport const name = Taro`,
  'src/price.test.ts': `import { price } from './price'\ntest('p', () => price)`,
  'src/name.test.ts': `import { name } from './name'\ntest('n', () => name)`,
  'src/list.test.ts': `import { readdirSync } from 'node:fs'\ntest('l', () => readdirSync('src'))`,
}
const READER = FILES['src/list.test.ts']
const BOTH = `import { price } from './price'\nimport { name } from './name'\ntest('b', () => [price, name])`

/** The sample with some files changed (undefined: gone). */
type Changes = Record<string, string | undefined>

/** The changed sample, written down. */
function treeOf(changes: Changes) {
  const sample: Changes = { ...FILES, ...changes }
  const files = Object.keys(sample).filter((file) => sample[file] !== undefined)
  rmSync(root, { recursive: true })
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), sample[file] ?? '')
  }
  expect(existsSync(path.join(root, 'src/round.ts'))).toBe(files.includes('src/round.ts'))
  return { root, files, read: (file: string) => readFileSync(path.join(root, file)) }
}

async function prints(changes: Changes = {}, projects: readonly Project[] = PROJECTS) {
  const tree = treeOf(changes)
  return printsOf(tree, await survey(tree, projects))
}

/** What is to run again after a change. */
const staleAfter = async (changes: Changes) => staleOf(await prints(changes), await prints())

test('a tree that has not changed has nothing to run', async () => {
  expect(await staleAfter({})).toEqual({ h5: [], weapp: [] })
})

test('at first everything runs, on a second host what reaches a variant', async () => {
  expect(staleOf(await prints(), {})).toEqual({
    h5: ['src/price.test.ts', 'src/name.test.ts', 'src/list.test.ts'],
    weapp: ['src/price.test.ts'],
  })
})

test('what reaches a changed file runs again, and what reads files', async () => {
  const stale = await staleAfter({ 'src/round.ts': 'export const round = Math.ceil' })
  expect(stale).toEqual({ h5: ['src/price.test.ts', 'src/list.test.ts'], weapp: [] })
})

test.each([
  ['// @reads nothing', []],
  ['// @reads src/round.ts docs', ['src/list.test.ts']],
  ['// @reads src/name.ts', []],
])('what says that it reads %s runs again for that alone', async (said, again) => {
  const before = { 'src/list.test.ts': `${said}\n${READER}` }
  const after = { ...before, 'src/round.ts': 'export const round = Math.ceil' }
  const { h5 } = staleOf(await prints(after), await prints(before))
  expect(h5).toEqual(['src/price.test.ts', ...again])
})

test('a project can say which of the files that its tests reach concern it', async () => {
  const [h5] = PROJECTS as [Project]
  const narrow = [{ ...h5, concernedBy: '^src/price' }]
  const before = await prints({}, narrow)
  const stale = async (changes: Record<string, string>) =>
    staleOf(await prints(changes, narrow), before).h5
  expect(await stale({ 'src/round.ts': '' })).toEqual(['src/list.test.ts'])
  expect(await stale({ 'src/price.ts': 'export const price = 1' })).toContain('src/price.test.ts')
  expect(await stale({ 'src/name.test.ts': '' })).toContain('src/name.test.ts')
})

test("a host's own file concerns that host", async () => {
  const stale = await staleAfter({ 'src/round.weapp.ts': 'export const round = Math.ceil' })
  expect(stale).toEqual({ h5: ['src/list.test.ts'], weapp: ['src/price.test.ts'] })
})

test('a variant that comes or goes is a change', async () => {
  const gone = await staleAfter({ 'src/round.weapp.ts': undefined })
  expect(gone).toEqual({ h5: ['src/list.test.ts'], weapp: [] })
  const come = await staleAfter({ 'src/round.h5.ts': 'export const round = Number' })
  expect(come.h5).toContain('src/price.test.ts')
})

test.each([
  ['texts.ts', `export const text = 'b'`],
  ['package-lock.json', '{ "version": 2 }'],
])('%s concerns every test', async (file, text) => {
  const { h5 } = await staleAfter({ [file]: text })
  expect(h5).toHaveLength(3)
})

test('a tree that cannot be read runs whole', async () => {
  const stale = await staleAfter({ 'src/price.ts': 'export const = ' })
  expect(stale).toEqual({
    h5: ['src/price.test.ts', 'src/name.test.ts', 'src/list.test.ts'],
    weapp: ['src/price.test.ts', 'src/name.test.ts', 'src/list.test.ts'],
  })
})

test('after a run what passed is kept, what failed or is gone is not', async () => {
  const now = await prints()
  const outcome = (file: string, passed: boolean) => ({ project: 'h5', file, passed, seconds: 1 })
  const green = greenAfter(now, { h5: { 'src/gone.test.ts': 'x', 'src/list.test.ts': 'old' } }, [
    outcome('src/price.test.ts', true),
    outcome('src/name.test.ts', false),
  ])
  expect(green).toEqual({ h5: { 'src/price.test.ts': now.h5?.['src/price.test.ts'] }, weapp: {} })
  expect(staleOf(now, green).h5).toEqual(['src/name.test.ts', 'src/list.test.ts'])

  const failed = greenAfter(now, green, [outcome('src/price.test.ts', false)])
  expect(failed.h5).toEqual({})
  expect(greenAfter(now, green, [])).toEqual(green)
})

test('what a run has found is there file by file, also when it is broken off', () => {
  const written = path.join(root, 'record.jsonl')
  writeFileSync(written, '')
  process.env.UNIT_RECORD = written
  const record = new Record({ rootDir: '/app' })
  const context = { config: { displayName: { name: 'h5' } } }
  const result = { numFailingTests: 0, perfStats: { runtime: 1500 } }
  const first = { project: 'h5', file: 'src/price.test.ts', passed: true, seconds: 1.5 }
  record.onTestResult({ context, path: '/app/src/price.test.ts' }, result)
  expect(outcomesOf(readFileSync(written, 'utf8'))).toEqual([first])
  record.onTestResult({ context, path: '/app/src/name.test.ts' }, { ...result, numFailingTests: 1 })
  record.onTestResult({ context, path: '/app/src/list.test.ts' }, { ...result, testExecError: {} })
  const all = readFileSync(written, 'utf8')
  expect(outcomesOf(all).map(({ passed }) => passed)).toEqual([true, false, false])
  expect(outcomesOf(all.slice(0, -30))).toHaveLength(2)
})

/** What a run of all tests runs. */
const matrixAfter = async (changes: Changes, projects = PROJECTS) =>
  matrixOf(await survey(treeOf(changes), projects))

const ALL = ['src/price.test.ts', 'src/name.test.ts', 'src/list.test.ts']

test('all tests run on every host where they are another program', async () => {
  expect(await matrixAfter({})).toEqual({ h5: ALL, weapp: ['src/price.test.ts'] })
})

test('a variant that one host gives up for what another has is a program of its own', async () => {
  const third = { ...PROJECTS[1], name: 'alipay', extensions: ['alipay.ts', 'ts'] } as Project
  const rows = { 'src/name.h5.ts': 'export const name = 1', 'src/both.test.ts': BOTH }
  const { h5, weapp, alipay } = await matrixAfter(rows, [...PROJECTS, third])
  expect(h5).toContain('src/both.test.ts')
  expect(weapp).toContain('src/both.test.ts')
  // Every file of it is known from one of the others, and together they are not.
  expect(alipay).toEqual(['src/both.test.ts'])
})

test('a variant that says nothing on a host makes no program of its own there', async () => {
  const silent = '^src/round(\\.weapp)?\\.ts$'
  const third = { ...PROJECTS[1], name: 'alipay', extensions: ['alipay.ts', 'ts'] } as Project
  // The first host has one of its own, so that the third has what neither of the others has.
  const rows = {
    'src/round.h5.ts': 'export const round = Math.ceil',
    'src/name.h5.ts': 'export const name = 1',
    'src/both.test.ts': BOTH,
  }
  const { alipay } = await matrixAfter(rows, [...PROJECTS, third])
  expect(alipay).toContain('src/both.test.ts')
  const quiet = await matrixAfter(rows, [...PROJECTS, { ...third, silent }])
  expect(quiet.alipay).toEqual([])
  expect(quiet.weapp).toContain('src/both.test.ts')
  const other = { ...rows, 'src/name.alipay.ts': 'export const name = 2' }
  const loud = await matrixAfter(other, [...PROJECTS, { ...third, silent }])
  expect(loud.alipay).toEqual(['src/name.test.ts', 'src/both.test.ts'])
})

test('a setup with a variant makes every test another program', async () => {
  const { weapp } = await matrixAfter({ 'texts.weapp.ts': `export const text = 'w'` })
  expect(weapp).toEqual(ALL)
})

test('of a tree that cannot be read all tests run everywhere', async () => {
  const all = await matrixAfter({ 'src/price.ts': 'export const = ' })
  expect(all).toEqual({ h5: ALL, weapp: ALL })
})
