import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { OpenDatabase } from '../../database/dialect/dialect'
import { connectPostgres, openPostgres } from '../../database/dialect/postgres'
import { BEER_DEMO } from '../../seed/demo'
import { runSeed } from '../../seed/run-seed'
import { databaseName, TEMPLATE } from './cluster'
import { FAULT_FUNCTIONS } from './fault-functions'
import { leave, takeFrom } from './left-over'
import { beginOf, PLANTED, PlantedCopy, periodOf } from './planted'
import { teach } from './used-again'

/** Opens in place of `database/open.ts` where the server's tests run on PostgreSQL. */
export const isRemote = (): boolean => true

/**
 * @param place a folder keeps its database from one opening to the next, `:memory:` is another one each time.
 * @param onError hears that a statement failed.
 */
export async function openDatabase(place: string, onError = () => {}): Promise<OpenDatabase> {
  const cluster = process.env.TAPROOM_TEST_DATABASE ?? ''
  const inMemory = place === ':memory:'
  const left = inMemory ? takeFrom(templateOf(periodOf(Date.now() / 1000))) : undefined
  const name = left ?? databaseName(inMemory ? randomUUID() : place)
  if (!left) await makeClone(cluster, name)
  // Its tables are those of its template.
  const open = await connectPostgres(`${cluster}/${name}`, { onError }, async (_, pool) => {
    if (left) await pool.query('select taproom.renew()')
  })
  return {
    ...open,
    template: async () => new PlantedCopy(open.db, await open.template()),
    async close() {
      const template = inMemory ? await unchangedFrom(open) : undefined
      await open.close()
      if (template) leave(name, template)
      else if (inMemory) await onCluster(cluster, (client) => client.query(`drop database ${name}`))
    },
  }
}

/** Makes a database, unless it is there. */
const makeClone = (cluster: string, name: string): Promise<void> =>
  onCluster(cluster, async (client) => {
    if (!(await exists(client, name)))
      await clone(client, name, await seededTemplate(client, cluster))
  })

/** The name of the template that a database still has the tables, triggers and functions of. */
async function unchangedFrom({ db }: OpenDatabase): Promise<string | undefined> {
  const { rows } = await sql<{ template: string }>`
    select template from taproom.made where print = taproom.print()`.execute(db)
  return rows[0]?.template
}

/** Makes the database that others are cloned from. */
export async function makeTemplate(cluster: string): Promise<void> {
  await onCluster(cluster, (client) => client.query(`create database ${TEMPLATE}`))
  const { close } = await openPostgres(`${cluster}/${TEMPLATE}`, { onError: () => {} })
  await close()
  await onCluster(cluster, (client) => client.query(`${FAULT_FUNCTIONS};${PLANTED}`), TEMPLATE)
}

const templateOf = (period: number): string => `${TEMPLATE}_${period}`

/** The template whose copy of the seed is of now: its tables hold nothing either. */
async function seededTemplate(client: Client, cluster: string): Promise<string> {
  const period = periodOf(Date.now() / 1000)
  const name = templateOf(period)
  const now = beginOf(period)
  await client.query('select pg_advisory_lock(1)')
  if (await exists(client, name)) return name
  const making = `${name}_making`
  await clone(client, making, TEMPLATE)
  const open = await openPostgres(`${cluster}/${making}`, { onError: () => {} })
  const copy = await open.template()
  await runSeed({ db: open.db, now, demo: BEER_DEMO })
  await copy.save()
  await copy.empty()
  await open.close()
  await onCluster(
    cluster,
    async (each) => {
      await each.query('insert into taproom.planted values ($1)', [now])
      await teach(each, name)
      await each.query('vacuum analyze')
    },
    making,
  )
  await client.query(`alter database ${making} rename to ${name}`)
  return name
}

const exists = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1

const clone = (client: Client, name: string, template: string) =>
  client.query(`create database ${name} template ${template} strategy file_copy`)

async function onCluster(
  url: string,
  work: (client: Client) => Promise<unknown>,
  database = 'postgres',
): Promise<void> {
  const client = new Client({ connectionString: `${url}/${database}` })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
