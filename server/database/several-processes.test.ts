import { sql } from 'kysely'
import { endServers } from '../running/testing/server-process'
import { type Cluster, findPostgres, startCluster } from '../testing/postgres/cluster'
import { rush } from '../testing/postgres/rush'
import { openPostgres } from './dialect/postgres'
import type { OpenDatabase } from './open'
import { conditionSql } from './query'

const bin = findPostgres(true)
let cluster: Cluster | undefined
beforeAll(async () => {
  if (bin) cluster = await startCluster(bin)
  else
    console.warn('!!! PostgreSQL is not installed and could not be: nothing was tested on it. !!!')
})
afterAll(async () => {
  await endServers()
  cluster?.stop()
})

/** Ten thousand are let in by `npm run rush`. */
const OPERATIONS = 60
/** Processes that start and work on a machine that does other things as well. */
const LONGEST = 600_000

const onPostgres = bin ? describe : describe.skip

onPostgres('one database', () => {
  let both: readonly [OpenDatabase, OpenDatabase]
  beforeAll(async () => {
    const open = () => openPostgres(`${cluster?.url}/template1`, { onError: () => {} })
    // At the same moment, on a database that has no tables yet.
    both = await Promise.all([open(), open()])
  })
  afterAll(() => Promise.all(both.map(({ close }) => close())))

  test('what one tells the other hears once, and the teller before it goes on', async () => {
    const [one, other] = both
    const heard: string[] = []
    one.wire.listen('news', (words) => heard.push(`one ${words}`))
    const arrived = new Promise<void>((done) =>
      other.wire.listen('news', (words) => {
        heard.push(`other ${words}`)
        if (words === 'the end') done()
      }),
    )
    await one.wire.tell('news', 'a b')
    expect(heard).toContain('one a b')
    await one.wire.tell('else', 'not for them')
    await one.wire.tell('news', 'the end')
    await arrived
    expect([...heard].sort()).toEqual(['one a b', 'one the end', 'other a b', 'other the end'])
  })

  test('under one name one does its work at a time', async () => {
    let working = 0
    const most: number[] = []
    const work = async ({ db }: OpenDatabase) => {
      most.push(++working)
      await sql`select 1`.execute(db)
      working--
    }
    await Promise.all([...both, ...both].map((each) => each.alone('name', () => work(each))))
    expect(most).toEqual([1, 1, 1, 1])
  })

  test('they count together', async () => {
    const [one, other] = both.map(({ counter }) => counter({ name: 'n', points: 2, seconds: 60 }))
    await one?.consume('somebody')
    await other?.consume('somebody')
    await expect(one?.consume('somebody')).rejects.toMatchObject({ remainingPoints: 0 })
  })

  test('transactions that each read what the other writes are not both first', async () => {
    const add = ({ db }: OpenDatabase) =>
      db.transaction().execute(async (trx) => {
        const rows = await trx.selectFrom('attempts').select('id').where('kind', '=', 'x').execute()
        if (rows.length < 1)
          await trx
            .insertInto('attempts')
            .values({ kind: 'x', subject: '', at: rows.length })
            .execute()
      })
    await Promise.all([...both, ...both, ...both].map(add))
    const [{ db }] = both
    const rows = await db.selectFrom('attempts').select('at').where('kind', '=', 'x').execute()
    expect(rows).toEqual([{ at: 0 }])
  })

  test.each([
    ['at', 'equal', 'words', []],
    ['at', 'greater', 1.5, ['2']],
    ['at', 'less', 1e21, ['1', '2']],
    ['subject', 'equal', 2, []],
    ['subject', 'like', 'B', ['2']],
    ['subject', 'startsWith', 'ÄB', ['2']],
    ['subject', 'endsWith', 'bc', ['2']],
    ['subject', 'endsWith', 'aaäbc', []],
    ['at', 'endsWith', '2', []],
    ['subject', 'greater', 'a', ['2']],
  ] as const)('%s %s %s finds %j', async (field, operator, value, found) => {
    const [{ db }] = both
    await db.deleteFrom('attempts').execute()
    for (const [at, subject] of [
      [1, 'Aa'],
      [2, 'ÄBC'],
    ] as const)
      await db
        .insertInto('attempts')
        .values({ kind: String(at), subject, at })
        .execute()
    const condition = { logicalOperator: 'and', conditions: [{ field, operator, value }] } as const
    const { rows } = await sql<{ kind: string }>`
      select kind from attempts where ${conditionSql(condition, (name) => sql.ref(name))} order by kind
    `.execute(db)
    expect(rows.map(({ kind }) => kind)).toEqual(found)
  })
})

onPostgres('four processes', () => {
  test(
    'with one killed: the last pieces, payments and transfers, each once and none lost',
    async () => {
      const { told, problems } = await rush(`${cluster?.url}/postgres`, OPERATIONS, 1)
      expect(problems).toEqual([])
      // Half of those who wanted one got none: there was a last one to fight for.
      expect(told.refused.size).toBeGreaterThan(0)
      expect(told.done.size).toBeGreaterThan(OPERATIONS / 2)
    },
    LONGEST,
  )
})
