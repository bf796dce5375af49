/**
 * Scaffolds: `npm run new -- widget price-tag`, `npm run new -- endpoint POST basic/address/setDefault`,
 * `npm run new -- page /tool/coupon`. Writes the files and says what is left to do by hand.
 */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeEndpoint } from './new/endpoint.mjs'
import { writePage } from './new/page.mjs'
import { writeWidget } from './new/widget.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))

const KINDS = {
  widget: { usage: 'widget <kebab-name> [base|commerce|account]', write: writeWidget },
  endpoint: { usage: 'endpoint <METHOD> <path>', write: writeEndpoint },
  page: { usage: 'page </public/path>', write: writePage },
}

const [kind, ...rest] = process.argv.slice(2)
const chosen = KINDS[kind]
if (!chosen || rest.length === 0) {
  console.error('Usage:')
  for (const { usage } of Object.values(KINDS)) console.error(`  npm run new -- ${usage}`)
  process.exit(2)
}
const problem = await chosen.write(...rest)
if (problem) {
  console.error(problem)
  process.exit(1)
}
