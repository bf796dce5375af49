/**
 * `npm run upload -- weapp [--dry-run] [--version 1.2.0] [--note text]`: sends what is built to a vendor's
 * console (docs/how-to/ship-the-app.md). Ends with 1 when something is in the way or it did not arrive.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Misuse, runCommand } from '../lib/command'
import { ship, type Wish } from './ship'
import { isHost } from './vendors'
import { realWorld } from './world'

const USAGE = `npm run upload -- weapp|alipay
  --dry-run         looks at everything and sends nothing
  --version 1.2.0   else that of package.json
  --note "text"     else the newest section of CHANGELOG.md, shortened`

function read(): Wish {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      version: { type: 'string' },
      note: { type: 'string' },
    },
  })
  const [host, ...others] = positionals
  if (!isHost(host) || others.length > 0) throw new Misuse('One of weapp and alipay.')
  const { version, note } = values
  return { host, isDryRun: values['dry-run'], version, note }
}

async function main(): Promise<number> {
  const wish = read()
  process.chdir(resolve(__dirname, '../..'))
  return ship(wish, realWorld())
}

runCommand(main, USAGE)
