/**
 * `npm run conformance -- --origin https://shop.example [--account mobile:password …] [--writes]`: makes every
 * call of the registry on a server and says how it stands. Ends with 1 when one differs or fails.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { settings } from '../../taproom.config'
import { Misuse, runCommand } from '../lib/command'
import { reachOfAll } from '../reach/all'
import { pagesWithout } from '../reach/lacking'
import { Line } from './line'
import { pageOf } from './page'
import { capabilitiesOf, exitCodeOf, jsonOf, summaryOf, textOf } from './report'
import { Run } from './run'

const USAGE = `npm run conformance -- --origin https://shop.example
  --account 13800138000:password   who calls what is private; may be given again: the next one is
                                   tried where the first is not allowed (a shop's desk, administrators)
  --writes                         also makes calls that change something
  --code 123456                    the text code this server takes in tests
  --pay-password 135790            of the first account; without it nothing is paid from balances
  --only product/                  only calls whose name has this in it
  --key taproom                    the project key that signs; that of taproom.config.ts unless given
  --timeout 10                     seconds one call may take
  --width 4                        calls under way at once
  --locale en                      the language that is asked for
  --json file, --html file         the report as JSON, as a page
  --capabilities file              which calls the server has
  --quiet                          one line instead of the table`

const WARNING = `With --writes orders are placed and cancelled, addresses, records and streams are made and deleted
in the name of the accounts. Use a server and accounts that are for trying.\n`

function read() {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string', default: '' },
      account: { type: 'string', multiple: true, default: [] },
      writes: { type: 'boolean', default: false },
      code: { type: 'string' },
      'pay-password': { type: 'string' },
      only: { type: 'string' },
      key: { type: 'string', default: settings.keys.project },
      timeout: { type: 'string', default: '10' },
      width: { type: 'string', default: '4' },
      locale: { type: 'string', default: 'en' },
      json: { type: 'string' },
      html: { type: 'string' },
      capabilities: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  })
  const origin = values.origin.replace(/\/+$/, '')
  if (!/^https?:\/\/[^/]+$/.test(origin)) throw new Misuse('--origin wants https://host, no path.')
  const accounts = values.account.map((text) => {
    const [, mobile, password] = /^(\d{6,15}):(.+)$/.exec(text) ?? []
    if (!mobile || !password) throw new Misuse('--account wants mobile:password.')
    return { mobile, password }
  })
  const [timeout, width] = [Number(values.timeout), Number(values.width)]
  if (!(timeout > 0) || !(width >= 1)) throw new Misuse('--timeout and --width want a number.')
  return { ...values, origin, accounts, timeout, width: Math.floor(width) }
}

async function main(): Promise<number> {
  const values = read()
  const { origin, accounts, writes, code, only } = values
  if (writes) console.error(WARNING)
  if (accounts.length === 0) console.error('Without --account only public calls are looked at.\n')
  const line = new Line({
    origin,
    projectKey: values.key,
    timeoutMs: values.timeout * 1000,
    width: values.width,
    locale: values.locale,
  })
  const results = await new Run({
    line,
    accounts,
    writes,
    code: async () => code,
    payPassword: values['pay-password'],
    only,
  }).all()
  const at = new Date().toISOString()
  if (values.json) writeFileSync(values.json, jsonOf(results, origin, at))
  if (values.html) writeFileSync(values.html, pageOf(results, origin, at))
  if (values.capabilities) {
    const { calls } = await reachOfAll()
    const pages = (lacks: ReadonlySet<string>) => pagesWithout(calls, lacks)
    writeFileSync(values.capabilities, capabilitiesOf(results, origin, at, pages))
  }
  console.log(values.quiet ? summaryOf(results) : textOf(results, origin))
  return exitCodeOf(results)
}

runCommand(main, USAGE)
