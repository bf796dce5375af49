import { createHash } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { ClientProblem } from '../../src/features/app/contract'
import { framesOf, redactProblem } from '../../src/http/redact'
import type { Database } from '../database/schema'
import type { ClientReportTable } from './rows'

/** What nobody has met for so long is gone, or mended; seconds. */
export const KEPT_SECONDS = 30 * 24 * 3600
/** Of host, version and problem; beyond it the oldest go. */
export const MOST_ROWS = 500
const MOST_COUNTED = 1_000_000_000

/** Who tells, in whose name nothing is kept. */
export interface Teller {
  readonly host: string
  readonly version: string
}

/** The same problem in another release: its files, lines and figures have changed. */
const sameSaid = (text: string) => text.replace(/\.[0-9a-f]{6}(?=\.js)/g, '').replace(/\d+/g, '#')

const fingerprintOf = ({ kind, problem, message }: ClientProblem) =>
  createHash('sha256')
    .update([kind, sameSaid(problem), sameSaid(message)].join('\n'))
    .digest('hex')
    .slice(0, 16)

/** Whatever a client sends, what names or proves somebody is not kept: a path without a query, and sentences. */
function clean(problem: ClientProblem): ClientProblem {
  return {
    ...problem,
    problem: redactProblem(problem.problem),
    message: redactProblem(problem.message),
    page: /^\/[\w/-]*$/.test(problem.page) ? redactProblem(problem.page) : '',
    stack: framesOf(problem.stack.join('\n')),
  }
}

/** Counts problems, and lets go what is old or too much. */
export async function keepReports(
  db: Kysely<Database>,
  { host, version }: Teller,
  problems: readonly ClientProblem[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const told of problems) {
      const { kind, problem, message, stack, page, count } = clean(told)
      const fingerprint = fingerprintOf({ ...told, problem, message })
      const latest = { problem, message, stack: JSON.stringify(stack), page, lastAt: now }
      await trx
        .insertInto('client_reports')
        .values({ fingerprint, host, version, kind, count, firstAt: now, ...latest })
        .onConflict((conflict) =>
          conflict.columns(['fingerprint', 'host', 'version']).doUpdateSet(({ eb, fn, val }) => ({
            ...latest,
            count: fn('min', [eb('client_reports.count', '+', count), val(MOST_COUNTED)]),
          })),
        )
        .execute()
    }
    await trx
      .deleteFrom('client_reports')
      .where('lastAt', '<', now - KEPT_SECONDS)
      .execute()
    await sql`
      delete from client_reports where rowid in (
        select rowid from client_reports order by lastAt desc, rowid limit 1000000000 offset ${MOST_ROWS}
      )`.execute(trx)
  })
}

/** A problem, with where and how often it was met. */
export interface ReportGroup {
  readonly fingerprint: string
  readonly kind: string
  readonly count: number
  readonly firstAt: number
  readonly lastAt: number
  /** By host and version, the newest first. */
  readonly rows: readonly Selectable<ClientReportTable>[]
}

/** All that is kept, what was met last first. */
export async function listReports(db: Kysely<Database>): Promise<ReportGroup[]> {
  const all = await db
    .selectFrom('client_reports')
    .selectAll()
    .orderBy('lastAt', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const groups = new Map<string, Selectable<ClientReportTable>[]>()
  for (const row of all) groups.set(row.fingerprint, [...(groups.get(row.fingerprint) ?? []), row])
  return [...groups].map(([fingerprint, rows]) => ({
    fingerprint,
    kind: rows[0]?.kind ?? '',
    count: rows.reduce((sum, { count }) => sum + count, 0),
    firstAt: Math.min(...rows.map(({ firstAt }) => firstAt)),
    lastAt: Math.max(...rows.map(({ lastAt }) => lastAt)),
    rows,
  }))
}
