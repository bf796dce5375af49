import { addCommand, type DeviceChanges, showDevice } from '../../src/features/device/contract'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
/** Lin Xia’s tap. */
const TAP = '501'
/** Seconds in which a device that is connected has done what it was told. */
const SOON = 60

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON, staticDir: '/nowhere' })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())

const pass = (seconds: number) => sandbox.services.clock.setOffset(seconds)
const show = async () => (await sandbox.call(showDevice, { query: { id: TAP } }, token)).data
const command = (requestId: string, changes: DeviceChanges) =>
  sandbox.call(
    addCommand,
    { body: { deviceId: TAP, requestId, kind: 'configure', changes } },
    token,
  )

test.each(['', '[]', '{"target":"warm","warmAt":null}', '{'])(
  'a device whose config is %j works as at first, and is set again',
  async (config) => {
    const { applied } = await show()
    await sandbox.services.db
      .updateTable('device_units')
      .set({ config })
      .where('deviceId', '=', TAP)
      .execute()
    const { data, code } = await sandbox.call(showDevice, { query: { id: TAP } }, token)
    expect(code).toBe(200)
    expect(Object.keys(data.applied).sort()).toEqual(Object.keys(applied).sort())
    expect(data.applied).toMatchObject({ name: applied.name, target: 40, warmAt: 65 })
    await command('r1', { target: 35 })
    pass(SOON)
    expect((await show()).applied.target).toBe(35)
  },
)

test('a damaged command changes nothing that it does not name', async () => {
  await command('r1', { target: 35 })
  await sandbox.services.db
    .updateTable('device_commands')
    .set({ changes: '{"target":"hot","evil":1,"lowAt":20}' })
    .where('requestId', '=', 'r1')
    .execute()
  const before = await show()
  pass(SOON)
  expect((await show()).applied).toEqual({ ...before.applied, lowAt: 20 })
})

test('a name that the seed has given a command is answered with that one', async () => {
  const { db } = sandbox.services
  const [known] = await db
    .selectFrom('device_commands')
    .selectAll()
    .where('userId', '=', '1001')
    .limit(1)
    .execute()
  const { deviceId = '', requestId = '', id } = known ?? {}
  const body = { deviceId, requestId, kind: 'locate' }
  expect(await sandbox.call(addCommand, { body }, token)).toMatchObject({ code: 200, data: { id } })
})
