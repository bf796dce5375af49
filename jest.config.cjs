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
  transformIgnorePatterns: ['/node_modules/(?!(@noble|jose|@tanstack|mobx|mobx-react-lite)/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
}

const client = {
  testEnvironment: 'jsdom',
  moduleNameMapper: {
    '^@tarojs/components$': '<rootDir>/__tests__/support/taro-components.tsx',
    '^@tarojs/taro$': '<rootDir>/__tests__/support/taro.ts',
    '\\.(scss|css)$': '<rootDir>/__tests__/support/empty.ts',
    '\\.(png|svg|jpe?g)$': '<rootDir>/__tests__/support/empty.ts',
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
  testTimeout: 30_000,
  maxWorkers: 2,
  // A worker that has run hundreds of files collects garbage more than it tests: a fresh one takes over.
  workerIdleMemoryLimit: '700MB',
  projects: projects
    .filter(({ name }) => !plan || plan[name]?.length > 0)
    .map((project) => ({
      ...base,
      ...(project.setup
        ? { ...client, setupFilesAfterEnv: [`<rootDir>/${project.setup}`] }
        : {
            testEnvironment: 'node',
            // Money is neither made nor lost, whatever a test is about.
            setupFilesAfterEnv: ['<rootDir>/server/testing/audit-after-each.ts'],
          }),
      ...filesOf(project),
      displayName: project.name,
      moduleFileExtensions: project.extensions,
    })),
}
