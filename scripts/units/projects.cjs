/** The projects of the unit tests, for jest.config.cjs and for the plan of `npm run check`. */
const COMMON = ['ts', 'tsx', 'js', 'mjs', 'json']

/** Before each test file of the client. */
const SETUP = '__tests__/support/setup.ts'

/** Only these folders have variants; the rest of src is the same code on every host. */
const VARIED = 'platform|ui|engine|features'

/**
 * A test named after a host runs there alone, `mini` is both mini-programs: `scan.mini.test.tsx`. Here
 * are the names that are not for a host.
 */
const NOT_FOR = { h5: 'mini|weapp|alipay', weapp: 'h5|alipay', alipay: 'h5|weapp' }
/** @param {keyof typeof NOT_FOR} name */
const testsOn = (name) => `(?!.*\\.(${NOT_FOR[name]})\\.test\\.).*\\.test\\.tsx?$`
/** @param {'weapp' | 'alipay'} name */
const miniTestsOn = (name) => `^(src/(${VARIED})/|__tests__/(?=.*\\.mini\\.))${testsOn(name)}`

/**
 * A host resolves `./box` to its own variant first. `tests` matches paths from the repository's root;
 * `setup` runs before each test file.
 * @param {string} name
 * @param {string} tests
 */
const host = (name, tests) => ({
  name,
  tests,
  extensions: [`${name}.ts`, `${name}.tsx`, ...COMMON],
  setup: SETUP,
})

module.exports = [
  // Client and sandbox in one process, or no host at all, are the server's.
  host(
    'h5',
    `^(src/|examples/|packages/|kit/(?=.*x$)|__tests__/(?!contracts/|taro-runtime/|documents|house-rules))${testsOn('h5')}`,
  ),
  host('weapp', miniTestsOn('weapp')),
  // The frame of every page asks for these two, and they draw nothing here, as on H5.
  {
    ...host('alipay', miniTestsOn('alipay')),
    silent:
      '^src/(engine/page/privacy-sheet|ui/open-type-buttons/open-type-buttons)(\\.weapp)?\\.tsx$',
  },
  {
    name: 'server',
    tests:
      '^((server|config|scripts|kit|__tests__/contracts)/|__tests__/(documents|house-rules)).*\\.test\\.ts$',
    extensions: COMMON,
    // Money is neither made nor lost, whatever a test is about.
    setup: 'server/testing/audit-after-each.ts',
  },
  // Pages of H5 on Taro's own runtime. That it carries pages is what is tested: what they draw has tests of
  // its own, and `npm test` runs all.
  {
    name: 'taro',
    concernedBy: '^(src/[^/]+$|src/(platform|pages|engine/page|stores)/|__tests__/taro-runtime/)',
    tests: '^__tests__/taro-runtime/.*\\.test\\.ts$',
    extensions: ['h5.ts', 'h5.tsx', ...COMMON],
    setup: '__tests__/taro-runtime/support/setup.ts',
  },
]
