import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * What no test may do (CONTRIBUTING.md), whatever it tests, and what stands in its place. A journey that
 * stops itself where its host is missing is none that was switched off.
 */
const FORBIDDEN: readonly (readonly [what: string, written: RegExp])[] = [
  ['fakes are passed in, no module is replaced', /\bjest\s*\.\s*(do|un|dont|set)?mock\s*\(/i],
  ['what is expected is written down, not recorded', /\.toMatch(Inline|Aria)?Snapshot\s*\(/],
  // A recording by another name: a helper that reads out all of a drawn widget, and the lines it wrote down.
  [
    'a test looks for what must be said, not at all that is drawn',
    /\.(childNodes|outerHTML)\b|\b(createTreeWalker|prettyDOM|asFragment|ariaSnapshot)\s*\(/,
  ],
  [
    'a test looks for what must be said, not at all that is drawn',
    /\b(expect|toEqual|toStrictEqual)\(\s*\[?\.{0,3}(document\.body|container|baseElement)\.(textContent|innerText)\b[^\n]*\.split\(/,
  ],
  [
    'roles and names are asked for, not written in front of what they hold',
    /['"`](button|link|heading|tab|radio|checkbox|switch|option|listitem|field|alert|status|dialog|img|picture|group|area)( «[^»\n]*»)?( \([^)\n]*\))?: \S/,
  ],
  [
    'roles and names are asked for, not written in front of what they hold',
    /['"`](button|link|field|dialog|img|area|region|group|list|tablist|radiogroup) «[^»\n]+»['"` ]/,
  ],
  ['every test runs', /\b(test|it|describe)\s*\.\s*(skip|only|todo|fixme)\s*(\(\s*['"`]|\.)/],
  ['every test runs', /^\s*(x|f)(test|it|describe)\s*[(.]/m],
  ['a wait ends with its condition', /\.waitForTimeout\s*\(/],
  // What follows imports takes every file that fits for an import, and each of the tree fits.
  ['a module is named with its folder', /\b(require|import)\(\s*`(\.{1,2}\/)+\$\{/],
]

/** What no file of the client may do, where it may be done after all, and the rule that says why. */
const ONE_PLACE: readonly (readonly [what: string, written: RegExp, where: RegExp])[] = [
  [
    'what a write makes stale is named in queries.ts',
    /\b(invalidateQueries|refetchQueries)\s*\(/,
    /^src\/engine\/(data\/queries|page\/view-page)\.tsx?$/,
  ],
  [
    'a key and its loader stand in queries.ts of their noun',
    /\b(key|queryKey): \[/,
    /^src\/(engine|features\/[\w-]+\/queries(-[\w-]+)?\.ts$)/,
  ],
  [
    'a failure is read out by errorText',
    /\.messageKey\b/,
    /^src\/(errors\/|http\/|engine\/error-text\.ts$)/,
  ],
  [
    'what stands in the place of data is drawn by QueryState',
    // A sheet over the page says it in its own words.
    /<(WidgetFailure|ListFailure)(?! inSheet)|\bEndMarker\b/,
    /^src\/(engine\/outlet|ui\/slice|core\/dev)\//,
  ],
  [
    'what a visit goes by is made by useVisitId',
    /\buse(State|Ref)\(newRequestId\b/,
    /^src\/engine\/actions\/use-once\.ts$/,
  ],
  ['one function makes ids', /\bMath\.random\(\)\.toString\(/, /^src\/shared\/transport\.ts$/],
  [
    'what outlives a page lives in a store or the query cache',
    // At the left margin is the module itself. A map or a list that is typed as read-only is a table.
    /^(export )?(let\b|var\b|const \w+ = (new (Map|Set)\b|observable\b)|const \w+(: \w+\[\])? = \[\])/m,
    /^$/,
  ],
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file))

const client = files.filter(
  (file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file),
)

const strayIn = (file: string, text: string) =>
  ONE_PLACE.filter(([, written, where]) => written.test(text) && !where.test(file)).map(
    ([what]) => what,
  )

const tests = files
  .filter((file) => /\.(test|spec)\.tsx?$|\/(testing|support)\/.*\.tsx?$/.test(file))
  .filter((file) => !file.endsWith('/house-rules.test.ts'))

const breachesOf = (text: string) => [
  ...new Set(FORBIDDEN.filter(([, written]) => written.test(text)).map(([what]) => what)),
]

test('there are tests to look through', () => {
  expect(tests.length).toBeGreaterThan(300)
})

test.each([
  ["jest.mock('./a')", 'fakes are passed in, no module is replaced'],
  ["jest.doMock('./a', () => ({}))", 'fakes are passed in, no module is replaced'],
  ['expect(a).toMatchSnapshot()', 'what is expected is written down, not recorded'],
  ['expect(a).toMatchInlineSnapshot(`b`)', 'what is expected is written down, not recorded'],
  ['expect(page).toMatchAriaSnapshot(`b`)', 'what is expected is written down, not recorded'],
  [
    'const linesOf = (node: Node) => [...node.childNodes].flatMap(linesOf)',
    'a test looks for what must be said, not at all that is drawn',
  ],
  [
    'expect(prettyDOM(container)).toBe(drawn)',
    'a test looks for what must be said, not at all that is drawn',
  ],
  [
    "expect(container.textContent?.split('\\n')).toEqual(lines)",
    'a test looks for what must be said, not at all that is drawn',
  ],
  [
    "expectSeen(['heading: Welcome', 'Fresh beer'])",
    'roles and names are asked for, not written in front of what they hold',
  ],
  [
    "expectSeen(['button «Sort» (expanded): Sort'])",
    'roles and names are asked for, not written in front of what they hold',
  ],
  [
    "expectSeen(['tablist «How to log in»', 'Code'])",
    'roles and names are asked for, not written in front of what they hold',
  ],
  ["test.skip('a', run)", 'every test runs'],
  ['test.todo("a")', 'every test runs'],
  ['describe.only.each([])', 'every test runs'],
  ["  xit('a', run)", 'every test runs'],
  ['await page.waitForTimeout(100)', 'a wait ends with its condition'],
  [`require(\`../../\${setup}\`)`, 'a module is named with its folder'],
])('%s is noticed', (written, what) => {
  expect(breachesOf(written)).toEqual([what])
})

test.each([
  'jest.mocked(fake)',
  'jest.fn()',
  "test('only one', run)",
  'fit(children)',
  "screen.getByRole('button', { name: 'Save' })",
  "expect(container.textContent).toBe('')",
])('%s is nobody’s business', (written) => {
  expect(breachesOf(`const a = ${written}`)).toEqual([])
})

test('no test breaks the rules of the house', () => {
  const found = tests.flatMap((file) =>
    breachesOf(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['queries.invalidateQueries()', 'what a write makes stale is named in queries.ts'],
  ["useQuery({ key: ['wallet'], load })", 'a key and its loader stand in queries.ts of their noun'],
  ['t(error.messageKey)', 'a failure is read out by errorText'],
  ['const id = Math.random().toString(36)', 'one function makes ids'],
  ['const [id] = useState(newRequestId)', 'what a visit goes by is made by useVisitId'],
  ['const id = useRef(newRequestId()).current', 'what a visit goes by is made by useVisitId'],
  [
    '<WidgetFailure error={query.error} />',
    'what stands in the place of data is drawn by QueryState',
  ],
  ['let chosen: Address | undefined', 'what outlives a page lives in a store or the query cache'],
  ['export let count = 0', 'what outlives a page lives in a store or the query cache'],
  ['const closed = new Set<string>()', 'what outlives a page lives in a store or the query cache'],
  ['const sent: string[] = []', 'what outlives a page lives in a store or the query cache'],
])('%s is noticed in a widget, and allowed in its place', (written, what) => {
  expect(strayIn('src/features/cart/widgets/cart/cart.tsx', written)).toEqual([what])
  expect(strayIn('src/features/cart/queries-more.ts', "key: ['cart']")).toEqual([])
})

test.each([
  'function add() {\n  let sum = 0\n}',
  'const TAGS: ReadonlySet<string> = new Set([])',
  'const NONE: readonly Review[] = []',
  'const seen = new WeakMap<object, string>()',
])('%s keeps nothing from page to page', (written) => {
  expect(strayIn('src/features/cart/widgets/cart/cart.tsx', written)).toEqual([])
})

test('the client does these things in one place', () => {
  expect(client.length).toBeGreaterThan(500)
  const found = client.flatMap((file) =>
    strayIn(file, readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
  )
  expect(found).toEqual([])
})

test('a room with calls has its queries.ts, or its contract says why it needs none', () => {
  const rooms = client.flatMap(
    (file) => /^(src\/features\/[\w-]+)\/contract\.ts$/.exec(file)?.[1] ?? [],
  )
  expect(rooms.length).toBeGreaterThan(20)
  const bare = rooms.filter((room) => !existsSync(`${room}/queries.ts`))
  expect(
    bare.filter(
      (room) => !/^\/\/ No queries\.ts/m.test(readFileSync(`${room}/contract.ts`, 'utf8')),
    ),
  ).toEqual([])
})
