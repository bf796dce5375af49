import {
  CommandState,
  deviceIncome,
  pageCommands,
  reportFault,
  showDevice,
  withdrawCommand,
} from '../../src/features/device/contract'
import { pageRecords } from '../../src/features/record/contract'
import { OWNER } from '../testing/open-sandbox'
import { command, control, log, pass, SOON, sandbox, show, TAP, token } from './testing/tap'

test('a device reports every few seconds, and what is shown says of when it is', async () => {
  const first = await show()
  expect(first.asOf - first.seenAt).toBeLessThan(3)
  pass(7)
  expect((await show()).seenAt).toBe(first.seenAt + 6)
  await control({ link: 'off' })
  pass(3600)
  const later = await show()
  expect(later).toMatchObject({ status: 2, asOf: first.asOf + 3607, seenAt: first.seenAt + 6 })
  expect(later.alarms).toEqual([
    expect.objectContaining({ kind: 'silent', since: first.seenAt + 6 + 1800 }),
  ])
  await control({ link: 'on' })
  pass(6)
  expect(await show()).toMatchObject({ status: 1, alarms: [] })
})

test('the list is as true as the page', async () => {
  await control({ link: 'off' })
  pass(3600)
  const body = { pageIndex: 1, pageSize: 15 }
  const params = { module: 'device', type: 'device' }
  const { data } = await sandbox.call(pageRecords, { params, body }, token)
  const { status, seenAt } = await show()
  expect(data.result.find(({ id }: { id: string }) => id === TAP)).toMatchObject({ status, seenAt })
})

test('a row of the list has what each of seven days brought in, the last that of its page', async () => {
  const params = { module: 'device', type: 'device' }
  const { data } = await sandbox.call(
    pageRecords,
    { params, body: { pageIndex: 1, pageSize: 15 } },
    token,
  )
  const row = data.result.find(({ id }: { id: string }) => id === TAP)
  const days = String(row.week).split(',').map(Number)
  const income = (await sandbox.call(deviceIncome, { query: { id: TAP, by: 'day' } }, token)).data
  const shown = income.slice(-7).map(({ cents }: { cents: number }) => cents)
  expect(days).toEqual(shown)
  expect(days.some((cents) => cents > 0)).toBe(true)
})

test('a terminal has its days that are over, and what it counts on the last; one without any has noughts', async () => {
  const list = async () => {
    const params = { module: 'device', type: 'terminal' }
    const body = { pageIndex: 1, pageSize: 50 }
    return (await sandbox.call(pageRecords, { params, body }, token)).data.result
  }
  const weekOf = (row: { week: string }) => row.week.split(',').map(Number)
  const [first] = await list()
  const { db } = sandbox.services
  const kept = await db
    .selectFrom('terminal_days')
    .selectAll()
    .where('terminalId', '=', first.id)
    .orderBy('day')
    .execute()
  const cents = kept.map((day) => day.cents)
  expect(cents).toHaveLength(6)
  expect(weekOf(first)).toEqual([...cents, first.todayIncome])
  await db.deleteFrom('terminal_days').where('terminalId', '=', first.id).execute()
  const bare = (await list()).find(({ id }: { id: string }) => id === first.id)
  expect(weekOf(bare)).toEqual([0, 0, 0, 0, 0, 0, first.todayIncome])
})

test('what is set while it is offline waits, is carried out once it is back, and stands in the log', async () => {
  await control({ link: 'off' })
  pass(120)
  const inChinese = async () => {
    const headers = { 'Accept-Language': 'zh-CN' }
    return (await sandbox.call(showDevice, { query: { id: TAP }, headers }, token)).data.applied
      .name
  }
  // Until somebody names it, it is called as the house calls it, to each reader.
  expect([(await show()).applied.name, await inChinese()]).toEqual(['Smart tap 01', '智能酒头 01'])
  const { data } = await command('r1', { price: 2500, name: 'Bar tap' })
  expect(data).toMatchObject({ state: CommandState.Queued, requestId: 'r1', doneAt: 0 })
  expect(await show()).toMatchObject({
    applied: { price: 1800 },
    wanted: { price: 2500, name: 'Bar tap' },
    waiting: 1,
  })
  expect((await command('r1', { price: 2500, name: 'Bar tap' })).data.id).toBe(data.id)
  expect(await command('r1', { price: 2600 })).toMatchObject({
    code: 409,
    message: 'This was sent before with other details. Look at what came of it first.',
  })
  pass(30)
  await control({ link: 'on' })
  pass(SOON)
  expect(await show()).toMatchObject({ applied: { price: 2500, name: 'Bar tap' }, waiting: 0 })
  expect(await inChinese()).toBe('Bar tap')
  const [newest] = await log()
  expect(newest).toMatchObject({ id: data.id, state: CommandState.Done })
  expect(newest.doneAt).toBeGreaterThan(newest.createdAt)
})

test('a device that cannot says why, and works as before', async () => {
  await control({ refuses: true })
  await command('r1', { price: 2500 })
  pass(SOON)
  const [newest] = await log()
  expect(newest).toMatchObject({
    state: CommandState.Failed,
    reason: 'The device could not do it.',
  })
  expect((await show()).applied.price).toBe(1800)
})

test('what nobody waits for any more is not carried out', async () => {
  await control({ link: 'off' })
  await command('r1', {}, { kind: 'restart' })
  pass(2 * 86_400)
  await control({ link: 'on' })
  pass(SOON)
  expect((await log())[0]).toMatchObject({
    state: CommandState.Failed,
    reason: 'The device did not come back in time.',
  })
})

test('what has not left is taken back, what has is not', async () => {
  await control({ link: 'off' })
  const take = async (id: string) => sandbox.call(withdrawCommand, { body: { id } }, token)
  const waits = (await command('r1', { price: 2500 })).data
  expect((await take(waits.id)).data.state).toBe(CommandState.Withdrawn)
  expect((await take(waits.id)).data.state).toBe(CommandState.Withdrawn)
  await control({ link: 'on' })
  const gone = (await command('r2', { price: 2700 })).data
  pass(SOON)
  expect(await take(gone.id)).toMatchObject({ code: 409, message: 'It is on its way already.' })
  expect((await show()).applied.price).toBe(2700)
})

test.each([
  ['nothing', {}, 'Nothing was changed.'],
  ['a temperature it cannot keep', { target: 900 }, 'The device cannot keep this temperature.'],
  ['no price', { price: 0 }, 'changes.price'],
  ['no time of day', { opens: '25:00' }, 'changes.opens'],
  ['no name', { name: ' ' }, 'changes.name'],
])('%s is refused, and nothing waits', async (_, changes, words) => {
  expect(await command('r1', changes)).toMatchObject({
    code: 400,
    message: expect.stringContaining(words),
  })
  expect((await show()).waiting).toBe(0)
})

test('income comes by hour and by day, and the price of a pour decides it', async () => {
  const by = async (what: string) =>
    (await sandbox.call(deviceIncome, { query: { id: TAP, by: what } }, token)).data
  const sum = (all: readonly { cents: number }[]) =>
    all.reduce((before, { cents }) => before + cents, 0)
  const days = await by('day')
  expect(days).toHaveLength(14)
  expect(days.every(({ pours }: { pours: number }) => pours > 0)).toBe(true)
  pass(8 * 3600)
  const hours = await by('hour')
  expect(hours).toHaveLength(21)
  // Closed until eleven.
  expect(sum(hours.slice(0, 11))).toBe(0)
  const { today } = await show()
  expect(sum(hours)).toBe(today.cents)
  expect(sum((await by('day')).slice(-1))).toBe(today.cents)
  expect(today.cents).toBe(today.pours * 90)
})

test('a keg that runs low and a cooler that is too warm raise an alarm', async () => {
  expect((await show('513')).alarms).toEqual([expect.objectContaining({ kind: 'low' })])
  expect((await show('519')).alarms).toEqual([expect.objectContaining({ kind: 'warm' })])
  expect((await show('519')).temperature).toBeGreaterThan((await show('519')).applied.warmAt)
})

test.each(['[', '{}', '{"price":"x","target":null,"name":7}'])(
  'a row that is damaged, %s, costs what it said and not the page',
  async (config) => {
    const { db } = sandbox.services
    await db.updateTable('device_units').set({ config }).where('deviceId', '=', TAP).execute()
    await db
      .updateTable('device_commands')
      .set({ changes: config, state: CommandState.Queued })
      .where('deviceId', '=', TAP)
      .execute()
    pass(SOON)
    expect((await show()).applied).toMatchObject({ price: 1800, target: 40 })
    expect((await log())[0].changes).toEqual({})
  },
)

test('a fault is reported once', async () => {
  const body = { deviceId: TAP, requestId: 'f1', text: 'It drips.' }
  const first = await sandbox.call(reportFault, { body }, token)
  expect((await sandbox.call(reportFault, { body }, token)).data).toBe(first.data)
  expect((await show()).faults).toEqual([
    { id: first.data, text: 'It drips.', state: 1, createdAt: expect.any(Number) },
  ])
})

test('to everybody else there is no such device', async () => {
  const other = await sandbox.logIn(OWNER)
  expect(await show(TAP, other)).toBeNull()
  expect((await command('r1', { price: 1 }, {}, other)).code).toBe(400)
  expect((await command('r1', {}, { kind: 'restart' }, other)).code).toBe(400)
  expect(await sandbox.call(pageCommands, { body: { deviceId: TAP } }, other)).toMatchObject({
    code: 400,
  })
})
