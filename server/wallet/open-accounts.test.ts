import { getOpenId, loginByMobile, loginPublic, register } from '../../src/features/login/contract'
import { transfer } from '../../src/features/wallet/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { codeFor, sandbox, UNKNOWN } from '../login/testing/logins'
import { pageCode } from '../login/testing/page-code'
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
      const code = await pageCode(sandbox, 'guest')
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
