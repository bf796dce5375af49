import { IdentityStatus } from '../../src/features/identity/contract'
import { getOpenId, loginByMobile, loginPublic } from '../../src/features/login/contract'
import { bindMobile } from '../../src/features/login/contract-phone'
import { getLoginUser } from '../../src/features/login/contract-session'
import { cancelAccount } from '../../src/features/profile/contract'
import { OfflineStatus } from '../../src/features/wallet/contract'
import { giveMoney } from '../testing/give-money'
import { MEMBER, NEWCOMER } from '../testing/open-sandbox'
import { codeFor, sandbox } from './testing/logins'
import { pageCode } from './testing/page-code'

const close = (token: string, verifyCode: string) =>
  sandbox.call(cancelAccount, { query: { verifyCode } }, token)
const isOpen = async (token: string) => (await sandbox.call(getLoginUser, {}, token)).code === 200

/** The newcomer holds nothing but points. */
async function spendAll(): Promise<void> {
  const accounts = await sandbox.services.db
    .selectFrom('accounts')
    .select('id')
    .where('userId', '=', '1002')
    .where('currency', '!=', 'points')
    .execute()
  for (const { id } of accounts) await giveMoney(sandbox.services, id, 0)
}

async function poorNewcomer(): Promise<string> {
  await spendAll()
  return sandbox.logIn(NEWCOMER)
}

/** A person of WeChat whose account has no number yet. */
async function stranger() {
  const code = await pageCode(sandbox, 'guest')
  const { openId } = (await sandbox.call(getOpenId, { query: { code } })).data
  const { data } = await sandbox.call(loginPublic, { body: { openId, code } })
  return { code, token: data.token as string, userId: data.userId as string }
}

test('an account is closed with the code of its number: gone, and the number free', async () => {
  const token = await poorNewcomer()
  expect((await close(token, await codeFor(NEWCOMER))).code).toBe(200)
  expect(await isOpen(token)).toBe(false)
  await sandbox.post('/sandbox/clock', { offset: 61 })
  const body = { username: NEWCOMER, verifyCode: await codeFor(NEWCOMER) }
  expect((await sandbox.call(loginByMobile, { body })).data.userId).not.toBe('1002')
})

test('nothing is kept of the card that said who it was, and its number is free', async () => {
  const token = await poorNewcomer()
  const { db } = sandbox.services
  const bytes = new Uint8Array([1])
  const file = { userId: '1002', name: 'a', type: 'image/png', bytes, createdAt: 0 }
  await db
    .insertInto('files')
    .values([
      { ...file, id: '7001', kind: 'private' },
      { ...file, id: '7002', kind: 'avatar' },
    ])
    .execute()
  const card = { name: '沈砚', idCard: '110105199001011234', front: '/files/7001.png', back: '' }
  await db
    .insertInto('identities')
    .values({
      ...card,
      userId: '1002',
      status: IdentityStatus.Approved,
      reason: '',
      submittedAt: 1,
    })
    .execute()
  expect((await close(token, await codeFor(NEWCOMER))).code).toBe(200)
  const left = await db.selectFrom('files').select('id').where('userId', '=', '1002').execute()
  expect(left).toEqual([{ id: '7002' }])
  const cards = db.selectFrom('identities').select('userId').where('idCard', '=', card.idCard)
  expect(await cards.execute()).toEqual([])
})

test.each([
  ['no code', async () => ''],
  ['a wrong code', async () => ((await codeFor(NEWCOMER)) === '000000' ? '000001' : '000000')],
  ['the code of another number', () => codeFor(MEMBER)],
])('with %s it stays', async (_, codeOf) => {
  const token = await poorNewcomer()
  expect(await close(token, await codeOf())).toMatchObject({
    code: 400,
    message: 'The code is wrong or too old.',
  })
  expect(await isOpen(token)).toBe(true)
})

const MONEY = 'There is money in this account. Spend it, send it or withdraw it first.'
test.each([
  ['money', 1, 0],
  ['frozen money', 1, 1],
])('with %s in it it stays, and the code is not used up', async (_, amount, frozen) => {
  const token = await poorNewcomer()
  await giveMoney(sandbox.services, '100202', amount, frozen)
  const code = await codeFor(NEWCOMER)
  const answer = await close(token, code)
  expect(answer).toMatchObject({ code: 400, message: MONEY })
  expect(await isOpen(token)).toBe(true)
  await spendAll()
  expect((await close(token, code)).code).toBe(200)
})

test('while a bank transfer is being reviewed it stays', async () => {
  const token = await poorNewcomer()
  const { db, clock } = sandbox.services
  const transfer = { id: '91', userId: '1002', accountId: '100201', amount: 100, code: 'TP1' }
  await db
    .insertInto('offline_recharges')
    .values({ ...transfer, status: OfflineStatus.Waiting, createdAt: clock.now() })
    .execute()
  const code = await codeFor(NEWCOMER)
  expect((await close(token, code)).message).toBe(
    'Money is on its way into this account. Wait until it has arrived.',
  )
  await db
    .updateTable('offline_recharges')
    .set({ status: OfflineStatus.Rejected })
    .where('id', '=', '91')
    .execute()
  expect((await close(token, code)).code).toBe(200)
})

test('points go with the account', async () => {
  const token = await poorNewcomer()
  const { id } = await sandbox.services.db
    .selectFrom('accounts')
    .select('id')
    .where('userId', '=', '1002')
    .where('currency', '=', 'points')
    .executeTakeFirstOrThrow()
  await giveMoney(sandbox.services, id, 5)
  expect((await close(token, await codeFor(NEWCOMER))).code).toBe(200)
})

test('without a number there is no code to ask for', async () => {
  const { token } = await stranger()
  expect((await close(token, '')).code).toBe(200)
  expect(await isOpen(token)).toBe(false)
})

test('a nameless account with money is not closed by binding the number of another', async () => {
  const { code, token, userId } = await stranger()
  await giveMoney(sandbox.services, `${userId}01`, 1)
  const body = { code, mobile: MEMBER, verifiyCode: await codeFor(MEMBER) }
  expect(await sandbox.call(bindMobile, { body })).toMatchObject({
    code: 400,
    message: 'There is money in this account. Spend it, send it or withdraw it first.',
  })
  expect(await isOpen(token)).toBe(true)
})
