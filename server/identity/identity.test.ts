import { checkIdentity, verifyIdentity } from '../../src/features/identity/contract'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
/** A number whose last sign fits. */
const CARD = '11010519491231002X'

let sandbox: TestSandbox
let newcomer: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  newcomer = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

const check = async (token = newcomer) => (await sandbox.call(checkIdentity, {}, token)).data
const verify = (idCard: string, name = 'Lin Xia', token = newcomer) =>
  sandbox.call(verifyIdentity, { body: { name, idCard } }, token)
const NOBODY = { isVerified: false, name: '', idCard: '' }

test('who is verified sees that, with name and number hidden', async () => {
  expect(await check(await sandbox.logIn(MEMBER))).toEqual({
    isVerified: true,
    name: '林*',
    idCard: '3205**********1001',
  })
  expect(await check()).toEqual(NOBODY)
})

test('a name and a number are enough, the number in any case', async () => {
  const known = { isVerified: true, name: 'L******', idCard: '1101**********002X' }
  expect((await verify(` ${CARD.toLowerCase()} `)).data).toEqual(known)
  expect(await check()).toEqual(known)
  const row = await sandbox.services.db
    .selectFrom('identities')
    .selectAll()
    .where('userId', '=', '1002')
    .executeTakeFirst()
  expect(row).toEqual({ userId: '1002', name: 'Lin Xia', idCard: CARD, createdAt: NOON / 1000 })
})

test('a name of one sign is hidden too', async () => {
  await verify(CARD)
  const { db } = sandbox.services
  await db.updateTable('identities').set({ name: '林' }).where('userId', '=', '1002').execute()
  expect((await check()).name).toBe('林*')
})

test('a number that is none is refused', async () => {
  expect(await verify('1101051949123')).toMatchObject({
    status: 400,
    message: 'ID card number: this is none.',
  })
  expect(await check()).toEqual(NOBODY)
})

test('nobody is verified twice, and no number for two', async () => {
  await verify(CARD)
  expect(await verify(CARD)).toMatchObject({ status: 400, message: 'You are verified already.' })
  await sandbox.post('/sandbox/reset')
  newcomer = await sandbox.logIn(NEWCOMER)
  const { db } = sandbox.services
  await db.updateTable('identities').set({ idCard: CARD }).where('userId', '=', '1001').execute()
  expect(await verify(CARD)).toMatchObject({
    status: 400,
    message: 'ID card number: it belongs to another account.',
  })
  expect(await check()).toEqual(NOBODY)
})
