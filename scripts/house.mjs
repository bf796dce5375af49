/**
 * `npm run house [-- --json]`: how the client's code is divided into files, functions and rooms. Ends with 1
 * when it breaks a rule of the house (LIMITS in scripts/house/measure.ts).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from './lib/import-typescript.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const { LIMITS, measure, problemsOf } = await importTypeScript('scripts/house/measure.ts')

const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
)
const rooms = 'src/features'
const nouns = existsSync(rooms)
  ? readdirSync(rooms, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  : []
const report = measure(sources, nouns)
const problems = problemsOf(report)

if (process.argv.includes('--json')) console.log(JSON.stringify({ ...report, problems }, null, 2))
else print(report)
for (const problem of problems) console.error(`✗ ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1

function print({ files, median, mean, tooLong, short, homes, longestFiles, longestFunctions }) {
  console.log('Client code, without tests and generated page files')
  console.log(`  files                     ${files}, fewer than ${LIMITS.files} wanted`)
  console.log(`  lines of a file, median   ${median}, ${LIMITS.median} or more wanted`)
  console.log(`  lines of a file, mean     ${mean.toFixed(1)}`)
  console.log(`  above ${LIMITS.lines} lines           ${tooLong.length}`)
  console.log(`  under ${LIMITS.short} lines            ${short}`)
  console.log(`\nHomes of a noun outside ${rooms}/<noun> and server/<noun>`)
  const byCount = Object.entries(homes).sort(([, left], [, right]) => right.length - left.length)
  for (const [noun, folders] of byCount)
    console.log(`  ${noun.padEnd(12)} ${folders.length}  ${folders.join(' ')}`)
  for (const [what, list] of [
    ['files', longestFiles],
    ['functions', longestFunctions],
  ]) {
    console.log(`\nThe longest ${what}`)
    for (const { name, lines } of list) console.log(`  ${String(lines).padStart(4)}  ${name}`)
  }
}
