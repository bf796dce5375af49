import { sql } from 'kysely'
import type { Sandbox } from '../app'
import { damage, dropTriggers } from '../testing/faults'
import { aim, WHOLE } from './calls'
import type { Bench } from './deals'
import { HOSTILE_MARKUP } from './inputs'
import { everyId } from './pool'
import { pickFrom, randomOf } from './random'

interface Column {
  readonly table: string
  readonly column: string
  /** How its texts lie there: as they are, or packed as JSON. */
  readonly kind: 'text' | 'json' | 'bytes'
}

/** What is a name of something else, a secret, or one of a few words. */
const NO_TEXT =
  /^id$|Id$|Ids$|serial|mobile|Hash|status|kind|type|gateway|currency|purpose|locale|url|image|avat|code|digest|nonce|number|Key$|^key$|token|actor|action/i
/** Tables of the installation itself. */
const OURS = /^(settings|kysely|nonces|sessions|view_overrides|attempts|requests|gateway_)/

async function columnsOf({ services: { db } }: Sandbox): Promise<readonly Column[]> {
  const found: Column[] = []
  for (const { name: table, columns } of await db.introspection.getTables()) {
    if (OURS.test(table)) continue
    for (const { name: column, dataType } of columns) {
      if (/blob|bytea/i.test(dataType)) found.push({ table, column, kind: 'bytes' })
      if (!/text/i.test(dataType)) continue
      const { rows } = await sql<{ sample: string }>`select ${sql.ref(column)} as sample
        from ${sql.table(table)} where ${sql.ref(column)} is not null and ${sql.ref(column)} <> ''
        limit 1`.execute(db)
      const isJson = /^[[{]/.test(String(rows[0]?.sample ?? ''))
      if (isJson) found.push({ table, column, kind: 'json' })
      else if (!NO_TEXT.test(column)) found.push({ table, column, kind: 'text' })
    }
  }
  return found
}

/** Every call that reads, by everybody, and the pages and pictures beside them. */
async function readAll({ range, sandbox, seed, handlers }: Bench) {
  const pool = await everyId(sandbox)
  for (const handler of handlers) {
    const { method, read } = handler.contract
    if (method !== 'GET' && !read) continue
    for (const who of ['1001', '1003'] as const) {
      await range.fire(await aim({ sandbox, pool, seed }, handler, WHOLE * 0, who))
    }
  }
  const { db } = sandbox.services
  const orders = await db.selectFrom('gateway_orders').select('id').limit(4).execute()
  const files = await db.selectFrom('files').select('id').limit(4).execute()
  const pages = [
    ...orders.map(({ id }) => `/pay/cashier?token=${id}&lang=en`),
    ...files.map(({ id }) => `/files/${id}.png`),
    '/',
    '/openapi.json',
  ]
  for (const path of pages) {
    await range.fire({ name: `${seed} ${path}`, path, init: { method: 'GET', headers: {} } })
  }
}

/** An order at the cashier and a file: what the seed has none of. */
async function furnish({ services: { db } }: Sandbox): Promise<void> {
  const order = {
    id: 'cashier-1',
    gateway: 'cashier',
    payId: '800001',
    amount: 100,
    status: 'open',
    description: HOSTILE_MARKUP[0],
    returnUrl: 'http://127.0.0.1:4000/#/',
    payType: 1,
    createdAt: 0,
    transactionId: null,
  }
  await db
    .insertInto('gateway_orders')
    .values({ ...order, description: String(order.description) })
    .execute()
}

const reset = (sandbox: Sandbox) =>
  sandbox.request('/sandbox/reset', { method: 'POST', body: '{}' })

/**
 * Markup in every text that is kept, read back by every call and on every page: none of it becomes markup
 * of ours.
 */
export async function attackMarkup(bench: Bench, cases: number): Promise<void> {
  const { sandbox, seed } = bench
  const { db } = sandbox.services
  for (const markup of pickFrom(HOSTILE_MARKUP, cases, `${seed} markup`)) {
    await reset(sandbox)
    for (const column of await columnsOf(sandbox)) {
      const packed = JSON.stringify({ en: markup, 'zh-Hans': markup })
      if (column.kind === 'text') await damage(db, column, markup, 1)
      if (column.kind === 'json') {
        await putInside(sandbox, column, markup)
        await putText(sandbox, column, packed)
      }
    }
    await furnish(sandbox)
    await readAll(bench)
  }
}

/** In both languages, where a column holds both. */
const putText = ({ services: { db } }: Sandbox, { table, column }: Column, packed: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${packed}
    where ${sql.ref(column)} like '{"en":%'`.execute(db)

/** A name or a sentence; ids, words of the wire and addresses are not. */
const SENTENCE = /[^!-~]/
/** Rows of a column that are enough: what is packed in one way is read in one way. */
const ENOUGH = 60

/** In every name and sentence inside what else is packed: an invoice, who picks up, a form that was sent. */
async function putInside({ services: { db } }: Sandbox, { table, column }: Column, markup: string) {
  const { rows } = await sql<{ at: number; packed: string }>`
    select rowid as at, ${sql.ref(column)} as packed from ${sql.table(table)}
    where json_valid(${sql.ref(column)}) limit ${ENOUGH}`.execute(db)
  for (const { at, packed } of rows) {
    const value: unknown = JSON.parse(packed, (_, part: unknown) =>
      typeof part === 'string' && SENTENCE.test(part) ? markup : part,
    )
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(value)}
      where rowid = ${at}`.execute(db)
  }
}

/** What a disk, a bug or a hand in the database leaves where JSON or a file was. */
const DAMAGES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '"x"',
  '7',
  '{"en":1}',
  '[null]',
  '[{"name":null}]',
  'x'.repeat(100_000),
]

/** Packed values and files that are none, in every third row: whoever reads them is answered all the same. */
export async function attackRows(bench: Bench, cases: number): Promise<void> {
  const { sandbox, seed } = bench
  const { db } = sandbox.services
  await dropTriggers(db)
  for (const words of pickFrom(DAMAGES, cases, `${seed} rows`)) {
    await reset(sandbox)
    const random = randomOf(`${seed} rows ${words.slice(0, 20)}`)
    for (const column of await columnsOf(sandbox)) {
      if (column.kind === 'text') continue
      await damage(db, column, words, random.pick([1, 2, 3]))
    }
    await readAll(bench)
  }
}
