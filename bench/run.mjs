/**
 * `npm run bench`: measures side by side and writes docs/benchmarks.md. Nothing here fails a test:
 * times differ by machine, their ratios hardly.
 *
 *     npm run bench -- [--only first-load|engine|scroll|memory|set-data|builder|server|rush] [--runs 7] [--cpu 4]
 *
 * `--quick` is for work in between: the first load alone, three runs, and nothing is written down.
 * `--against FOLDER` measures another build of H5 beside it.
 */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { node } from '../scripts/lib/step.mjs'
import { benchBuilder } from './builder.mjs'
import { benchEngine } from './engine/index.mjs'
import { benchFirstLoad } from './first-load/index.mjs'
import { writeSection } from './lib/report.mjs'
import { benchMemory } from './memory.mjs'
import { benchRush } from './rush.mjs'
import { benchScroll } from './scroll.mjs'
import { benchServer } from './server.mjs'
import { benchSetData } from './set-data.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))

const REPORT = 'docs/benchmarks.md'
/** Each measures and resolves with its section; `needs` are the builds it reads. */
const BENCHES = {
  'first-load': { run: benchFirstLoad, needs: ['h5'] },
  engine: { run: benchEngine, needs: [] },
  scroll: { run: benchScroll, needs: ['h5'] },
  memory: { run: benchMemory, needs: ['h5'] },
  'set-data': { run: benchSetData, needs: ['weapp'] },
  builder: { run: benchBuilder, needs: ['h5'] },
  server: { run: benchServer, needs: [] },
  rush: { run: benchRush, needs: [] },
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    cpu: { type: 'string', default: '4' },
    quick: { type: 'boolean', default: false },
    against: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const { quick, against } = values
const only = values.only ?? (quick ? 'first-load' : undefined)
const names = only ? only.split(',') : Object.keys(BENCHES)
const runs = Number(values.runs ?? (quick ? 3 : 7))
const unknown = names.find((name) => !BENCHES[name])
if (unknown) {
  console.error(`--only ${unknown}: there is ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}
const chromium = await ensureChromium()
if (!chromium) process.exit(1)

for (const name of names) {
  const { run, needs } = BENCHES[name]
  if (needs.length > 0 && !values['no-build']) {
    const { code } = await node(['scripts/build.mjs', ...needs])
    if (code !== 0) process.exit(code)
  }
  const text = await run({ chromium, runs, cpu: Number(values.cpu), quick, against })
  console.log(`\n${text}\n`)
  if (!quick) writeSection(REPORT, name, text)
}
if (!quick) console.log(`written to ${REPORT}`)
