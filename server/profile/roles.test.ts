import { getLoginUser } from '../../src/features/login/contract-session'
import { openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const NONE = { owner: false, merchant: false, author: false, staff: false, admin: false }

const NEWCOMER = '19912345678'

beforeEach(() => sandbox.post('/sandbox/reset'))

const rolesOf = async (mobile: string) => {
  const token = await sandbox.logIn(mobile)
  return (await sandbox.call(getLoginUser, {}, token)).data.roles
}

test.each([
  ['13800138000', { owner: true, merchant: true, staff: true, admin: false }],
  ['13900139000', { merchant: true, staff: true, admin: true }],
  ['13611110006', { merchant: false, staff: true, admin: false }],
])('%s is %j', async (mobile, roles) => {
  expect(await rolesOf(mobile)).toMatchObject(roles)
})

test('a role comes with what one has, and goes with it', async () => {
  const { db } = sandbox.services
  expect(await rolesOf(NEWCOMER)).toEqual({ ...NONE, owner: true })
  await db.updateTable('devices').set({ ownerId: '1001' }).where('ownerId', '=', '1002').execute()
  expect(await rolesOf(NEWCOMER)).toEqual(NONE)
  await db.updateTable('lives').set({ authorId: '1002' }).where('id', '=', '960002').execute()
  expect(await rolesOf(NEWCOMER)).toEqual({ ...NONE, author: true })
})

test('an application is no shop yet', async () => {
  const { db } = sandbox.services
  await db.updateTable('merchants').set({ ownerId: '1002' }).where('id', '=', '405').execute()
  expect(await rolesOf(NEWCOMER)).toMatchObject({ merchant: false, staff: false })
})
