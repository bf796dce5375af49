/**
 * `npm run views:check [-- file|url …] [--capabilities file] [--json] [--rules] [--reference]`: checks view definitions against everything the
 * engine would do with them, and of a server that lacks calls against those it has. Without arguments those that ship. Ends with 1 when one has an error. --reference writes
 * docs/reference/widgets.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importChecker } from './views-check/bundle.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    capabilities: { type: 'string' },
    rules: { type: 'boolean', default: false },
    reference: { type: 'boolean', default: false },
  },
})

const { checkViews, clientViews, formatReport, rulesText, widgetsText } = await importChecker()
if (values.rules) {
  console.log(rulesText())
} else if (values.reference) {
  writeFileSync(resolve(root, 'docs/reference/widgets.md'), widgetsText())
} else {
  try {
    const lacks = values.capabilities && lackedBy(values.capabilities)
    const report = await checkViews(positionals, { root, clientViews, lacks })
    console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report))
    process.exitCode = report.errors > 0 ? 1 : 0
  } catch (error) {
    console.error(error.message)
    process.exitCode = 2
  }
}

/** The names in a file of `npm run conformance -- --capabilities`. @throws Error with one sentence. */
function lackedBy(file) {
  let names
  try {
    ;({ names } = JSON.parse(readFileSync(file, 'utf8')))
  } catch {}
  if (!Array.isArray(names)) throw new Error(`${file} is no list of capabilities`)
  return new Set(names)
}
