import {
  applyInvestment,
  pageInvestMerchants,
  pageInvestments,
} from '../../src/features/device/contract'
import { MEMBER, NEWCOMER } from '../testing/open-sandbox'
import { SECONDS, sandbox } from '../testing/sandbox-at-noon'

let token: string
beforeEach(async () => {
  token = await sandbox.logIn(NEWCOMER)
})

const WISH = { name: 'Lin Xia', mobile: '13800138000', count: 3 }
const apply = (more: object = {}) =>
  sandbox.call(applyInvestment, { body: { ...WISH, ...more } }, token)
const page = async (body: object = {}, who = token) =>
  (await sandbox.call(pageInvestments, { body }, who)).data

test('who applies sees it at once as applied for, and nobody else does', async () => {
  const written = { ...WISH, id: expect.any(String), status: 1, createdAt: SECONDS }
  expect((await apply()).data).toEqual(written)
  expect(await page()).toEqual({ result: [written], pageIndex: 1, pageSize: 15, totalCount: 1 })
  expect((await page({}, await sandbox.logIn(MEMBER))).totalCount).toBe(0)
})

test('the newest comes first, a page at a time', async () => {
  for (const count of [1, 2, 3]) {
    sandbox.services.clock.setOffset(count)
    await apply({ count })
  }
  const counts = async (pageIndex: number) =>
    (await page({ pageIndex, pageSize: 2 })).result.map((one: { count: number }) => one.count)
  expect([await counts(1), await counts(2)]).toEqual([[3, 2], [1]])
  expect(await page({ pageIndex: 2, pageSize: 2 })).toMatchObject({
    pageIndex: 2,
    pageSize: 2,
    totalCount: 3,
  })
})

test('a number that is none is refused', async () => {
  expect(await apply({ mobile: '12' })).toMatchObject({
    status: 400,
    message: 'This is no mobile number.',
  })
  expect((await page()).totalCount).toBe(0)
})

test('merchants to invest with are those that were approved, with their devices', async () => {
  const merchants = async (body: object, headers = {}) =>
    (await sandbox.call(pageInvestMerchants, { body, headers }, token)).data
  expect(await merchants({})).toEqual({
    result: [
      { id: '401', name: 'Delta Taphouse Company', devices: 5 },
      { id: '402', name: 'Old Arcade Beverages', devices: 5 },
      { id: '403', name: 'Island Brewing Partners', devices: 2 },
      { id: '404', name: 'Garden Lane Bottle Shop', devices: 3 },
    ],
    pageIndex: 1,
    pageSize: 15,
    totalCount: 4,
  })
  const { db } = sandbox.services
  await db.updateTable('merchants').set({ status: 1 }).where('id', '=', '402').execute()
  const some = await merchants({ pageIndex: 2, pageSize: 1 }, { 'Accept-Language': 'zh-CN' })
  expect(some).toMatchObject({ pageIndex: 2, pageSize: 1, totalCount: 3 })
  expect(some.result).toEqual([
    { id: '403', name: expect.stringMatching(/\p{Script=Han}/u), devices: 2 },
  ])
})
