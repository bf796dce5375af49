import { NEWCOMER } from '../../testing/open-sandbox'
import { at, openReports } from './open-reports'

/** Lines of the newcomer: when, of what kind, how much, cents. */
const LINES: readonly (readonly [time: string, kind: string, amount: number])[] = [
  ['2026-10-01T00:00:00', 'earning', 1000],
  ['2026-10-22T12:00:00', 'referral', 200],
  ['2026-10-22T12:00:01', 'earning', 5000],
  ['2026-10-31T23:59:59', 'order', -300],
  ['2026-11-01T00:00:00', 'earning', 700],
  ['2026-11-08T23:59:59', 'earning', 11],
  ['2026-11-09T00:00:00', 'earning', 13],
  ['2026-11-15T12:00:00', 'referral', 17],
  ['2026-11-15T12:00:01', 'earning', 19],
  ['2026-11-16T00:00:00', 'earning', 23],
  ['2026-11-20T10:00:00', 'order', -150],
  ['2026-11-21T10:00:00', 'withdraw', -40],
  ['2026-11-22T09:00:00', 'referral', 60],
  ['2026-11-22T10:00:00', 'earning', 100],
  ['2026-11-22T11:00:00', 'mystery', -5],
]

/** Reports of a newcomer whose books hold `LINES` and nothing else. */
export function openWalletReports() {
  const reports = openReports()
  const { sandbox, tokens, read } = reports
  const account = async (kind: string) =>
    (
      await sandbox()
        .services.db.selectFrom('accounts')
        .select('id')
        .where('userId', '=', '1002')
        .where('kind', '=', kind as never)
        .executeTakeFirstOrThrow()
    ).id

  beforeAll(async () => {
    const { db } = sandbox().services
    await db.deleteFrom('ledger').where('userId', '=', '1002').execute()
    const accountId = await account('balance')
    let balance = 0
    await db
      .insertInto('ledger')
      .values(
        LINES.map(([time, kind, amount], position) => {
          balance += amount
          return {
            id: `9${String(position).padStart(3, '0')}`,
            accountId,
            userId: '1002',
            kind,
            title: '{"en":"a","zh-Hans":"甲"}',
            amount,
            balance,
            createdAt: at(time),
            refKind: '',
            refId: '',
          }
        }),
      )
      .execute()
    await db
      .insertInto('ledger')
      .values({
        id: '9999',
        accountId: await account('points'),
        userId: '1002',
        kind: 'task',
        title: '{"en":"a","zh-Hans":"甲"}',
        amount: -7,
        balance: 0,
        createdAt: at('2026-11-22T08:00:00'),
        refKind: '',
        refId: '',
      })
      .execute()
  })

  const mine = (type: string, body: object = {}, locale = 'en') =>
    read(type, body, 'newcomer', locale)
  /** The same at another time, by a session of then. */
  async function mineAt(time: string, type: string, body: object = {}) {
    const { clock } = sandbox().services
    clock.setNow(at(time))
    tokens.later = await sandbox().logIn(NEWCOMER)
    const answer = await read(type, body, 'later')
    clock.setOffset(0)
    return answer
  }
  return { ...reports, mine, mineAt }
}
