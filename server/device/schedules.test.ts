// @reads nothing
import { sql } from 'kysely'
import { addCommand, COMMANDS, CommandState } from '../../src/features/device/contract'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { catchUp } from './fleet'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const DEVICE = '513'
const ROUNDS = 1000

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
afterAll(() => sandbox.close())

/** Numbers in [0, 1) that follow from the seed: what failed once fails again. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const rows = (after = 0) =>
  sandbox.services.db
    .selectFrom('device_commands')
    .selectAll()
    .where('deviceId', '=', DEVICE)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
/** What the device has done, as it did it. */
const acts = (after: number) =>
  sandbox.services.db
    .selectFrom('device_acts')
    .select(['seq', 'kind'])
    .where('deviceId', '=', DEVICE)
    .where('seq', '>', after)
    .orderBy(sql`rowid`)
    .execute()

/** One command as a phone on a bad line sends it: once, or again and again under the same name. */
async function send(round: number, nth: number, random: () => number): Promise<void> {
  const kind = COMMANDS[Math.floor(random() * COMMANDS.length)] ?? 'restart'
  const changes = { price: 1 + Math.floor(random() * 5000) }
  const body = { deviceId: DEVICE, requestId: `r${round}-${nth}`, kind, changes }
  const answers = []
  for (let times = random() < 0.4 ? 3 : 1; times > 0; times -= 1) {
    answers.push((await sandbox.call(addCommand, { body }, token)).data.id)
  }
  expect(new Set(answers).size).toBe(1)
}

test('over 1,000 schedules of cuts, losses, repeats and refusals each command is done once, in order', async () => {
  const { db, clock } = sandbox.services
  await db.deleteFrom('device_commands').where('deviceId', '=', DEVICE).execute()
  const ledger = await db.selectFrom('ledger').selectAll().execute()
  const accounts = await db.selectFrom('accounts').selectAll().execute()
  let offset = 0
  let [losses, refusals, done] = [0, 0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const random = chance(round)
    const before = done
    // A session does not last for all of these days.
    if (round % 100 === 0) token = await sandbox.logIn(MEMBER)
    const wanted = 1 + Math.floor(random() * 3)
    for (let nth = 0; nth < wanted; nth += 1) {
      const link = (['on', 'off', 'auto'] as const)[Math.floor(random() * 3)] ?? 'on'
      const loss = Math.floor(random() * 33)
      const refuses = random() < 0.2 ? 1 : 0
      refusals += refuses
      await db
        .updateTable('device_units')
        .set({ link, loss, refuses })
        .where('deviceId', '=', DEVICE)
        .execute()
      await send(round, nth, random)
      offset += Math.floor(random() * 20)
      clock.setOffset(offset)
      await catchUp(sandbox.services, DEVICE, clock.now())
    }
    // The line comes back, and everything is done within a while.
    await db
      .updateTable('device_units')
      .set({ link: 'on' })
      .where('deviceId', '=', DEVICE)
      .execute()
    offset += 300
    clock.setOffset(offset)
    await catchUp(sandbox.services, DEVICE, clock.now())
    const mine = await rows(before)
    done += wanted
    expect(mine).toHaveLength(wanted)
    expect(mine.map(({ state }) => state).every((state) => state >= CommandState.Done)).toBe(true)
    losses += mine.filter(({ tries }) => tries > 1).length
    expect(await acts(before)).toEqual(mine.map(({ seq, kind }) => ({ seq, kind })))
  }
  const all = await rows()
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1))
  // What it works by is the last that it did not refuse.
  const carriedOut = all.filter(
    ({ kind, state }) => kind === 'configure' && state === CommandState.Done,
  )
  const last = carriedOut.at(-1)
  const unit = await db
    .selectFrom('device_units')
    .select('config')
    .where('deviceId', '=', DEVICE)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(unit.config)).toMatchObject(JSON.parse(last?.changes ?? '{}'))
  // The schedules were rough ones.
  expect(losses).toBeGreaterThan(300)
  expect(refusals).toBeGreaterThan(300)
  expect(all.some(({ state }) => state === CommandState.Failed)).toBe(true)
  expect(await db.selectFrom('ledger').selectAll().execute()).toEqual(ledger)
  expect(await db.selectFrom('accounts').selectAll().execute()).toEqual(accounts)
}, 240_000)
