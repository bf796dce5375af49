/**
 * `npm run mutants [-- --area widgets|features|server] [--file path] [--seed n] [--sample n] [--named]`: puts
 * small faults into a copy of the tree, one at a time, and tells which of them no test near it notices. Takes
 * minutes, so it is run on demand. Ends with 1 when fewer are noticed than the house wants.
 */
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importTypeScript } from './lib/import-typescript.mjs'
import { filesOfTree } from './lib/units.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    file: { type: 'string' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '50' },
    named: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(
    'node scripts/mutants.mjs [--area widgets|features|server] [--file path] [--seed n] [--sample n] [--named]\nWhat it does and how to read it: docs/how-to/try-the-tests.md',
  )
  process.exit(0)
}
const { tryMutants } = await importTypeScript('scripts/mutants/main.ts')
const holds = await tryMutants(
  { ...values, seed: Number(values.seed), sample: Number(values.sample) },
  {
    root: process.cwd(),
    files: filesOfTree(),
    projects: createRequire(import.meta.url)('./units/projects.cjs'),
    say: console.log,
  },
)
process.exitCode = holds ? 0 : 1
