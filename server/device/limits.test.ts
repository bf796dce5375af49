import {
  CommandState,
  pageCommands,
  reportFault,
  withdrawCommand,
} from '../../src/features/device/contract'
import { OWNER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import { catchUp } from './fleet'
import {
  command,
  control,
  log,
  pass,
  SECONDS,
  SOON,
  sandbox,
  show,
  TAP,
  token,
} from './testing/tap'

const HOUR = 3600
const DAY = 24 * HOUR
const db = () => sandbox.services.db
const refused = (
  call: () => Promise<{ code: number; message: string }>,
  words: string,
  code = 400,
) => expectRefusal(sandbox.services, call, [code, words])
const setUnit = (row: object) =>
  db().updateTable('device_units').set(row).where('deviceId', '=', TAP).execute()
const clear = () => db().deleteFrom('device_commands').where('deviceId', '=', TAP).execute()

describe('what a device is told', () => {
  test('is refused in words, and nothing waits', async () => {
    await show()
    await refused(() => command('r1', {}), 'Nothing was changed.')
    for (const target of [9, 121])
      await refused(() => command('r1', { target }), 'The device cannot keep this temperature.')
    const other = await sandbox.logIn(OWNER)
    await refused(() => command('r1', { price: 1 }, {}, other), 'The device was not found.')
    await refused(
      () => sandbox.call(withdrawCommand, { body: { id: '1' } }, token),
      'The command was not found.',
    )
    const { data } = await command('r2', { price: 2000 })
    await refused(
      () => sandbox.call(withdrawCommand, { body: { id: data.id } }, other),
      'The command was not found.',
    )
    for (const target of [10, 120]) expect((await command(`t${target}`, { target })).code).toBe(200)
    // A hub only measures.
    await db().updateTable('devices').set({ kind: 'hub' }).where('id', '=', TAP).execute()
    await refused(() => command('r3', { target: 50 }), 'The device cannot keep this temperature.')
  })

  test('waits in a line of twenty, oldest first', async () => {
    await control({ link: 'off' })
    await clear()
    for (let n = 1; n <= 20; n += 1) expect((await command(`r${n}`, { price: n })).code).toBe(200)
    await refused(() => command('r21', { price: 21 }), 'Too much waits for this device already.')
    expect(await show()).toMatchObject({ waiting: 20, wanted: { price: 20 } })
    const page = async (pageIndex: number) =>
      (
        await sandbox.call(
          pageCommands,
          { body: { deviceId: TAP, pageIndex, pageSize: 15 } },
          token,
        )
      ).data
    const prices = ({ result }: { result: { changes: { price: number } }[] }) =>
      result.map(({ changes }) => changes.price)
    const first = await page(1)
    expect(first).toMatchObject({ pageIndex: 1, pageSize: 15, totalCount: 20 })
    expect(prices(first)).toEqual(Array.from({ length: 15 }, (_, at) => 20 - at))
    expect(prices(await page(2))).toEqual([5, 4, 3, 2, 1])
  })

  test.each([
    ['configure', 7 * DAY],
    ['restart', DAY],
    ['locate', HOUR],
  ])('to %s is worth it for %i seconds, and not a second longer', async (kind, life) => {
    await control({ link: 'off' })
    await clear()
    const { data } = await command('r1', { price: 2500 }, { kind })
    const at = async (seconds: number) => {
      await catchUp(sandbox.services, TAP, SECONDS + seconds)
      const query = db().selectFrom('device_commands').selectAll().where('id', '=', data.id)
      return query.executeTakeFirstOrThrow()
    }
    expect(await at(life)).toMatchObject({ state: CommandState.Queued, doneAt: null })
    expect(await at(life + 1)).toMatchObject({
      state: CommandState.Failed,
      doneAt: SECONDS + life + 1,
      reason: expect.stringContaining('did not come back in time'),
    })
  })

  test('is not done while it is in service, which its page says', async () => {
    await control({ link: 'on' })
    await clear()
    await db().updateTable('devices').set({ status: 3 }).where('id', '=', TAP).execute()
    await command('r1', { price: 2500 })
    pass(SOON)
    const reason = 'The device is in service.'
    expect((await log())[0]).toMatchObject({ state: CommandState.Failed, reason })
    expect(await show()).toMatchObject({ status: 3, applied: { price: 1800 } })
  })

  test('is answered under its name, and a fault too', async () => {
    const fault = async (text: string) =>
      sandbox.call(reportFault, { body: { deviceId: TAP, requestId: 'f1', text } }, token)
    await fault('It drips.')
    await refused(
      () => fault('It is loud.'),
      'This was sent before with other details. Look at what came of it first.',
      409,
    )
    await db().deleteFrom('device_faults').execute()
    for (let n = 1; n <= 6; n += 1) {
      const body = { deviceId: TAP, requestId: `g${n}`, text: `No. ${n}` }
      await sandbox.call(reportFault, { body }, token)
      pass(1)
    }
    const { faults } = await show()
    expect(faults.map(({ text }: { text: string }) => text)).toEqual(
      [6, 5, 4, 3, 2].map((n) => `No. ${n}`),
    )
  })
})

describe('an alarm', () => {
  const kinds = async () =>
    (await show()).alarms.map(({ kind, text }: { kind: string; text: string }) => [kind, text])

  test('rises above the mark, and not on it', async () => {
    await control({ link: 'on' })
    const { temperature, applied } = await show()
    const mark = (warmAt: number) => setUnit({ config: JSON.stringify({ ...applied, warmAt }) })
    await mark(temperature)
    expect(await kinds()).toEqual([])
    await mark(temperature - 1)
    expect(await kinds()).toEqual([['warm', 'It is too warm.']])
    await mark(temperature)
    expect(await kinds()).toEqual([])
  })

  test('rises when a keg holds less than its part, and not at it', async () => {
    await control({ link: 'on' })
    const { applied } = await show()
    // The second keg holds 48 of 200 tenths of a litre then: 24 %.
    const low = (lowAt: number) =>
      setUnit({ poured: 50, config: JSON.stringify({ ...applied, lowAt }) })
    await low(24)
    expect(await kinds()).toEqual([])
    await low(25)
    expect(await kinds()).toEqual([['low', 'A keg is nearly empty.']])
  })

  test('rises after so many silent minutes, and says since when', async () => {
    await control({ link: 'off' })
    const { seenAt } = await show()
    const silent = async (seconds: number) => {
      sandbox.services.clock.setOffset(seenAt + seconds - SECONDS)
      return show()
    }
    expect((await silent(10)).status).toBe(1)
    expect((await silent(11)).status).toBe(2)
    expect((await silent(30 * 60 - 1)).alarms).toEqual([])
    expect((await silent(30 * 60)).alarms).toEqual([
      { kind: 'silent', since: seenAt + 1800, text: 'Nothing was heard of it for a while.' },
    ])
  })
})

test('what is taken in adds up: the hours, the day, and all there was before', async () => {
  await control({ link: 'on' })
  await show()
  const device = () =>
    db().selectFrom('devices').selectAll().where('id', '=', TAP).executeTakeFirstOrThrow()
  const before = await device()
  const { today, kegs } = await show()
  pass(6 * HOUR)
  const later = await show()
  const after = await device()
  const more = later.today.cents - today.cents
  expect(more).toBeGreaterThan(0)
  expect(later.today.cents).toBe(later.today.pours * 90)
  expect([after.income - before.income, after.todayIncome]).toEqual([more, later.today.cents])
  expect(later.kegs).not.toEqual(kegs)
  pass(6 * HOUR)
  expect((await show()).today).toEqual({ cents: 0, pours: 0 })
})

test('of a silence longer than forty days only the last forty are counted', async () => {
  await control({ link: 'on' })
  await show()
  await db().deleteFrom('device_hours').where('deviceId', '=', TAP).execute()
  await setUnit({ countedTo: SECONDS - 60 * DAY })
  pass(SOON)
  await show()
  const { first } = await db()
    .selectFrom('device_hours')
    .select((eb) => eb.fn.min<number>('hour').as('first'))
    .where('deviceId', '=', TAP)
    .executeTakeFirstOrThrow()
  expect(first).toBeGreaterThan(SECONDS - 40 * DAY - HOUR)
  expect(first).toBeLessThan(SECONDS - 39 * DAY)
})
