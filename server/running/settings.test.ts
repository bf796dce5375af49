import { ObjectStorage } from '../storage/object-storage'
import { missingIn } from './missing'
import { RATES } from './rates'
import { readSettings } from './settings'
import { PRODUCTION } from './testing/production'

test('nothing is missing where everything is given', () => {
  expect(missingIn(PRODUCTION)).toEqual([])
})

test.each([
  ['no key', { TAPROOM_PROJECT_KEY: '' }, 'TAPROOM_PROJECT_KEY: '],
  ['the key that stands in this code', { TAPROOM_PROJECT_KEY: 'taproom' }, 'TAPROOM_PROJECT_KEY: '],
  ['no word about texts', { TAPROOM_WITHOUT: 'payments,social' }, 'texts: '],
  [
    'a word that is none',
    { TAPROOM_WITHOUT: 'texts, payments,social,all' },
    'TAPROOM_WITHOUT: there is no all',
  ],
])('%s is missing', (_, change, line) => {
  const missing = missingIn({ ...PRODUCTION, ...change })
  expect(missing).toEqual([expect.stringContaining(line)])
  expect(() => readSettings({ ...PRODUCTION, ...change })).toThrow(line)
})

test('all that is missing is told at once, a line for each', () => {
  const bare = { ...PRODUCTION, TAPROOM_PROJECT_KEY: '', TAPROOM_WITHOUT: 'payments,social' }
  const missing = missingIn(bare)
  expect(missing).toHaveLength(2)
  const told = missing.map((line) => `\n  - ${line}`).join('')
  expect(() => readSettings(bare)).toThrow(`this is missing:${told}\nTo try it out`)
})

test('at a desk everything is there, and it ends at once', () => {
  expect(readSettings({})).toMatchObject({
    isProduction: false,
    withDemo: true,
    rates: undefined,
    logLevel: 'warn',
    metricsToken: undefined,
    objects: undefined,
    stopTimes: { drain: 0, patience: 1000 },
  })
})

test('in production the limits hold, and an end fits between the signals of Docker', () => {
  const settings = readSettings(PRODUCTION)
  expect(settings).toMatchObject({
    isProduction: true,
    withDemo: false,
    rates: RATES,
    logLevel: 'info',
  })
  expect(settings.origins).toEqual([])
  const { drain, patience } = settings.stopTimes
  expect([drain > 0, drain + patience < 10_000]).toEqual([true, true])
})

test('what is given counts', () => {
  expect(
    readSettings({
      ...PRODUCTION,
      TAPROOM_DATABASE_URL: 'postgres://host/name',
      TAPROOM_DEMO: '1',
      TAPROOM_LIMITS: '0',
      TAPROOM_LOG_LEVEL: 'debug',
      TAPROOM_METRICS_TOKEN: 'sixteen-letters-',
      TAPROOM_DRAIN_SECONDS: '0.5',
      TAPROOM_STOP_SECONDS: '600',
      TAPROOM_FILES_URL: 'https://s3.example.com/taproom',
      TAPROOM_FILES_KEY: 'key',
      TAPROOM_FILES_SECRET: 'secret',
    }),
  ).toMatchObject({
    databaseUrl: 'postgres://host/name',
    withDemo: true,
    rates: undefined,
    logLevel: 'debug',
    metricsToken: 'sixteen-letters-',
    objects: expect.any(ObjectStorage),
    stopTimes: { drain: 500, patience: 600_000 },
  })
})

test('a switch is read without the spaces around it, and an empty one is none', () => {
  const given = { TAPROOM_DEMO: ' 1 ', TAPROOM_LIMITS: ' ' }
  expect(readSettings({ ...PRODUCTION, ...given })).toMatchObject({ withDemo: true, rates: RATES })
})

test.each([
  ['TAPROOM_DEMO', 'yes', 'neither 1 nor 0'],
  ['TAPROOM_DATABASE_URL', 'mysql://host/name', 'does not begin with postgres://'],
  ['TAPROOM_LOG_LEVEL', 'loud', 'none of'],
  ['TAPROOM_METRICS_TOKEN', 'fifteen-letters', 'fewer than 16'],
  ['TAPROOM_STOP_SECONDS', '-1', 'no number of seconds'],
  ['TAPROOM_STOP_SECONDS', '601', 'no number of seconds'],
  ['TAPROOM_DRAIN_SECONDS', 'soon', 'no number of seconds'],
  ['TAPROOM_PROXIES', 'proxy', 'no address and no network'],
  ['TAPROOM_FILES_URL', 'https://s3.example.com/taproom', 'needs TAPROOM_FILES_KEY'],
])('%s=%s is refused', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(words)
  expect(() => readSettings({ [name]: value })).toThrow(name)
})
