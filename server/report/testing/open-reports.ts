import { getReport } from '../../../src/features/report/contract'
import { OPEN_BOOKS } from '../../testing/open-books'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../../testing/open-sandbox'

/** The middle of a month: last month has all of its days by then. */
const NOON = Date.parse('2026-11-22T12:00:00+08:00')
export const SECONDS = NOON / 1000
/** A moment of Beijing's clock, seconds. */
export const at = (time: string) => Date.parse(`${time}+08:00`) / 1000

/** A sandbox for the tests of one file, with somebody of each kind logged in. */
export function openReports() {
  const tokens: Record<string, string> = {}
  const opened: { sandbox?: TestSandbox } = {}
  const sandbox = () => opened.sandbox as TestSandbox

  async function logIn(): Promise<void> {
    for (const [who, mobile] of Object.entries({
      member: MEMBER,
      newcomer: NEWCOMER,
      owner: OWNER,
    }))
      tokens[who] = await sandbox().logIn(mobile)
  }
  beforeAll(async () => {
    opened.sandbox = await openSandbox({ machineMs: () => NOON })
    // The books of the newcomer are written anew here, without anything behind them.
    OPEN_BOOKS.delete(sandbox().services.db)
    await logIn()
  })
  afterAll(() => sandbox().close())

  /** The report of this type as somebody reads it: `nobody` is not logged in. */
  const read = async (type: string, body: object = {}, who = 'member', locale = 'en') => {
    const headers = { 'Accept-Language': locale }
    const token = tokens[who]
    return (await sandbox().call(getReport, { params: { type }, body, headers }, token)).data
  }
  return { sandbox, tokens, logIn, read }
}

/** Columns of a report, as it states them. */
export const columns = (
  ...all: readonly (readonly [key: string, name: string, format?: string])[]
) => all.map(([key, name, format]) => (format ? { key, name, format } : { key, name }))
