/** @jest-environment node */

import { sendSmsCode } from '../../src/features/identity/contract'
import { register } from '../../src/features/login/contract'
import {
  getRecommendUsers,
  getSecondUsers,
  pageQrCodes,
} from '../../src/features/referral/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { picture } from '../pictures'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const names = (data: { result: { nickName: string }[] }) =>
  data.result.map(({ nickName }) => nickName).sort()

test('a member of the first level says how many they brought', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await sandbox.call(getRecommendUsers, { query: {} }, token)
  const wenbo = data.result.find(({ nickName }: { nickName: string }) => nickName === 'He Wenbo')
  expect(wenbo).toMatchObject({ team: 2, inviter: '', level: 1, mobile: '136****0004' })
})

test('what a member paid lately stands in the week it was paid', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { db, clock } = sandbox.services
  const paid = await db
    .selectFrom('orders')
    .select(['amount', 'paidAt'])
    .where('userId', '=', '1004')
    .where('paidAt', 'is not', null)
    .execute()
  const weeks = async () => {
    const { data } = await sandbox.call(getRecommendUsers, { query: { keyword: 'wen' } }, token)
    return data.result[0]?.weeks
  }
  const end = startOfDay(clock.now()) + DAY
  const expected = Array.from({ length: 6 }, (_, at) =>
    paid
      .filter(({ paidAt }) => Math.ceil((end - (paidAt ?? 0)) / (7 * DAY)) === 6 - at)
      .reduce((all, { amount }) => all + amount, 0),
  )
  expect(expected[5]).toBeGreaterThan(0)
  expect(await weeks()).toEqual(expected)
})

test('the second level can be narrowed to one member, and says through whom', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await sandbox.call(getSecondUsers, { query: { parentId: '1004' } }, token)
  expect(names(data)).toEqual(['Guo An', 'Tang Li'])
  expect(data.totalCount).toBe(2)
  expect(data.result[0]).toMatchObject({ level: 2, inviter: 'He Wenbo', team: 0 })
})

test('nobody is shown of a member who is not theirs', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const { data } = await sandbox.call(getSecondUsers, { query: { parentId: '1004' } }, token)
  expect(data).toMatchObject({ result: [], totalCount: 0 })
})

test.each([
  ['WEN', ['He Wenbo']],
  ['%', []],
  ['', ['Chen Mo', 'He Wenbo', 'Marco Rossi', 'Su Qing']],
])('looks for %j in names', async (keyword, found) => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await sandbox.call(getRecommendUsers, { query: { keyword } }, token)
  expect(names(data)).toEqual(found)
  expect(data.totalCount).toBe(found.length)
})

test('every template has its pictures, and the list of 18 goes by 15', async () => {
  const token = await sandbox.logIn(MEMBER)
  const first = await sandbox.call(pageQrCodes, { query: {} }, token)
  const second = await sandbox.call(pageQrCodes, { query: { pageIndex: 2 } }, token)
  const all = [...first.data.result, ...second.data.result]
  expect(first.data.result).toHaveLength(15)
  expect(all).toHaveLength(18)
  for (const { image, poster, content } of all) {
    expect(picture(image)).toMatch(/^<svg/)
    expect(picture(poster)).toMatch(/^<svg/)
    expect(content).toMatch(/\/#\/user\/reg\?parentId=1001$/)
  }
})

const NEW = '13777770001'

async function registerWith(parentId: string): Promise<void> {
  await sandbox.call(sendSmsCode, { query: { mobile: NEW } })
  const { db } = sandbox.services
  const { code } = await db
    .selectFrom('sms')
    .select('code')
    .where('mobile', '=', NEW)
    .executeTakeFirstOrThrow()
  const body = { mobile: NEW, verifyCode: code, password: 'secret1', parentId }
  expect(await sandbox.call(register, { body })).toMatchObject({ code: 200 })
}

async function parentOfNew(): Promise<string> {
  const row = await sandbox.services.db
    .selectFrom('users')
    .select('parentId')
    .where('mobile', '=', NEW)
    .executeTakeFirstOrThrow()
  return row.parentId
}

async function codeOf(mobile: string): Promise<string> {
  const token = await sandbox.logIn(mobile)
  return (await sandbox.call(listAccounts, {}, token)).data.overview.referralCode
}

test('a code that was typed names the inviter, in any case', async () => {
  const code = await codeOf(MEMBER)
  await registerWith(code.toLowerCase())
  expect(await parentOfNew()).toBe('1001')
})

test('the number in a link names the inviter too; nonsense names nobody', async () => {
  await registerWith('TAPNOBODY')
  expect(await parentOfNew()).toBe('')
  await sandbox.post('/sandbox/reset')
  await registerWith('1001')
  expect(await parentOfNew()).toBe('1001')
})
