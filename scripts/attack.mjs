/**
 * `npm run attack -- [--seed 1] [--cases 60] [--foreign 12]`: throws at every call and route what nobody
 * should send. Prints cases, failures and the slowest answer; the same seed finds the same. A short form is
 * part of the unit tests.
 */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { node } from './lib/step.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const { code } = await node(['--import', 'tsx', 'server/attack/cli.ts', ...process.argv.slice(2)])
process.exit(code)
