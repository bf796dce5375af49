import { getOpenId, loginByMobile, loginPublic, register } from '../../src/features/login/contract'
import { transfer } from '../../src/features/wallet/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { up as openWallets } from '../database/migrations/0090-wallets'
import { openDatabase } from '../database/open'
import { codeFor, sandbox, UNKNOWN } from '../login/testing/logins'
import { MEMBER } from '../testing/open-sandbox'

const WAYS = [
  [
    'with a password',
    async () => {
      const verifyCode = await codeFor(UNKNOWN)
      const body = { mobile: UNKNOWN, verifyCode, password: 'hops-and-malt' }
      return sandbox.call(register, { body })
    },
  ],
  [
    'by a code',
    async () => {
      const body = { username: UNKNOWN, verifyCode: await codeFor(UNKNOWN) }
      return sandbox.call(loginByMobile, { body })
    },
  ],
  [
    'through the platform',
    async () => {
      const { code } = await sandbox.post('/pay/wechat/login', { identity: 'guest' })
      const { openId } = (await sandbox.call(getOpenId, { query: { code } })).data
      return sandbox.call(loginPublic, { body: { openId, code } })
    },
  ],
] as const

test.each(WAYS)('who registers %s has a wallet from the first moment', async (_, join) => {
  const { token } = (await join()).data
  const { accounts } = (await sandbox.call(listAccounts, {}, token)).data
  expect(
    accounts.map(({ kind, currency, amount }: Record<string, unknown>) => [kind, currency, amount]),
  ).toEqual([
    ['balance', 'CNY', 0],
    ['earnings', 'CNY', 0],
    ['points', 'points', 0],
  ])
})

test('who has just registered can be sent money', async () => {
  const [, join] = WAYS[1]
  await join()
  const token = await sandbox.logIn(MEMBER)
  const move = { accountId: '100101', toMobile: UNKNOWN, amount: 500, payPassword: '135790' }
  const { data } = await sandbox.call(transfer, { body: { ...move, requestId: 'r1' } }, token)
  expect(data.amount).toBe(500)
})

test('an update opens what users lack, and touches what they have', async () => {
  const { db, driver, close } = await openDatabase(':memory:')
  driver.exec(`
    insert into users (id, mobile, userName, nickName, avatar, sex, gradeId, isVerified, isAdmin,
      parentId, createdAt, closedAt)
      select column1, null, 'u' || column1, '{}', '', 0, 1, 0, 0, '', 0, column2
      from (values ('1', null), ('2', null), ('3', 9));
    insert into accounts values ('101', '1', 'balance', '{}', 77, 0, 'CNY');
  `)
  for (let times = 0; times < 2; times++) openWallets({ exec: (sql) => void driver.exec(sql) })
  const rows = await db.selectFrom('accounts').selectAll().orderBy('userId').execute()
  const held = rows.map(({ userId, kind, amount, currency }) => [userId, kind, amount, currency])
  expect(held).toHaveLength(6)
  expect(held).toContainEqual(['1', 'balance', 77, 'CNY'])
  expect(held).toContainEqual(['2', 'points', 0, 'points'])
  expect(rows.every(({ name }) => JSON.parse(name) !== null)).toBe(true)
  await close()
})
