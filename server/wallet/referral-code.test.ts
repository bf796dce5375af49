import { openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { codeOf, inviterOf } from './referral-code'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const inviter = (text: string) => inviterOf(sandbox.services, text)

test('an invitation carries the number of the account, with room around it or not', async () => {
  expect(await inviter('1001')).toBe('1001')
  expect(await inviter(' 1002 ')).toBe('1002')
})

test('what people type is the code of an account, in any case', async () => {
  const { userId, referralCode } = await sandbox.services.db
    .selectFrom('wallet_overviews')
    .select(['userId', 'referralCode'])
    .where('referralCode', '!=', '')
    .executeTakeFirstOrThrow()
  expect(await inviter(referralCode)).toBe(userId)
  expect(await inviter(referralCode.toLowerCase())).toBe(userId)
})

test('who was given no code has one made of their number, and who was given one has that alone', async () => {
  const { db } = sandbox.services
  const made = codeOf('1002')
  expect(await inviter(made)).toBeUndefined()
  await db.deleteFrom('wallet_overviews').where('userId', '=', '1002').execute()
  expect(await inviter(made)).toBe('1002')
  expect(await inviter(made.toLowerCase())).toBe('1002')
})

test.each(['', '  ', '99999999', 'TAP', 'TAPZZZZZZZ', 'TAP12345678', 'BREW1', 'XTAP1'])(
  '%j invites for nobody',
  async (text) => {
    expect(await inviter(text)).toBeUndefined()
  },
)

test('the code of a number is short and reads the same for a number of any length', () => {
  expect(codeOf('1001')).toBe('TAPRT')
  expect(codeOf('5000000001001')).toBe(codeOf('1001'))
  // Nine digits count: not the tenth from the right, and the ninth does.
  expect(codeOf('7000001001')).toBe(codeOf('1001'))
  expect(codeOf('7100001001')).toBe('TAP1NJD9L')
})
