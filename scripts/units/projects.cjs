/** The projects of the unit tests, for jest.config.cjs and for the plan of `npm run check`. */
const COMMON = ['ts', 'tsx', 'js', 'mjs', 'json']

/** What runs before each test file of the client. */
const SETUP = '__tests__/support/setup.ts'

/** Only these folders have variants; the rest of src is the same code on every host. */
const VARIED = 'platform|flows|ui|engine|widgets|features'

/**
 * A host resolves `./box` to its own variant first. `tests` matches paths from the repository's root.
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
  host('h5', '^(src/|__tests__/(?!contracts/|documents)).*\\.test\\.tsx?$'),
  host('weapp', `^src/(${VARIED})/.*\\.test\\.tsx?$`),
  host('alipay', `^src/(${VARIED})/.*\\.test\\.tsx?$`),
  {
    name: 'server',
    tests: '^((server|config|scripts|__tests__/contracts)/|__tests__/documents).*\\.test\\.ts$',
    extensions: COMMON,
  },
]
