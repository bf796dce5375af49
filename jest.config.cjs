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
/** The kit, as a package of widgets names it. */
const KIT = {
  '^taproom/widget$': '<rootDir>/kit/widget',
  '^taproom/widget/(ui|testing)$': '<rootDir>/kit/$1',
}
const nothing = { '\\.(scss|css)$': EMPTY, '\\.(png|svg|jpe?g)$': EMPTY }

/** On a host that is a table of mocks. */
const client = {
  testEnvironment: 'jsdom',
  moduleNameMapper: {
    '^@tarojs/components$': '<rootDir>/__tests__/support/taro-components.tsx',
    '^@tarojs/taro$': '<rootDir>/__tests__/support/taro.ts',
    // See config/surgery/described-babel.ts: here they can be drawn.
    '^(\\..*)\\?described$': '$1',
    ...KIT,
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
/** What the run on PostgreSQL leaves out, each with why. */
const ONLY_LIBSQL = [
  // They open no database.
  '<rootDir>/(config|scripts)/',
  '<rootDir>/__tests__/(?!contracts/)',
  // About threads that hash: how many passwords are judged between two calls is a matter of the way to a database.
  '<rootDir>/server/security/passwords\\.test\\.ts',
  // What only a file can have: tables of 1.1.2, and rows from before there was PostgreSQL.
  '<rootDir>/server/database/dialect/libsql\\.test\\.ts',
  // Copies of the file are what it is about; PostgreSQL has `pg_dump`.
  '<rootDir>/server/running/backup\\.test\\.ts',
  // Backs up the file from within the image, which compose.test.ts runs on PostgreSQL.
  '<rootDir>/server/running/image\\.test\\.ts',
  // They start a PostgreSQL of their own, in `npm test` too.
  '<rootDir>/server/database/several-processes\\.test\\.ts',
  '<rootDir>/server/running/compose\\.test\\.ts',
  '<rootDir>/server/move/database\\.test\\.ts',
]

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

/** Where the server's tests run on PostgreSQL, what opens a database opens one there: `npm run unit:postgres`. */
if (process.env.TAPROOM_TEST_DATABASE) {
  KINDS.server.moduleNameMapper['^(\\.|(\\.\\./)+database)/open$'] =
    '<rootDir>/server/testing/postgres/open.ts'
  KINDS.server.moduleNameMapper['^\\.\\./seed/run-seed$'] =
    '<rootDir>/server/testing/postgres/planted.ts'
  KINDS.server.testPathIgnorePatterns = ONLY_LIBSQL
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
