import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testsNear } from './near'

// @reads scripts/mutants

const PROJECT = { name: 'server', tests: '\\.test\\.ts$', extensions: ['ts', 'js'] }

/** A tree in which every test reaches `app`, some of them more files besides. */
function tree(tests: readonly string[], app = 'server/app') {
  const root = mkdtempSync(path.join(tmpdir(), 'mutants-near-'))
  const files = new Map([[`${app}.ts`, 'export const app = 1']])
  for (const test of tests) {
    const up = path.posix.relative(path.posix.dirname(test), app)
    files.set(
      test,
      `import { app } from '${up.startsWith('.') ? up : `./${up}`}'\ntest('a', () => app)`,
    )
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return { root, files: [...files.keys()] }
}

async function nearApp(tests: readonly string[]) {
  const { root, files } = tree(tests)
  try {
    return (await testsNear(root, files, [PROJECT])).of('server/app.ts')
  } finally {
    rmSync(root, { recursive: true })
  }
}
const times = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at))

test('below a folder of everything no more than twelve tests are asked, its own first', async () => {
  const near = await nearApp([
    ...times(30, (at) => `server/room-${at}/a.test.ts`),
    'server/app.test.ts',
  ])
  expect(near?.beside).toHaveLength(12)
  expect(near?.beside[0]).toBe('server/app.test.ts')
  expect(near?.around).toEqual([])
})

test('of its own folder twenty-four are asked, before those below it', async () => {
  const near = await nearApp([
    ...times(30, (at) => `server/own-${at}.test.ts`),
    'server/room/a.test.ts',
  ])
  expect(near?.beside).toHaveLength(24)
  expect(near?.beside).not.toContain('server/room/a.test.ts')
})

test('of those elsewhere that are about it eight are asked', async () => {
  const near = await nearApp([...times(9, (at) => `far-${at}/a.test.ts`), 'server/app.test.ts'])
  expect(near?.beside).toEqual(['server/app.test.ts'])
  expect(near?.around).toHaveLength(8)
})

test('of those that come to it by the way four are asked, of the shortest ways', async () => {
  const { root, files } = tree([])
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    files.push(file)
  }
  write('way/one.ts', "import '../server/app'")
  write('way/two.ts', "import './one'")
  write('way/three.ts', "import './two'")
  for (const at of [1, 2, 3]) write(`server-${at}/short.test.ts`, "import '../way/two'")
  for (const at of [1, 2, 3]) write(`apart-${at}/long.test.ts`, "import '../way/three'")
  try {
    const near = (await testsNear(root, files, [PROJECT])).of('server/app.ts')
    expect(near?.beside).toEqual([])
    expect(near?.around).toHaveLength(4)
    expect(near?.around.filter((test) => test.endsWith('short.test.ts'))).toHaveLength(3)
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('what no test reaches has none near it', async () => {
  expect(await nearApp([])).toBeUndefined()
})

test('a test that comes to another variant on a phone is asked there too', async () => {
  const hosts = ['h5', 'weapp'].map((name) => ({
    ...{ name, tests: '\\.test\\.ts$', extensions: [`${name}.ts`, 'ts', 'js'] },
  }))
  const { root, files } = tree(['src/a.test.ts'], 'src/app')
  const write = (file: string, text: string) => {
    writeFileSync(path.join(root, file), text)
    files.push(file)
  }
  write('src/late.ts', "export * from './app'")
  write('src/late.h5.ts', "import './app'")
  write('src/b.test.ts', "import './late'")
  try {
    const near = (await testsNear(root, files, hosts)).of('src/app.ts')
    expect(near?.beside).toEqual(['src/a.test.ts', 'src/b.test.ts'])
    expect(near?.elsewhere).toEqual({ project: 'weapp', tests: ['src/b.test.ts'] })
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('what only a phone runs beside a file is asked too, after all that a browser runs', async () => {
  const browser = { name: 'h5', tests: '(?<!\\.weapp)\\.test\\.ts$', extensions: ['ts', 'js'] }
  const phone = { name: 'weapp', tests: '\\.test\\.ts$', extensions: ['ts', 'js'] }
  const tests = ['src/a.test.ts', 'src/a.weapp.test.ts', 'far/b.weapp.test.ts']
  const { root, files } = tree(tests, 'src/app')
  try {
    const near = (await testsNear(root, files, [browser, phone])).of('src/app.ts')
    expect(near).toEqual({
      project: 'h5',
      beside: ['src/a.test.ts'],
      around: [],
      elsewhere: { project: 'weapp', tests: ['src/a.weapp.test.ts'] },
    })
  } finally {
    rmSync(root, { recursive: true })
  }
})
