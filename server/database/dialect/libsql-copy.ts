import { join } from 'node:path'
import type Libsql from 'libsql'
import { KEPT, type SeedCopy } from './dialect'
import { MOMENTS } from './moments'

type Driver = InstanceType<typeof Libsql>

/** The copy of the seed beside a libsql database: every end-to-end test starts with a reset to it. */
class Template {
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

/**
 * @param dataDir where its file lies, or `:memory:`.
 * @param exclusively runs work on the one connection when it is its turn.
 */
export function libsqlCopy(
  driver: Driver,
  dataDir: string,
  exclusively: (work: () => void) => Promise<void>,
): SeedCopy {
  const template = new Template(driver, dataDir)
  return {
    save: () => exclusively(() => template.save()),
    isUsable: async () => template.isUsable(),
    restore: (shift) => exclusively(() => template.restore(shift)),
    empty: () => exclusively(() => template.empty()),
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
