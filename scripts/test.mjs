/**
 * `npm test [-- --times]`: everything, ending in one summary; --times says where the time went. `.ci/run`
 * calls the same.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHECKS, runSteps, typesOf } from './check.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { importTypeScript } from './lib/import-typescript.mjs'
import { readReports } from './lib/reports.mjs'
import { node, npx } from './lib/step.mjs'
import { runUnits } from './lib/units.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const started = Date.now()
const REPORTS = '.cache/reports'
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const chromium = await ensureChromium()
if (!chromium) process.exit(1)
process.env.CHROMIUM = chromium

/** The whole suite once more would take as long again. */
const ON_POSTGRES = ['server/wallet', 'server/pay/pay', 'server/order/order']

const jestReport = `${REPORTS}/jest.json`
const playwrightReport = `${REPORTS}/playwright.json`
const builds = [
  ['build h5', () => node(['scripts/build.mjs', 'h5'], { quiet: true })],
  ['build weapp', () => node(['scripts/build.mjs', 'weapp'], { quiet: true })],
  ['build alipay', () => node(['scripts/build.mjs', 'alipay'], { quiet: true })],
  [
    'build h5 of another brand',
    () =>
      npx('taro', ['build', '--type', 'h5'], {
        quiet: true,
        // With a package of widgets, so that one build shows both.
        env: {
          NODE_ENV: 'production',
          BRAND: 'teahouse',
          TAPROOM_OUTPUT: '.cache/teahouse',
          TAPROOM_WIDGETS: 'examples/widget-countdown-ribbon/widgets/countdown-ribbon',
        },
      }),
  ],
  ['size budgets', () => node(['scripts/size.mjs'])],
  [
    'WeChat compiler accepts the templates and styles',
    () => node(['--import', 'tsx', 'e2e/mini/compile-check.ts', 'dist/weapp'], { quiet: true }),
  ],
]
/** No build is asked for by it, and checks are done before builds are. */
const onPostgres = [
  "money's tests on PostgreSQL (all of the server's: npm run unit:postgres)",
  () => node(['--import', 'tsx', 'scripts/units/on-postgres.ts', ...ON_POSTGRES]),
]
const units = [
  'unit and integration tests',
  () => runUnits(true, { report: jestReport, gentle: true }),
]
const endToEnd = [
  'end to end: H5 in Chromium, weapp and alipay bundles',
  () =>
    npx('playwright', ['test'], {
      quiet: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    }),
]
/**
 * Two lanes for two cores. Browsers wait a third of their time, for pauses of the app and for each other: units
 * take that third, and step back when a browser has something to do.
 */
const lanes = await Promise.all([
  runSteps([...CHECKS, ...typesOf(true), onPostgres, units]),
  runSteps([...builds, endToEnd]),
])
const results = lanes.flat()

console.log(`\nTaproom, all checks in ${((Date.now() - started) / 60_000).toFixed(1)} min`)
for (const { name, ok, seconds } of results)
  console.log(`  ${ok ? 'ok  ' : 'FAIL'}  ${name}  ${seconds} s`)
if (process.argv.includes('--times')) await printTimes()
const broken = results.filter((result) => !result.ok)
const { passed, failures } = readReports({ jest: jestReport, playwright: playwrightReport })
// Last of all: a log that is cut off loses its beginning.
for (const failure of failures) console.log(`\n${failure}`)
console.log(
  broken.length === 0
    ? '\nEverything holds.'
    : `\nBroken: ${broken.map(({ name }) => name).join(', ')}`,
)
console.log(`${passed} passed, ${Math.max(failures.length, broken.length)} failed`)
process.exit(broken.length === 0 ? 0 : 1)

async function printTimes() {
  const { specTimes, timesText } = await importTypeScript('scripts/times/main.ts')
  const steps = results.map(({ name, seconds }) => ({ name, seconds: Number(seconds) }))
  const files = results
    .flatMap(({ outcomes = [] }) => outcomes)
    .map(({ project, file, seconds }) => ({ name: `${project} ${file}`, seconds }))
  const specs = existsSync(playwrightReport)
    ? specTimes(JSON.parse(readFileSync(playwrightReport, 'utf8')))
    : []
  console.log(`\n${timesText('Steps', steps)}`)
  console.log(`\n${timesText('Unit test files, in two workers', files)}`)
  console.log(`\n${timesText('Spec files, in three workers', specs)}`)
}
