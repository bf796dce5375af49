/**
 * `npm run attack -- [--seed 1] [--cases 60] [--foreign 12]`: throws at every call, route, store and widget
 * what nobody should send, answer, keep or write. Prints cases, failures and the slowest answer, table by
 * table; the same seed finds the same. A short form is part of the unit tests.
 */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { node, npx } from './lib/step.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string', default: '60' },
    foreign: { type: 'string', default: '12' },
  },
})
const flags = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value])
const tables = await node(['--import', 'tsx', 'server/attack/cli.ts', ...flags])
// What is drawn needs a page around it: the widgets' table is a unit test.
const widgets = await npx(
  'jest',
  ['--selectProjects', 'h5', '--silent=false', '--', '__tests__/attack-widgets'],
  { quiet: true, env: { ATTACK_CASES: values.cases } },
)
const [figures = ''] = /widgets {5}.*/.exec(widgets.output) ?? []
console.log(widgets.code === 0 ? figures.replace('cases,', 'cases, 0 failures,') : widgets.output)
process.exit(tables.code || widgets.code)
