import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applied, mutantsOf } from './make'
import type { Nearness } from './near'
import { testsNear } from './near'
import { figuresOf, figuresText, survivorText } from './report'
import { jestIn, type Result, type RunTests } from './run'
import { tryAll } from './try'

// @reads scripts/mutants

const AGE = `export const mayDrink = (age) => age >= 18\n`
const STRONG = `import { mayDrink } from './age'
test('from eighteen on', () => expect([17, 18, 19].map(mayDrink)).toEqual([false, true, true]))`
const WEAK = `import { mayDrink } from './age'
test('grown-ups may', () => expect(mayDrink(40)).toBe(true))`
const PROJECT = { name: 'server', tests: '\\.test\\.ts$', extensions: ['ts', 'js'] }

/** What a run says besides what failed. */
const QUIET = { late: [], crashed: false, took: 1, timedOut: false }

/** A little tree with one rule and its test. */
function tree(test: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'mutants-'))
  const files = {
    'age.ts': AGE,
    'age.test.ts': test,
    'package.json': '{}',
    'jest.config.cjs': `module.exports = { projects: [{ displayName: 'server', rootDir: __dirname,
      testRegex: 'test\\\\.ts$', transform: { ts$: '${require.resolve('@swc/jest')}' } }] }`,
    'scripts/mutants/first-failure.cjs': readFileSync(`${__dirname}/first-failure.cjs`, 'utf8'),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  symlinkSync(`${__dirname}/../../node_modules`, path.join(root, 'node_modules'), 'junction')
  return {
    root,
    files: ['age.ts', 'age.test.ts'],
    copy: {
      read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
      write: (file: string, text: string) => writeFileSync(path.join(root, file), text),
    },
  }
}

async function tried(test: string) {
  const { root, files, copy } = tree(test)
  try {
    writeFileSync(path.join(root, 'age-too.test.ts'), test)
    const near = await testsNear(root, [...files, 'age-too.test.ts'], [PROJECT])
    const lab = { copy, near, run: jestIn(root), say: () => {} }
    const all = await tryAll(
      mutantsOf('age.ts', AGE).filter(({ kind }) => kind === 'boundary'),
      lab,
    )
    expect(copy.read('age.ts')).toBe(AGE)
    return all
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('a strong test notices a mutant, a weak one lets it live', async () => {
  const strong = await tried(STRONG)
  expect(strong.map(({ end }) => end)).toEqual(['killed'])
  const weak = await tried(WEAK)
  expect(weak.map(({ end }) => end)).toEqual(['survived'])
  expect(figuresText('weak', figuresOf(weak))).toBe(
    'weak: 1 made, 0 killed (0 by time alone), 1 survived (0 that no test reaches): 0.0 %',
  )
})

test('a test that waits for what never comes has failed by time alone', async () => {
  const { root } = tree('test(`never`, () => new Promise(() => {}))')
  try {
    const asked = { limit: 60_000 }
    const result = await jestIn(root, 50)('server', ['age.test.ts'], asked)
    expect(result).toMatchObject({ failed: ['age.test.ts'], late: ['age.test.ts'], crashed: false })
  } finally {
    rmSync(root, { recursive: true })
  }
})

test.each(['beforeAll', 'beforeEach', 'afterEach', 'afterAll'])(
  'a %s that fails has noticed',
  async (hook) => {
    const { root } = tree(`${hook}(() => { throw new Error('broken') })
    test('right', () => {})
    test('right as well', () => {})`)
    try {
      const { failed } = await jestIn(root)('server', ['age.test.ts'], {
        limit: 60_000,
        first: true,
      })
      expect(failed).toEqual(['age.test.ts'])
    } finally {
      rmSync(root, { recursive: true })
    }
  },
)

test.each([
  ['the first failure ends the run where one is enough', true, 1],
  ['all tell what they saw where it is not', false, 2],
])('%s', async (_name, first, failing) => {
  const { root } = tree('test(`wrong`, () => expect(1).toBe(2))')
  try {
    writeFileSync(path.join(root, 'also.test.ts'), 'test(`wrong`, () => expect(1).toBe(2))')
    const tests = ['age.test.ts', 'also.test.ts']
    const { failed } = await jestIn(root)('server', tests, { limit: 60_000, first })
    expect(failed).toHaveLength(failing)
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a run whose Jest cannot start says that it crashed', async () => {
  const { root } = tree(STRONG)
  try {
    writeFileSync(path.join(root, 'jest.config.cjs'), 'throw new Error()')
    const asked = { limit: 60_000 }
    expect(await jestIn(root)('server', ['age.test.ts'], asked)).toMatchObject({ crashed: true })
  } finally {
    rmSync(root, { recursive: true })
  }
})

describe('without Jest', () => {
  const files = new Map([
    ['a.ts', 'export const a = 1 < 2'],
    ['b.ts', 'export const b = 1 < 2'],
  ])
  const copy = {
    read: (file: string) => files.get(file) ?? '',
    write: (file: string, text: string) => void files.set(file, text),
  }
  const isBroken = () => [...files].some(([, text]) => text.includes('<='))
  const boundary = (file: string) =>
    mutantsOf(file, copy.read(file)).filter(({ kind }) => kind === 'boundary')
  const nearness = (reaches: Nearness['reaches']): Nearness => ({
    of: (file) => ({
      project: 'h5',
      beside: [file.replace('.', '.test.')],
      around: ['all.test.ts'],
    }),
    reaches,
  })
  /** Says what is in the files while it runs, and lets these tests fail where there is a mutant. */
  function runner(failing: readonly string[]) {
    const seen: { tests: readonly string[]; broken: string[] }[] = []
    const run: RunTests = async (_project, tests) => {
      const broken = [...files].filter(([, text]) => text.includes('<=')).map(([file]) => file)
      seen.push({ tests, broken })
      const failed = broken.length > 0 ? tests.filter((test) => failing.includes(test)) : []
      return { failed, ...QUIET }
    }
    return { run, seen }
  }
  const mutants = [...boundary('a.ts'), ...boundary('b.ts')]

  test('two that do not see each other are tried together', async () => {
    const { run, seen } = runner(['a.test.ts'])
    const near = nearness((_project, test, file) => test.replace('.test', '') === file)
    const all = await tryAll(mutants, { copy, near, run, say: () => {} })
    expect(all.map(({ end }) => end)).toEqual(['killed', 'survived'])
    expect(seen).toEqual([
      { tests: ['a.test.ts', 'b.test.ts'], broken: ['a.ts', 'b.ts'] },
      { tests: ['a.test.ts'], broken: [] },
      { tests: ['all.test.ts'], broken: ['b.ts'] },
    ])
  })

  test('two that see each other are tried one after the other', async () => {
    const { run, seen } = runner(['a.test.ts', 'b.test.ts'])
    await tryAll(mutants, { copy, near: nearness(() => true), run, say: () => {} })
    expect(seen).toEqual([
      { tests: ['a.test.ts'], broken: ['a.ts'] },
      { tests: ['b.test.ts'], broken: ['b.ts'] },
      { tests: ['a.test.ts', 'b.test.ts'], broken: [] },
    ])
  })

  test('a test that fails anyway has noticed nothing, and is named', async () => {
    const said: string[] = []
    const run: RunTests = async (_project, tests) => ({
      failed: tests.filter((test) => test !== 'all.test.ts'),
      ...QUIET,
    })
    const say = (line: string) => void said.push(line)
    const all = await tryAll(mutants, { copy, near: nearness(() => true), run, say })
    expect(all.map(({ end }) => end)).toEqual(['survived', 'survived'])
    expect(said).toContain('! fails without a mutant, so it was not asked: a.test.ts')
  })

  test('where every test fails anyway, no test was asked', async () => {
    const run: RunTests = async (_project, tests) => ({ failed: tests, ...QUIET })
    const all = await tryAll(mutants, { copy, near: nearness(() => true), run, say() {} })
    expect(all.map(({ end }) => end)).toEqual(['no test', 'no test'])
  })

  describe('by time alone', () => {
    /** What a run says, by whether there is a mutant and how many were tried before it. */
    const trial = (answer: (broken: boolean, mutants: number) => Partial<Result>) => {
      let times = 0
      const run: RunTests = async () => {
        if (isBroken()) times += 1
        return { failed: [], ...QUIET, ...answer(isBroken(), times) }
      }
      return tryAll(boundary('a.ts'), { copy, near: nearness(() => true), run, say() {} })
    }
    const late = { failed: ['a.test.ts'], late: ['a.test.ts'] }

    test('a run that never ends has noticed', async () => {
      const all = await trial((broken) => ({ timedOut: broken }))
      expect(all.map(({ end }) => end)).toEqual(['timed out'])
      expect(figuresOf(all)).toMatchObject({ killed: 1, doubtful: 1 })
    })

    test('a test that is late each time has noticed', async () => {
      const all = await trial((broken) => (broken ? late : {}))
      expect(all.map(({ end }) => end)).toEqual(['timed out'])
    })

    test('a test that was late once has not', async () => {
      const all = await trial((broken, times) => (broken && times === 1 ? late : {}))
      expect(all.map(({ end }) => end)).toEqual(['survived'])
    })

    test('a machine as slow without the mutant is given more time, and then believed', async () => {
      const all = await trial((broken, times) => ({
        timedOut: times === 1 && !broken,
        ...(broken && times < 3 ? { timedOut: true } : {}),
      }))
      expect(all.map(({ end }) => end)).toEqual(['survived'])
    })
  })

  describe('a process that says nothing', () => {
    const lab = (crashes: (broken: boolean) => boolean) => {
      const run: RunTests = async (_project, tests) => {
        const crashed = crashes(isBroken())
        return { failed: crashed ? tests : [], ...QUIET, crashed }
      }
      return { copy, near: nearness(() => true), run, say() {} }
    }

    test('has noticed, when the same tests speak without the mutant', async () => {
      const all = await tryAll(
        boundary('a.ts'),
        lab((broken) => broken),
      )
      expect(all.map(({ end }) => end)).toEqual(['crashed'])
    })

    test('is no answer when they do not: the whole trial ends', async () => {
      const trial = tryAll(
        boundary('a.ts'),
        lab(() => true),
      )
      await expect(trial).rejects.toThrow('Tests no longer run, mutant or not: a.test.ts')
    })
  })
})

test('a survivor is told by its place, its lines and who was asked', () => {
  const [mutant] = mutantsOf('age.ts', AGE)
  if (!mutant) throw new Error('no mutant')
  expect(applied(mutant, AGE)).toContain('age > 18')
  expect(survivorText({ mutant, end: 'survived', tests: ['age.test.ts'] }, AGE)).toBe(
    [
      '\nage.ts:1  boundary, survived',
      '  - export const mayDrink = (age) => age >= 18',
      '  + export const mayDrink = (age) => age > 18',
      '    asked: age.test.ts',
    ].join('\n'),
  )
})
