import { type RawBuilder, sql } from 'kysely'
import type { Sandbox } from '../app'
import type { Handler } from '../handler'
import { rowsWritten } from '../testing/faults'
import { type Aim, aim, sendAs, WHOLE } from './calls'
import type { Range } from './findings'
import { idsOf } from './pool'

const ATTACKER = '1002'
const VICTIM = '1001'
/** Of somebody who has registered a moment ago. */
const NEWCOMER = '13766668888'
/** Says whose a row is. */
const OWNER = /^(userId|ownerId|authorId)$/
/** Free text of a person, which nobody else may read. */
const PRIVATE = /^(detail|content|contact|number|holder|branch|data|note|idCard)$/
const MARK = 'canary-of-1001'

/** Whose a row is that does not say so itself: a buyer's, or that of whoever runs the shop. */
const OF_ORDER = '(select userId from orders where orders.id = orderId)'
const OF_SHOP =
  '(select ownerId from merchants join stores on stores.merchantId = merchants.id where stores.id = storeId)'
const BY_WAY: Readonly<Record<string, string>> = {
  users: 'id',
  order_lines: OF_ORDER,
  parcels: OF_ORDER,
  parcel_lines: OF_ORDER,
  after_sale_steps: '(select userId from after_sales where after_sales.id = afterSaleId)',
  invest_steps: '(select userId from investments where investments.id = investmentId)',
  invest_contracts: '(select userId from investments where investments.id = investmentId)',
  voucher_uses: '(select userId from vouchers where vouchers.id = voucherId)',
  stores: '(select ownerId from merchants where merchants.id = merchantId)',
  products: OF_SHOP,
  coupons: `case when personal <> '' then substr(personal, 1, 4) else ${OF_SHOP} end`,
  skus: `(select ${OF_SHOP} from products where products.id = productId)`,
}
/** What nobody but the house writes. */
const HOUSE = [
  'categories',
  'configs',
  'contents',
  'offer_conditions',
  'relations',
  'task_jobs',
  'market',
]
/** What whoever buys changes of the shop's rows. */
const COUNTED: Readonly<Record<string, readonly string[]>> = { products: ['sold'], skus: ['stock'] }

interface Owned {
  readonly table: string
  /** The id of the person a row belongs to. */
  readonly owner: RawBuilder<string>
  readonly columns: readonly string[]
}

async function ownedTables({ services: { db } }: Sandbox): Promise<readonly Owned[]> {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name, columns }) => {
    const names = columns.map((column) => column.name)
    const said = names.find((column) => OWNER.test(column))
    const by = BY_WAY[name] ?? (HOUSE.includes(name) ? "'house'" : said && `"${said}"`)
    const watched = names.filter((column) => !COUNTED[name]?.includes(column))
    // What others give a broadcast is counted in its row.
    return by && name !== 'lives'
      ? [{ table: name, owner: sql.raw<string>(by), columns: watched }]
      : []
  })
}

/** Puts a mark into every free text of the victim's. */
async function mark({ services: { db } }: Sandbox, owned: readonly Owned[]): Promise<void> {
  for (const { table, owner, columns } of owned) {
    // What all see of a broadcast is no secret.
    if (table.startsWith('live')) continue
    for (const column of columns.filter((each) => PRIVATE.test(each))) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${MARK} || rowid
        where ${owner} = ${VICTIM} and typeof(${sql.ref(column)}) = 'text'`.execute(db)
    }
  }
}

async function rowsOfOthers(
  { services: { db } }: Sandbox,
  owned: readonly Owned[],
  attackers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { table, owner, columns } of owned) {
    // Who knows a password may begin a session; ending one of somebody else's is another matter.
    const part = table === 'sessions' ? sql`"revokedAt" is not null` : sql`1 = 1`
    const { rows } = await sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)}
      where coalesce(${owner}, '') not in (${sql.join(attackers)}) and ${part} order by rowid`.execute(
      db,
    )
    found.set(table, JSON.stringify(rows))
  }
  return found
}

/** Registers somebody, as anybody can; the known attacker where nobody can. */
async function newcomer(range: Range, sandbox: Sandbox): Promise<string> {
  const { db } = sandbox.services
  const name = 'a newcomer'
  const asks = { name, method: 'GET', path: `basic/sms/code?mobile=${NEWCOMER}` }
  await range.fire(await sendAs(sandbox, undefined, asks))
  const sent = db.selectFrom('sms').select('code').where('mobile', '=', NEWCOMER)
  const body = {
    mobile: NEWCOMER,
    verifyCode: (await sent.executeTakeFirst())?.code,
    password: 'hops-and-malt',
  }
  const registers = { name, method: 'POST', path: 'people/user/reg', body }
  await range.fire(await sendAs(sandbox, undefined, registers))
  const made = db.selectFrom('users').select('id').where('mobile', '=', NEWCOMER)
  return (await made.executeTakeFirst())?.id ?? ATTACKER
}

/**
 * Every call with the ids of somebody else's rows, by who has rows too and by who registered a moment ago: their rows stay as they are, and their texts are told to
 * nobody.
 */
export async function attackOwnership(
  range: Range,
  sandbox: Sandbox,
  seed: number,
  handlers: readonly Handler[],
  cases: number,
): Promise<void> {
  const owned = await ownedTables(sandbox)
  await mark(sandbox, owned)
  const owners = new Map(owned.map(({ table, owner }) => [table, owner]))
  const pool = await idsOf(sandbox, (table) => {
    const owner = owners.get(table)
    return owner === undefined ? undefined : sql<boolean>`${owner} = ${VICTIM}`
  })
  const target: Aim = { sandbox, seed, pool }
  const attackers = [ATTACKER, await newcomer(range, sandbox)]
  let before = await rowsOfOthers(sandbox, owned, attackers)
  for (const handler of handlers) {
    for (let index = 0; index < cases; index++) {
      const shot = await aim(target, handler, index * WHOLE, attackers[index % 2])
      const written = await rowsWritten(sandbox.services.db)
      const answer = await range.fire(shot)
      if (answer?.text.includes(MARK)) range.blame(shot, `tells a secret: ${answer.text}`)
      if ((await rowsWritten(sandbox.services.db)) === written) continue
      const after = await rowsOfOthers(sandbox, owned, attackers)
      for (const [table, rows] of after) {
        if (rows !== before.get(table)) range.blame(shot, `changed rows of others in ${table}`)
      }
      before = after
    }
  }
}
