import {
  addCommand,
  addOffer,
  answerOffer,
  CommandState,
  type DeviceChanges,
  deviceIncome,
  OfferState,
  pageCommands,
  pageDeviceOrders,
  pageOffers,
  reportFault,
  showDevice,
  withdrawCommand,
} from '../../src/features/device/contract'
import { pageRecords } from '../../src/features/record/contract'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
/** Lin Xia’s tap. */
const TAP = '501'

let sandbox: TestSandbox
let token: string
let offset: number
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  offset = 0
  token = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())

function pass(seconds: number): void {
  offset += seconds
  sandbox.services.clock.setOffset(offset)
}
const control = (body: object) => sandbox.post('/sandbox/devices', { id: TAP, ...body })
const show = async (id = TAP, who = token) =>
  (await sandbox.call(showDevice, { query: { id } }, who)).data
const command = (requestId: string, changes: DeviceChanges, more: object = {}, who = token) =>
  sandbox.call(
    addCommand,
    { body: { deviceId: TAP, requestId, kind: 'configure', changes, ...more } },
    who,
  )
const log = async (id = TAP, who = token) =>
  (await sandbox.call(pageCommands, { body: { deviceId: id } }, who)).data.result
const offers = async (who: string) =>
  (await sandbox.call(pageOffers, { body: {} }, who)).data.result
const offer = (requestId: string, to: string, kind = 'handover') =>
  sandbox.call(addOffer, { body: { deviceId: TAP, requestId, kind, to } }, token)
const answer = (id: string, how: string, who: string) =>
  sandbox.call(answerOffer, { body: { id, answer: how } }, who)
/** Seconds in which a device that is connected has done what it was told. */
const SOON = 60

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

describe('handing over', () => {
  test('needs the consent of who gets it; what they had before stays with each', async () => {
    const receiver = await sandbox.logIn(NEWCOMER)
    const { data } = await offer('o1', NEWCOMER)
    expect(data).toMatchObject({ state: OfferState.Open, side: 'from', other: '199****5678' })
    expect((await offer('o1', NEWCOMER)).data.id).toBe(data.id)
    expect(await show(TAP, receiver)).toBeNull()
    expect(await offers(receiver)).toEqual([
      expect.objectContaining({
        id: data.id,
        side: 'to',
        other: 'Lin Xia',
        state: OfferState.Open,
      }),
    ])
    await control({ link: 'off' })
    await command('r1', { price: 3000 })
    expect((await answer(data.id, 'accept', receiver)).data.state).toBe(OfferState.Accepted)
    expect((await answer(data.id, 'accept', receiver)).data.state).toBe(OfferState.Accepted)
    expect(await show()).toBeNull()
    const gotten = await show(TAP, receiver)
    expect(gotten).toMatchObject({ id: TAP, today: { cents: 0, pours: 0 }, waiting: 0 })
    expect(await log(TAP, receiver)).toEqual([])
    const bought = await sandbox.call(pageDeviceOrders, { body: {} }, receiver)
    expect(bought.data.result.map(({ deviceId }: { deviceId: string }) => deviceId)).not.toContain(
      TAP,
    )
    expect((await offers(token))[0]).toMatchObject({ state: OfferState.Accepted, side: 'from' })
    await control({ link: 'on' })
    pass(SOON)
    expect((await show(TAP, receiver)).applied.price).toBe(1800)
  })

  test('nobody takes what they were not offered, and nobody is given what they declined', async () => {
    const receiver = await sandbox.logIn(NEWCOMER)
    const other = await sandbox.logIn(OWNER)
    const { id } = (await offer('o1', NEWCOMER)).data
    expect(await answer(id, 'accept', other)).toMatchObject({
      code: 400,
      message: 'The request was not found.',
    })
    expect(await answer(id, 'accept', token)).toMatchObject({
      code: 400,
      message: 'The request was not found.',
    })
    expect(await answer(id, 'withdraw', receiver)).toMatchObject({
      code: 400,
      message: 'The request was not found.',
    })
    expect((await answer(id, 'decline', receiver)).data.state).toBe(OfferState.Declined)
    expect(await answer(id, 'accept', receiver)).toMatchObject({
      code: 409,
      message: 'This was answered, withdrawn or has run out.',
    })
    expect((await show()).offer).toBeNull()
  })

  test('is withdrawn, and runs out after three days', async () => {
    const receiver = await sandbox.logIn(NEWCOMER)
    const first = (await offer('o1', NEWCOMER)).data
    expect(await offer('o2', OWNER)).toMatchObject({
      code: 409,
      message: 'Somebody is asked already. Withdraw that first.',
    })
    await answer(first.id, 'withdraw', token)
    expect(await answer(first.id, 'accept', receiver)).toMatchObject({
      code: 409,
      message: 'This was answered, withdrawn or has run out.',
    })
    const second = (await offer('o3', NEWCOMER)).data
    pass(3 * 86_400)
    const late = await sandbox.logIn(NEWCOMER)
    expect(await answer(second.id, 'accept', late)).toMatchObject({
      code: 409,
      message: 'This was answered, withdrawn or has run out.',
    })
    token = await sandbox.logIn(MEMBER)
    expect((await offers(token))[0]).toMatchObject({ state: OfferState.Expired })
    expect((await offer('o4', OWNER)).data.state).toBe(OfferState.Open)
  })

  test('does not tell whether somebody has a number, and asks nobody again and again', async () => {
    const { data } = await offer('o0', '19900001111')
    expect(data).toMatchObject({ state: OfferState.Open, other: '199****1111' })
    await answer(data.id, 'withdraw', token)
    for (const each of ['o1', 'o2', 'o3', 'o4']) {
      await answer((await offer(each, NEWCOMER)).data.id, 'withdraw', token)
    }
    expect(await offer('o5', NEWCOMER)).toMatchObject({
      code: 400,
      message: 'This device was offered too often today. Try again tomorrow.',
    })
    expect(await offer('o6', MEMBER)).toMatchObject({ code: 400, message: 'It is yours already.' })
  })

  test('another store is asked before the device stands there', async () => {
    const owner = await sandbox.logIn(OWNER)
    const { db } = sandbox.services
    const store = await db
      .selectFrom('stores')
      .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
      .select('stores.id')
      .where('merchants.ownerId', '=', '1003')
      .where('merchants.status', '=', 2)
      .where('stores.id', '<>', '301')
      .executeTakeFirstOrThrow()
    const before = await show()
    const { data } = await offer('o1', store.id, 'rebind')
    expect((await show()).storeName).toBe(before.storeName)
    await answer(data.id, 'accept', owner)
    const after = await show()
    expect(after.storeName).not.toBe(before.storeName)
    expect(after.id).toBe(TAP)
  })
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
