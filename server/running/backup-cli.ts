import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, restore, thinOut } from './backup'
import { WrongSettings } from './wrong-settings'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: process.env.TAPROOM_DATA ?? '.data' },
    to: { type: 'string', default: process.env.TAPROOM_BACKUPS ?? 'backups' },
    keep: { type: 'string' },
    from: { type: 'string' },
  },
})

function run(): void {
  if (process.env.TAPROOM_DATABASE_URL?.trim())
    throw new WrongSettings('PostgreSQL is backed up by pg_dump: docs/how-to/run-a-server.md')
  const data = resolve(values.data)
  if (positionals[0] === 'restore') {
    if (!values.from) throw new WrongSettings('--from names the backup to go back to')
    const before = restore(resolve(values.from), data)
    console.log(`${data} is as in ${values.from}${before ? `; what was there: ${before}` : ''}`)
    return
  }
  console.log(backUp(data, resolve(values.to)))
  if (values.keep === undefined) return
  const keep = Number(values.keep)
  if (!(Number.isInteger(keep) && keep > 0)) throw new WrongSettings('--keep is a number above 0')
  for (const name of thinOut(resolve(values.to), keep)) console.log(`deleted ${name}`)
}

try {
  run()
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exit(1)
}
