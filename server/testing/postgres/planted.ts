import { type Kysely, sql } from 'kysely'
import type { SeedCopy } from '../../database/dialect/dialect'
import type { Database } from '../../database/schema'
import type { Seed } from '../../seed'
import { BEER_DEMO } from '../../seed/demo'
import { runSeed as seedAnew } from '../../seed/run-seed'

/** Seconds a copy of the seed is good for; at their end it is made again, so that it never tells of another hour. */
const LASTS = 600

/** Times within one period may share a copy. @param at seconds since 1970. */
export const periodOf = (at: number): number => Math.floor(at / LASTS)

/** When a period began, seconds since 1970: whatever is opened in it is opened later. */
export const beginOf = (period: number): number => period * LASTS

/** Where a template writes when its seed was made. */
export const PLANTED = 'create table taproom.planted (at bigint not null)'

const COPIES = new WeakMap<Kysely<Database>, PlantedCopy>()

/** The copy of the seed that a database brings along from its template: five hundred statements need not be said. */
export class PlantedCopy implements SeedCopy {
  /** By how many seconds what lies in the tables is later than its copy; undefined until there is anything. */
  private shift: number | undefined

  constructor(
    private readonly db: Kysely<Database>,
    private readonly copy: SeedCopy,
  ) {
    COPIES.set(db, this)
  }

  /** @returns false where the copy is of another time or another brand, or is no more: then there must be another seed. */
  async plant({ now, demo }: Seed): Promise<boolean> {
    const at = await this.plantedAt()
    if (at === undefined) return false
    const isOfNow = at <= now && periodOf(at) === periodOf(now)
    if (demo === BEER_DEMO && isOfNow) {
      this.shift = Math.trunc(now - at)
      await sql`select taproom.plant(${this.shift})`.execute(this.db)
      return true
    }
    await sql`delete from taproom.planted`.execute(this.db)
    return false
  }

  /** Its template was made of the tables of today. */
  async isUsable(): Promise<boolean> {
    return (await this.plantedAt()) !== undefined || this.copy.isUsable()
  }

  async empty(): Promise<void> {
    if ((await this.plantedAt()) === undefined) return this.copy.empty()
    await sql`select taproom.wipe()`.execute(this.db)
  }

  async save(): Promise<void> {
    if ((await this.plantedAt()) === undefined) await this.copy.save()
  }

  async restore(shift: number): Promise<void> {
    const at = await this.plantedAt()
    if (at === undefined) return this.copy.restore(shift)
    const { value } = await this.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'seededAt')
      .executeTakeFirstOrThrow()
    const wanted = Math.trunc(Number(value) + shift - at)
    if (this.shift === undefined) await this.copy.restore(wanted)
    else await sql`select taproom.put_back(${wanted}, ${this.shift})`.execute(this.db)
    this.shift = wanted
  }

  private async plantedAt(): Promise<number | undefined> {
    const { rows } = await sql<{ at: number }>`select at from taproom.planted`.execute(this.db)
    return rows[0]?.at
  }
}

/** In place of `seed/run-seed.ts` where the server's tests run on PostgreSQL. */
export async function runSeed(seed: Seed): Promise<void> {
  if (!(await COPIES.get(seed.db)?.plant(seed))) await seedAnew(seed)
}
