/** Unit and integration tests: one project a host (variants differ by file suffix), one for the server. */
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
  transform: { '\\.(m?[jt]sx?)$': swc },
  // Packages that ship as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@noble|jose|@tanstack|mobx|mobx-react-lite)/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
}

const client = {
  ...base,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    '^@tarojs/components$': '<rootDir>/__tests__/support/taro-components.tsx',
    '^@tarojs/taro$': '<rootDir>/__tests__/support/taro.ts',
    '\\.(scss|css)$': '<rootDir>/__tests__/support/empty.ts',
    '\\.(png|svg|jpe?g)$': '<rootDir>/__tests__/support/empty.ts',
  },
}

/** Only these layers have variants; the rest of src is the same code on every host. */
const VARIED = '{platform,flows,ui,engine,widgets}'
const on = (host, testMatch) => ({
  ...client,
  displayName: host,
  testMatch,
  // Client and sandbox in one process, or no host at all: run by the server's project.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(contracts/|documents)'],
  moduleFileExtensions: [`${host}.ts`, `${host}.tsx`, 'ts', 'tsx', 'js', 'mjs', 'json'],
})

module.exports = {
  // An upper limit for a machine that stalls, not a measure of speed.
  testTimeout: 30_000,
  maxWorkers: 2,
  // A worker that has run hundreds of files collects garbage more than it tests: a fresh one takes over.
  workerIdleMemoryLimit: '700MB',
  projects: [
    on('h5', ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/__tests__/**/*.test.{ts,tsx}']),
    on('weapp', [`<rootDir>/src/${VARIED}/**/*.test.{ts,tsx}`]),
    on('alipay', [`<rootDir>/src/${VARIED}/**/*.test.{ts,tsx}`]),
    {
      ...base,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{server,config,scripts,__tests__/contracts}/**/*.test.ts',
        '<rootDir>/__tests__/documents.test.ts',
      ],
      moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
    },
  ],
}
