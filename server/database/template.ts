import { join } from 'node:path'
import { MIGRATION_TABLES } from './migrate'
import type { OpenDatabase } from './open'

type Driver = OpenDatabase['driver']

/** Tables of the installation, not of the data: a reset leaves them alone, and revisions of pages only rise. */
const KEPT: readonly string[] = ['settings', 'nonces', 'view_changes', ...MIGRATION_TABLES]

/** Columns that hold moments; a reset long after the seed moves them along. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  orders: [
    'createdAt',
    'paidAt',
    'expiresAt',
    'shippedAt',
    'receivedAt',
    'closedAt',
    'urgedAt',
    'deletedAt',
  ],
  parcels: ['createdAt'],
  after_sales: ['createdAt', 'deadlineAt'],
  after_sale_steps: ['createdAt'],
  order_refunds: ['createdAt'],
  payments: ['createdAt', 'paidAt', 'expiresAt'],
  contents: ['createdAt', 'startsAt', 'endsAt'],
  material_deeds: ['createdAt'],
  notices: ['createdAt'],
  tickets: ['createdAt', 'cancelledAt', 'usedAt', 'remindedAt'],
  ledger: ['createdAt'],
  lives: ['createdAt', 'beganAt', 'endedAt', 'startsAt'],
  live_messages: ['createdAt'],
  coupons: ['startsAt', 'endsAt'],
  coupon_claims: ['createdAt', 'usedAt'],
  transfers: ['createdAt'],
  withdrawals: ['createdAt', 'decidedAt'],
  rewards: ['createdAt'],
  favorites: ['createdAt'],
  reviews: ['createdAt', 'addedAt', 'repliedAt'],
  searches: ['createdAt'],
  vouchers: ['createdAt', 'expiresAt', 'refundedAt'],
  voucher_uses: ['createdAt'],
  package_orders: ['createdAt', 'openedAt'],
  footprints: ['createdAt'],
  conversations: ['createdAt', 'updatedAt'],
  chat_messages: ['createdAt'],
  // Hours of income stay where they are: a device counts on from where it was.
  devices: ['seenAt'],
  device_units: ['ownedSince', 'heardAt', 'triedAt'],
  device_commands: ['createdAt', 'doneAt'],
  device_acts: ['at'],
  device_alarms: ['since'],
  device_faults: ['createdAt'],
  device_offers: ['createdAt', 'expiresAt'],
}

/**
 * A copy of the seeded tables beside the database. Putting it back takes milliseconds, seeding anew a
 * good part of a second, and every end-to-end test starts with a reset.
 */
export class Template {
  /** Tables change at a start only: what was found to fit once does until the next one. */
  private fits = false

  constructor(
    private readonly driver: Driver,
    dataDir: string,
  ) {
    const file = dataDir === ':memory:' ? ':memory:' : join(dataDir, 'template.db')
    driver.prepare('attach ? as template').run(file)
  }

  /** Takes the present content as what a reset goes back to. */
  save(): void {
    this.inTransaction(() => {
      for (const table of tablesOf(this.driver, 'template')) {
        this.driver.exec(`drop table template.${table}`)
      }
      for (const table of dataTables(this.driver)) {
        this.driver.exec(`create table template.${table} as select * from main.${table}`)
      }
    })
  }

  /** The template has every table with the columns of today's migrations. */
  isUsable(): boolean {
    this.fits ||= dataTables(this.driver).every(
      (table) =>
        columnsOf(this.driver, 'main', table) === columnsOf(this.driver, 'template', table),
    )
    return this.fits
  }

  /** Puts the template back, its moments moved `shift` seconds. */
  restore(shift: number): void {
    this.inTransaction(() => {
      for (const table of dataTables(this.driver)) {
        this.driver.exec(`delete from main.${table}`)
        this.driver.exec(`insert into main.${table} select * from template.${table}`)
        // Most resets come in the second of the seed.
        if (shift === 0) continue
        for (const column of MOMENTS[table] ?? []) {
          this.driver.prepare(`update main.${table} set ${column} = ${column} + ?`).run(shift)
        }
      }
    })
  }

  /** Deletes all data, keeps the tables. */
  empty(): void {
    this.inTransaction(() => {
      for (const table of dataTables(this.driver)) this.driver.exec(`delete from main.${table}`)
    })
  }

  /** Foreign keys are off meanwhile: tables are filled in no particular order. */
  private inTransaction(work: () => void): void {
    this.driver.exec('pragma foreign_keys = off')
    this.driver.exec('begin')
    try {
      work()
      this.driver.exec('commit')
    } catch (error) {
      this.driver.exec('rollback')
      throw error
    } finally {
      this.driver.exec('pragma foreign_keys = on')
    }
  }
}

function tablesOf(driver: Driver, schema: string): string[] {
  const rows = driver
    .prepare(
      `select name from ${schema}.sqlite_master where type = 'table' and name not like 'sqlite_%'`,
    )
    .all() as { name: string }[]
  return rows.map(({ name }) => name)
}

function dataTables(driver: Driver): string[] {
  return tablesOf(driver, 'main').filter((name) => !KEPT.includes(name))
}

function columnsOf(driver: Driver, schema: string, table: string): string {
  const rows = driver.prepare(`pragma ${schema}.table_info(${table})`).all() as { name: string }[]
  return rows.map(({ name }) => name).join()
}
