import { NetworkError } from '../../errors'
import { PayStatus } from './contract'
import { PAY_BACKOFF, verifyPayment } from './ledger'
import { world } from './testing/world'

const { Due, Paid, Cancelled, Expired } = PayStatus
const LOST = new NetworkError('asset/pay/list')

test.each([
  ['paid', [Due, Paid, Due], 'paid', 1],
  ['cancelled', [Due, Cancelled, Paid], 'closed', 1],
  ['expired', [LOST, Expired, Due], 'closed', 1],
  ['expired from the start', [Expired, Paid], 'closed', 0],
] as const)('a payment that is %s is not asked about again', async (_, statuses, end, pauses) => {
  const { deps, slept } = world({ statuses })
  expect(await verifyPayment('900', deps)).toBe(end)
  expect(slept).toEqual(PAY_BACKOFF.slice(0, pauses))
})

test.each([
  ['due', [Due], 'due'],
  ['out of reach', [LOST], 'unknown'],
] as const)(
  'one that stays %s is asked about as often as there are pauses',
  async (_, statuses, end) => {
    const { deps, slept } = world({ statuses })
    expect(await verifyPayment('900', deps)).toBe(end)
    expect(slept).toEqual(PAY_BACKOFF)
  },
)
