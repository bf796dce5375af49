/**
 * `npm run check`: everything that needs no build; of the unit tests those whose code has changed since they
 * passed, and of the hosts' types those of which something has (--all: all). Also the first half of `npm test`.
 */
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hostTypes } from './lib/host-types.mjs'
import { node, npx, tsc } from './lib/step.mjs'
import { runUnits } from './lib/units.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))

/** Name and what it runs. Order: cheapest first. */
export const CHECKS = [
  ['format and lint', () => npx('biome', ['ci', '--error-on-warnings', '.'], { quiet: true })],
  [
    'page files follow the route table',
    () => node(['scripts/pages.mjs', '--check'], { quiet: true }),
  ],
  ['view definitions', () => node(['scripts/views-check.mjs'], { quiet: true })],
  [
    'layers',
    () =>
      npx(
        'depcruise',
        [
          ...['src', 'server', 'examples', '--config', '.dependency-cruiser.cjs'],
          ...['--cache', '.cache/depcruise', '--cache-strategy', 'content'],
        ],
        { quiet: true },
      ),
  ],
  [
    'unused code',
    () =>
      npx('knip', ['--no-progress', '--cache', '--cache-location', '.cache/knip'], { quiet: true }),
  ],
]

/**
 * Types: of everything, and as each host has it. Each remembers in .cache/tsc what it found, and reads again
 * what has changed since.
 *
 * @param all false leaves out a host that is the program that it was (scripts/types/own-files.ts).
 */
export const typesOf = (all) => [
  ['types', () => tsc('tsconfig.json')],
  ...['h5', 'weapp', 'alipay'].map((host) => [`types, ${host}`, () => hostTypes(host, all)]),
]

/** Runs steps one after the other; prints a line each, and the output of those that fail. */
export async function runSteps(steps) {
  const results = []
  for (const [name, step] of steps) {
    const started = Date.now()
    const { code, output = '', note, outcomes } = await step()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)${note ? `: ${note}` : ''}`)
    if (code !== 0 && output) console.log(output)
    results.push({ name, ok: code === 0, seconds, outcomes })
  }
  return results
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = Date.now()
  const all = process.argv.includes('--all')
  const lanes = await Promise.all([runSteps(CHECKS), runSteps(typesOf(all))])
  const units = await runSteps([['unit tests', () => runUnits(all)]])
  const ok = [...lanes.flat(), ...units].every((result) => result.ok)
  console.log(`${ok ? 'Holds' : 'Broken'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  process.exit(ok ? 0 : 1)
}
