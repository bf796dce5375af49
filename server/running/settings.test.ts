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

test('at a desk everything is there, and it ends at once', () => {
  expect(readSettings({})).toMatchObject({
    isProduction: false,
    withDemo: true,
    rates: undefined,
    logLevel: 'warn',
    metricsToken: undefined,
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
      TAPROOM_DEMO: '1',
      TAPROOM_LIMITS: '0',
      TAPROOM_LOG_LEVEL: 'debug',
      TAPROOM_METRICS_TOKEN: 'sixteen-letters-',
      TAPROOM_DRAIN_SECONDS: '0.5',
      TAPROOM_STOP_SECONDS: '600',
    }),
  ).toMatchObject({
    withDemo: true,
    rates: undefined,
    logLevel: 'debug',
    metricsToken: 'sixteen-letters-',
    stopTimes: { drain: 500, patience: 600_000 },
  })
})

test.each([
  ['TAPROOM_DEMO', 'yes', 'neither 1 nor 0'],
  ['TAPROOM_LOG_LEVEL', 'loud', 'none of'],
  ['TAPROOM_METRICS_TOKEN', 'fifteen-letters', 'fewer than 16'],
  ['TAPROOM_STOP_SECONDS', '-1', 'no number of seconds'],
  ['TAPROOM_STOP_SECONDS', '601', 'no number of seconds'],
  ['TAPROOM_DRAIN_SECONDS', 'soon', 'no number of seconds'],
  ['TAPROOM_PROXIES', 'proxy', 'no address and no network'],
])('%s=%s is refused', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(words)
  expect(() => readSettings({ [name]: value })).toThrow(name)
})
