import {
  bookEvent,
  cancelBooking,
  showEvent,
  showTicket,
} from '../../../src/features/content/contract'
import { listAccounts } from '../../../src/features/wallet/contract-accounts'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../../testing/open-sandbox'

export const NOON = Date.parse('2026-11-22T12:00:00+08:00')
export const SECONDS = NOON / 1000
export const HOUR = 3600
export const DAY = 24 * HOUR

export const TAKEOVER = '980003'
export const TOUR = '980004'
export const FULL = '980009'
export const HARVEST = '980012'

export let sandbox: TestSandbox
export let member: string
export let newcomer: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/clock', { offset: 0 })
  await sandbox.post('/sandbox/reset')
  member = await sandbox.logIn(MEMBER)
  newcomer = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

export let wish = 0
interface Wish {
  readonly eventId?: string
  readonly count?: number
  readonly points?: number
  readonly requestId?: string
}
export const book = (
  token: string,
  { eventId = TAKEOVER, count = 1, points = 0, requestId }: Wish = {},
) => {
  wish += 1
  const body = { eventId, count, points, requestId: requestId ?? `wish-${wish}` }
  return sandbox.call(bookEvent, { body }, token)
}
export const cancel = (token: string, ticketId: string) =>
  sandbox.call(cancelBooking, { query: { ticketId } }, token)
export const show = async (id: string, token?: string) =>
  (await sandbox.call(showEvent, { query: { id } }, token)).data
export const ticket = (id: string, token: string) =>
  sandbox.call(showTicket, { query: { id } }, token)
export const change = (id: string, to: object) =>
  sandbox.services.db.updateTable('contents').set(to).where('id', '=', id).execute()
export const at = (seconds: number) => sandbox.post('/sandbox/clock', { offset: seconds - SECONDS })
export const points = async (token: string) =>
  (await sandbox.call(listAccounts, {}, token)).data.accounts[2].amount as number
