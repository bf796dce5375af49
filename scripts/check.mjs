/** `npm run check`: everything that needs no build, in seconds. Also the first half of `npm test`. */
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { node, npx } from './lib/step.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))

/** Name and what it runs. Order: cheapest first. */
export const CHECKS = [
  ['format and lint', () => npx('biome', ['ci', '--error-on-warnings', '.'], { quiet: true })],
  [
    'page files follow the route table',
    () => node(['scripts/pages.mjs', '--check'], { quiet: true }),
  ],
  [
    'layers',
    () =>
      npx('depcruise', ['src', 'server', '--config', '.dependency-cruiser.cjs'], { quiet: true }),
  ],
  ['view definitions', () => node(['scripts/views-check.mjs'], { quiet: true })],
  ['unused code', () => npx('knip', ['--no-progress'], { quiet: true })],
]

export const TYPES = [
  ['types', () => npx('tsc', ['--noEmit', '-p', '.'], { quiet: true })],
  ['types, h5', () => npx('tsc', ['--noEmit', '-p', 'tsconfig.h5.json'], { quiet: true })],
  ['types, weapp', () => npx('tsc', ['--noEmit', '-p', 'tsconfig.weapp.json'], { quiet: true })],
  ['types, alipay', () => npx('tsc', ['--noEmit', '-p', 'tsconfig.alipay.json'], { quiet: true })],
]

/** Runs steps one after the other; prints a line each, and the output of those that fail. */
export async function runSteps(steps) {
  const results = []
  for (const [name, step] of steps) {
    const started = Date.now()
    const { code, output = '' } = await step()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (code !== 0 && output) console.log(output)
    results.push({ name, ok: code === 0, seconds })
  }
  return results
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const unit = ['unit tests', () => npx('jest', ['--silent'], { quiet: true })]
  const results = await runSteps([...CHECKS, ...TYPES, unit])
  process.exit(results.every((result) => result.ok) ? 0 : 1)
}
