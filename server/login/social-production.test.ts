import { getOpenId } from '../../src/features/login/contract'
import { getOpenInfo } from '../../src/features/login/contract-session'
import { HEADER } from '../../src/http/headers'
import { readVendors } from '../gateways/settings'
import { openProduction } from '../testing/open-production'
import type { TestSandbox } from '../testing/open-sandbox'

let shop: TestSandbox
beforeAll(async () => {
  shop = await openProduction(
    readVendors({
      TAPROOM_WECHAT_MINI_ID: 'wx-mini',
      TAPROOM_WECHAT_MINI_SECRET: 'a'.repeat(32),
      // Nobody is there.
      TAPROOM_WECHAT_API_URL: 'http://127.0.0.1:9',
    }),
  )
})
afterAll(() => shop.close())
const asked = { query: { code: 'c' } }

test('who cannot be asked is not there for now, and nothing is taken for granted', async () => {
  expect(await shop.call(getOpenInfo, asked)).toMatchObject({
    code: 503,
    data: null,
    message: 'The login service does not answer. Try again in a moment.',
  })
  const { db } = shop.services
  expect(await db.selectFrom('social_proofs').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('social_sessions').selectAll().execute()).toEqual([])
})

test('who was not set up is not there at all', async () => {
  const message = 'Logging in through WeChat or Alipay is not set up here.'
  const missing = { code: 501, data: null, message }
  expect(await shop.call(getOpenId, asked)).toMatchObject(missing)
  const headers = { [HEADER.clientType]: 'Alipay' }
  expect(await shop.call(getOpenInfo, { ...asked, headers })).toMatchObject(missing)
})
