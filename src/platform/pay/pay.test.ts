import { PaymentUnknownError, UnsupportedError, UserCancelledError } from '../../errors'
import { readAlipayCode, SHEET_LIMIT, withinLimit } from './sheet'

test.each([9000, '9000'])('%p is a success of the sheet', (code) => {
  expect(() => readAlipayCode(code)).not.toThrow()
})

test('6001 is a cancellation', () => {
  expect(() => readAlipayCode('6001')).toThrow(UserCancelledError)
})

test.each(['8000', '6004', '6002', '4000', '', undefined])('after %p nobody knows', (code) => {
  expect(() => readAlipayCode(code)).toThrow(PaymentUnknownError)
})

describe('a sheet', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('that never answers ends as unknown', async () => {
    const end = expect(withinLimit(new Promise(() => {}))).rejects.toThrow(PaymentUnknownError)
    await jest.advanceTimersByTimeAsync(SHEET_LIMIT)
    await end
  })

  test('that answers leaves no timer behind', async () => {
    expect(await withinLimit(Promise.resolve('ok'))).toBe('ok')
    await expect(withinLimit(Promise.reject(new UnsupportedError('pay')))).rejects.toThrow()
    expect(jest.getTimerCount()).toBe(0)
  })
})
