import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { complaints } from './testing/complaints'

// @reads scripts/new biome.json tsconfig jest.config.cjs src/engine src/http src/shared src/registry __tests__/contracts

// Scaffolds write into a copy of the repository, all of them into the same one: what they wrote is
// formatted, compiles, and fails in those tests that wait for somebody to write.

const root = resolve(__dirname, '../..')
const COPIED = /^(src|types|server|scripts|config|docs|__tests__|[^/]+$)/

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'taproom-new-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => COPIED.test(file) && existsSync(join(root, file)))
  for (const folder of new Set(files.map(dirname)))
    mkdirSync(join(copy, folder), { recursive: true })
  for (const file of files) copyFileSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** A command in the copy, as a developer runs it: without the plan of the run that this test is part of. */
function run(command: string, ...args: readonly string[]) {
  const { UNIT_PLAN: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env,
    maxBuffer: 1 << 26,
  })
  return { status, stdout, output: `${stdout}${stderr}` }
}
const bin = (name: string, ...args: readonly string[]) =>
  run(join(root, 'node_modules/.bin', name), ...args)
const text = (file: string) => readFileSync(join(copy, file), 'utf8')

const MADE: readonly (readonly [command: string, files: readonly string[]])[] = [
  [
    'feature tasting',
    [
      'src/features/tasting/contract.ts',
      'src/features/tasting/queries.ts',
      'src/features/tasting/index.ts',
      'src/features/tasting/tasting.test.ts',
      'src/features/tasting/texts.en.json',
      'src/features/tasting/texts.zh-Hans.json',
      'src/features/tasting/widgets/tasting-list/index.ts',
      'server/tasting/routes.ts',
      '__tests__/contracts/rows/tasting.ts',
    ],
  ],
  ['call tasting DELETE tasting/{id}', []],
  ['call tasting POST tasting/delete removeTasting', []],
  ['call cask POST cask/delete', ['src/features/cask/contract.ts', 'server/cask/routes.ts']],
  ['call wallet DELETE wallet/{id}', []],
  ['call report PUT report/{key}/chart/{id} updateChart', []],
  ['call coupon POST coupon/page/mine pageMine', []],
  ['call coupon POST coupon/give addCoupon', []],
  ['call coupon PUT coupon/give giveCoupon', []],
  [
    'widget coupon price-tag',
    ['index.ts', 'price-tag.tsx', 'price-tag.scss', 'price-tag.test.tsx'].map(
      (file) => `src/features/coupon/widgets/price-tag/${file}`,
    ),
  ],
  ['widget cask keg-gauge base', ['src/features/cask/texts.base.en.json']],
  ['widget store weak-map account', ['src/features/store/texts.zh-Hans.json']],
  ['page /tool/delete', ['src/core/tool/delete.tsx', 'src/core/tool/delete.test.tsx']],
  ['page /brewery/index', ['src/core/brewery/index.tsx', 'src/core/brewery/index.config.ts']],
]

const REFUSED: readonly (readonly [command: string, why: string])[] = [
  ['toString tasting', 'Usage:'],
  ['feature delete', 'a word of the language'],
  ['feature coupon', 'There is a room src/features/coupon already.'],
  ['feature Tasting', 'not a name'],
  ['widget coupon class', 'a word of the language'],
  ['widget task coupon-list', 'has the type couponList already'],
  ['widget coupon ribbon extra', 'is not one of'],
  ['call tasting PATCH tasting/{id}', 'is not one of'],
  ['call tasting POST tasting/close delete', 'not a verb and a noun'],
  ['call tasting GET tasting/delete deleteTasting', 'has a deleteTasting already'],
  ['call tasting POST tasting/delete dropTasting', 'has POST tasting/delete already'],
  ["call tasting GET a'b", 'is not a path'],
  ['page /coupon', 'not a path of a page'],
  ['page /tool/search', 'has a route already'],
]

/** By command, how it ended. */
let ended: Readonly<Record<string, { readonly code: number; readonly text: string }>> = {}
/** How writing anew what is written from all there is ended: once for all of them. */
let anew: { readonly code: number; readonly text: string }
/** Every file that a scaffold wrote or edited. */
const touched = new Set<string>()
beforeAll(() => {
  const commands = [...MADE, ...REFUSED].map(([command]) => command)
  const { stdout } = run(
    process.execPath,
    ...['--input-type=module', '--eval'],
    `import { scaffold, writeAnew } from './scripts/new/scaffold.mjs'
    const ended = {}
    const after = new Map()
    for (const command of ${JSON.stringify(commands)}) {
      const { after: scripts = [], ...how } = await scaffold(command.split(' '))
      ended[command] = how
      for (const script of scripts) after.set(script.join(' '), script)
    }
    console.log(JSON.stringify({ ended, anew: await writeAnew([...after.values()]) }))`,
  )
  ;({ ended, anew } = JSON.parse(stdout))
  for (const { text } of Object.values(ended))
    for (const [, file] of text.matchAll(/^(?:wrote|edited) (.+)$/gm)) touched.add(String(file))
})

test.each(MADE)('%s writes its files', (command, files) => {
  expect(ended[command]).toEqual({ code: 0, text: expect.stringContaining('Next:') })
  for (const file of files) expect([file, existsSync(join(copy, file))]).toEqual([file, true])
})

test.each(REFUSED)('%s is refused and writes nothing: %s', (command, why) => {
  expect(ended[command]).toEqual({ code: expect.any(Number), text: expect.stringContaining(why) })
  expect(ended[command]?.code).not.toBe(0)
  expect(ended[command]?.text).not.toMatch(/^(wrote|edited) /m)
})

test('the command says how it is used', () => {
  const { status, output } = run(process.execPath, 'scripts/new.mjs')
  expect(status).toBe(2)
  for (const kind of ['call <noun>', 'widget <noun>', 'page </', 'feature <noun>'])
    expect(output).toContain(`npm run new -- ${kind}`)
})

test.each([
  ['src/features/tasting/contract.ts', 'export const deleteTasting = endpoint({'],
  ['src/features/tasting/contract.ts', 'export const removeTasting = endpoint({'],
  ['src/features/cask/contract.ts', 'export const deleteCask = endpoint({'],
  ['src/features/wallet/contract.ts', "path: 'wallet/{id}'"],
  ['src/features/coupon/contract.ts', "path: 'coupon/page/mine',\n  body: v.object({}),"],
  ['src/features/coupon/contract.ts', "  auth: 'user',\n  read: true,\n})\n"],
  ['src/features/coupon/contract.ts', "path: 'coupon/give',\n  body: v.object({ requestId }),"],
  ['__tests__/contracts/rows/coupon.ts', "input: { body: { requestId: 'r-1' } }"],
  ['__tests__/contracts/rows/tasting.ts', 'answers: UNWRITTEN,'],
  ['__tests__/writes.test.ts', '  deleteWallet: REMOVES,'],
  ['__tests__/writes.test.ts', '  giveCoupon: SETS,'],
  ['src/features/builder/parts/catalogue.ts', "    'couponList',\n    'priceTag',"],
  ['src/features/builder/texts.diy.zh-Hans.json', '"priceTag": "待填写"'],
  ['server/routes.ts', "import { handlers as cask } from './cask/routes'"],
  ['server/routes.ts', '  ...tasting,'],
  ['server/cask/routes.ts', '  handle(deleteCask, async () => {\n    throw new Refusal(501'],
  ['server/wallet/routes.ts', 'handle(deleteWallet,'],
  ['__tests__/contracts/rows/tasting.ts', "sends: 'DELETE tasting/1'"],
  ['__tests__/contracts/rows/coupon.ts', "sends: 'POST coupon/page/mine'"],
  ['__tests__/contracts/rows/index.ts', '  ...caskRows,'],
  ['src/registry/commerce.ts', '  priceTag,'],
  ['src/registry/account.ts', '  weakMap,'],
  ['src/registry/base.ts', '  kegGauge,'],
  ['src/registry/texts/main/en.ts', '  app,\n  cask,'],
  ['src/registry/texts/core/en.ts', '  task,\n  tasting,'],
  ['src/registry/texts/core/zh-hans.ts', '  store,\n'],
  ['src/features/coupon/texts.zh-Hans.json', '"priceTag": {\n    "title": "待填写"'],
  ['src/routing/texts.en.json', '"toolDelete": "To be written"'],
  ['src/core/tool/delete.tsx', "Page('/tool/delete', views)"],
])('%s has %s', (file, part) => {
  expect(text(file)).toContain(part)
})

test('what is written from all there is was written anew', () => {
  expect(anew).toEqual({ code: 0, text: '' })
  expect(text('docs/reference/openapi.json')).toContain('tasting/delete')
  expect(text('docs/reference/widgets.md')).toContain('priceTag')
})

test('what they wrote is formatted, and its pages are those of the table', () => {
  const { status, output } = bin('biome', 'ci', '--error-on-warnings', ...touched)
  expect([status, output]).toEqual([0, output])
  expect(run(process.execPath, 'scripts/pages.mjs', '--check').output).toBe('')
})

test('what they wrote compiles', () => {
  const written = [...touched].filter((file) => /\.tsx?$/.test(file))
  expect(written.length).toBeGreaterThan(30)
  // One that does not, so that silence means something.
  const broken = 'src/features/cask/broken.ts'
  writeFileSync(
    join(copy, broken),
    "import { deleteCask } from './contract'\n\nvoid deleteCask()\n",
  )
  const pages = ['src/core/tool/delete.tsx', 'src/core/brewery/index.tsx']
  expect(complaints(copy, [...written, ...pages, broken])).toEqual([
    `/${broken}: Expected 1-2 arguments, but got 0.`,
  ])
  rmSync(join(copy, broken))
})

/** The widgets they wrote. */
const TYPES = ['tastingList', 'priceTag', 'kegGauge', 'weakMap']

/** What is to pass as a scaffold leaves it: the files that ask it, and the tests. */
const OWED: readonly (readonly [file: string, ...titles: readonly string[]])[] = [
  ['contracts/contracts', 'the sandbox answers no call of the main host that is not tested'],
  ['contracts/ownership', 'no call that names a row of somebody is left out'],
  ['conformance', 'the sandbox keeps to every contract, and every call is in the table'],
  ['reach', 'a call that no page makes says why, and none says so that a page makes'],
  ['openapi/openapi', 'the published description is that of the calls as they are'],
  [
    'writes',
    'no reason is left of a write that is gone',
    ...['deleteWallet', 'giveCoupon', 'addCoupon'].map((name) => `${name} bears a requestId`),
  ],
  ['views-check/reference', ...TYPES.map((type) => `the reference says what ${type} takes`)],
  [
    'catalogue',
    'every widget there is has a name and a place in the palette, once',
    'every field of every widget, and every choice, has a name in both languages',
    ...TYPES.map((type) => `a new ${type} is one that can be read`),
  ],
]
const titles = OWED.flatMap(([, ...all]) => all)

test('of what waits to be written one test fails, and nothing else does', () => {
  const made = [
    'features/tasting',
    'price-tag',
    'keg-gauge',
    'weak-map',
    'core/(tool/delete|brewery)',
  ]
  const names = [
    'nothing is left of the scaffold',
    'shows what it was given',
    'asks the server for what',
    '[A-Z]+ (tasting/|cask/|wallet/1$|report/1/chart/1|coupon/page/mine|coupon/give)',
    ...titles,
  ]
  const { stdout } = bin(
    'jest',
    ...['--selectProjects', 'h5', 'server', '--json'],
    ...['--cacheDirectory', join(root, '.cache/jest')],
    ...['--testPathPatterns', [...made, ...OWED.map(([file]) => `${file}\\.test`)].join('|')],
    ...['--testNamePattern', names.join('|')],
  )
  const { testResults } = JSON.parse(stdout) as {
    testResults: {
      assertionResults: { status: string; title: string; failureMessages: string[] }[]
    }[]
  }
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const titled = (wanted: string) =>
    results
      .filter(({ status }) => status === wanted)
      .map(({ title }) => titles.find((known) => title.startsWith(known)) ?? title)
      .sort()
  expect(titled('failed')).toEqual(
    [
      'GET tasting/list',
      'DELETE tasting/1',
      'POST tasting/delete',
      'POST cask/delete',
      'DELETE wallet/1',
      'PUT report/1/chart/1',
      'POST coupon/page/mine',
      'POST coupon/give',
      'PUT coupon/give',
      // Four widgets and two pages.
      ...Array.from({ length: 6 }, () => 'nothing is left of the scaffold'),
    ].sort(),
  )
  expect(titled('passed')).toEqual(
    [
      'asks the server for what the user has',
      ...TYPES.map(() => 'shows what it was given'),
      ...titles,
    ].sort(),
  )
  const rows = results.filter(({ status, title }) => status === 'failed' && /^[A-Z]+ /.test(title))
  for (const { failureMessages } of rows)
    expect(failureMessages.join()).toContain('This is not answered yet.')
})
