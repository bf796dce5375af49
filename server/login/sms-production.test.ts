import { sendSmsCode } from '../../src/features/identity/contract'
import { readVendors } from '../gateways/settings'
import { openProduction } from '../testing/open-production'
import type { TestSandbox } from '../testing/open-sandbox'

const MOBILE = '15512345678'
const ALIYUN = {
  TAPROOM_ALIYUN_KEY_ID: 'id',
  TAPROOM_ALIYUN_KEY_SECRET: 'secret',
  TAPROOM_ALIYUN_SMS_SIGN: 'Taproom',
  TAPROOM_ALIYUN_SMS_TEMPLATE: 'SMS_1',
  // Nobody is there.
  TAPROOM_ALIYUN_SMS_URL: 'http://127.0.0.1:9',
}

let shop: TestSandbox
afterEach(() => shop.close())
const send = () => shop.call(sendSmsCode, { query: { mobile: MOBILE } })
const codes = () => shop.services.db.selectFrom('sms').select('code').execute()

test('where nobody sends texts a code is not made', async () => {
  shop = await openProduction(readVendors({}))
  expect(await send()).toMatchObject({ code: 501, message: 'Text messages are not set up here.' })
  expect(await codes()).toEqual([])
})

test('a code the vendor did not take is not there, and may be asked for again at once', async () => {
  shop = await openProduction(readVendors(ALIYUN))
  for (const _ of [1, 2]) {
    expect(await send()).toMatchObject({
      code: 503,
      message: 'The code could not be sent. Try again in a moment.',
    })
  }
  expect(await codes()).toEqual([])
})
