/**
 * `npm run release-notes [-- 1.2.0] [--for weapp|alipay|review]`: a section of CHANGELOG.md as plain text, as
 * much of it as a place takes; without --for as much as every place takes.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LIMITS, noteOf, sectionOf, sectionsOf } from './notes'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { for: { type: 'string' } },
})
const [version] = positionals
const limits = Object.entries(LIMITS)
  .filter(([place]) => values.for === undefined || values.for === place)
  .map(([, limit]) => limit)
const sections = sectionsOf(readFileSync(resolve(__dirname, '../../CHANGELOG.md'), 'utf8'))
const section = sectionOf(sections, version)

if (limits.length === 0) {
  console.error(`--for is one of ${Object.keys(LIMITS).join(', ')}.`)
  process.exitCode = 2
} else if (!section || section.items.length === 0) {
  const known = sections.map(({ title }) => title).join(', ')
  console.error(`CHANGELOG.md says nothing of ${version ?? 'any version'}. It has: ${known}`)
  process.exitCode = 1
} else console.log(noteOf(section.items, Math.min(...limits)))
