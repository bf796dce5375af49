import { sql } from 'kysely'
import { openSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const HOURS = 3 * 3600

/** Of people and shops, of what counts on from where it was, and of contracts, which say their day. */
const STAY = [
  'addresses.createdAt',
  'device_hours.hour',
  'device_units.countedTo',
  'feedback.createdAt',
  'files.createdAt',
  'form_entries.createdAt',
  'identities.reviewedAt',
  'identities.submittedAt',
  'invest_contracts.createdAt',
  'invest_contracts.signedAt',
  'invest_payments.createdAt',
  'invest_steps.at',
  'investments.bookedTo',
  'investments.createdAt',
  'investments.paidAt',
  'light_records.createdAt',
  'live_follows.createdAt',
  'live_viewers.createdAt',
  'market.launchedAt',
  'merchants.createdAt',
  'merchants.reviewedAt',
  'merchants.submittedAt',
  'social_bindings.createdAt',
  'terminals.seenAt',
  'user_accounts.createdAt',
  'users.createdAt',
]

test('what happened a while before the seed happened as long before a later reset', async () => {
  let machine = NOON
  const sandbox = await openSandbox({ machineMs: () => machine })
  const { db } = sandbox.services
  /** The sum of all moments, column by column: numbers that are seconds of these years. */
  async function moments() {
    const found = new Map<string, { sum: number; count: number }>()
    for (const { name: table, columns } of await db.introspection.getTables())
      for (const { name, dataType } of columns) {
        if (!/int/i.test(dataType)) continue
        const column = sql.ref(name)
        const { rows } = await sql<{ sum: number; count: number }>`
          select coalesce(sum(${column}), 0) as sum, count(*) as count from ${sql.table(table)}
          where typeof(${column}) = 'integer' and ${column} between 1600000000 and 2000000000
        `.execute(db)
        const [row] = rows
        if (row && row.count > 0) found.set(`${table}.${name}`, row)
      }
    return found
  }
  await sandbox.post('/sandbox/reset')
  const before = await moments()
  machine += HOURS * 1000
  await sandbox.post('/sandbox/reset')
  const after = await moments()
  const stayed = [...before]
    .filter(([name, { sum }]) => after.get(name)?.sum === sum)
    .map(([name]) => name)
  expect(stayed.sort()).toEqual(STAY)
  // All others by the same time, row by row.
  const moved = [...before].filter(([name]) => !STAY.includes(name))
  for (const [name, { sum, count }] of moved)
    expect([name, after.get(name)]).toEqual([name, { sum: sum + count * HOURS, count }])
  await sandbox.close()
})
