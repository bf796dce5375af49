/** Unit and integration tests: one project a host (variants differ by file suffix), one for the server. */
const { readFileSync } = require('node:fs')
const projects = require('./scripts/units/projects.cjs')

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
]

const base = {
  rootDir: __dirname,
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: { '\\.(m?[jt]sx?)$': swc },
  // Packages that ship as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble|jose|@tanstack|mobx|mobx-react-lite|d3-shape|d3-path|pixelmatch)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
}

const EMPTY = '<rootDir>/__tests__/support/empty.ts'
const nothing = { '\\.(scss|css)$': EMPTY, '\\.(png|svg|jpe?g)$': EMPTY }

/** On a host that is a table of mocks. */
const client = {
  testEnvironment: 'jsdom',
  moduleNameMapper: {
    '^@tarojs/components$': '<rootDir>/__tests__/support/taro-components.tsx',
    '^@tarojs/taro$': '<rootDir>/__tests__/support/taro.ts',
    // See config/surgery/described-babel.ts: here they can be drawn.
    '^(\\..*)\\?described$': '$1',
    ...nothing,
  },
}

/** On Taro's own runtime of H5. */
const taro = {
  testEnvironment: '<rootDir>/__tests__/taro-runtime/support/environment.cjs',
  resolver: '<rootDir>/__tests__/taro-runtime/support/resolver.cjs',
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^@tarojs/taro$': '<rootDir>/__tests__/taro-runtime/support/taro.cjs',
    '^@tarojs/router$': '<rootDir>/__tests__/taro-runtime/support/router.ts',
    ...nothing,
  },
}
const KINDS = {
  h5: client,
  weapp: client,
  alipay: client,
  taro,
  server: {
    testEnvironment: 'node',
    moduleNameMapper: { '^\\./password-cost$': '<rootDir>/server/testing/password-cost.ts' },
  },
}

/** `npm run check` names the files of each project that are to run; without it all run. */
const plan = process.env.UNIT_PLAN && JSON.parse(readFileSync(process.env.UNIT_PLAN, 'utf8'))
const escaped = __dirname.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const filesOf = ({ name, tests }) =>
  plan
    ? { testMatch: plan[name].map((file) => `<rootDir>/${file}`) }
    : { testRegex: tests.replace('^', `^${escaped}/`) }

module.exports = {
  // An upper limit for a machine that stalls, not a measure of speed.
  testTimeout: 120_000,
  maxWorkers: 2,
  // A worker that has run hundreds of files collects garbage more than it tests: a fresh one takes over.
  workerIdleMemoryLimit: '700MB',
  projects: projects
    .filter(({ name }) => !plan || plan[name]?.length > 0)
    .map((project) => ({
      ...base,
      ...KINDS[project.name],
      setupFilesAfterEnv: [`<rootDir>/${project.setup}`],
      ...filesOf(project),
      displayName: project.name,
      moduleFileExtensions: project.extensions,
    })),
}
