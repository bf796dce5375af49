import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { MIGRATIONS } from '../database/migrations'
import type { Database } from '../database/schema'

/** How long the database may take to answer before the server counts as not ready, ms. */
const PATIENCE = 2000

/** Why a server should get no calls, or that it may get them. */
type Readiness = 'ready' | 'stopping' | 'database does not answer' | 'migrations are missing'

/** Whether this server lives, and whether calls should be sent to it. */
export class Health {
  private stopping = false

  /** @param patience ms after which a database that says nothing counts as gone. */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly patience = PATIENCE,
  ) {}

  /** From now on no more calls should come. */
  stop(): void {
    this.stopping = true
  }

  /** Whether the server is on its way out. */
  get isStopping(): boolean {
    return this.stopping
  }

  /** Asks the database and what has run in it. Never throws. */
  async readiness(): Promise<Readiness> {
    if (this.stopping) return 'stopping'
    const ran = await this.migrationsThatRan()
    if (!ran) return 'database does not answer'
    return MIGRATIONS.every(({ id }) => ran.has(id)) ? 'ready' : 'migrations are missing'
  }

  private async migrationsThatRan(): Promise<ReadonlySet<string> | undefined> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), this.patience)
    })
    // Kysely's own table, which the schema of our rows does not name.
    const asked = (this.db as unknown as Kysely<{ kysely_migration: { name: string } }>)
      .selectFrom('kysely_migration')
      .select('name')
      .execute()
      .then((rows) => new Set(rows.map(({ name }) => name)))
      .catch(() => undefined)
    return Promise.race([asked, patience]).finally(() => clearTimeout(timer))
  }
}

/**
 * `/health/live` answers 200 while the process does; `/health/ready` answers 200 when calls may come and 503
 * with the reason when not. Neither says anything about the installation.
 */
export function healthRoutes(health: Health): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.get('/live', (c) => c.json({ status: 'live' }))
  app.get('/ready', async (c) => {
    const status = await health.readiness()
    return c.json({ status }, status === 'ready' ? 200 : 503)
  })
  return app
}
