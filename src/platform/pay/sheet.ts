import { PaymentUnknownError, UserCancelledError } from '../../errors'

/** Alipay answers for every closed sheet; the code says how it ended. */
const PAID = '9000'
const CANCELLED = '6001'

/**
 * Reads the code of `tradePay`, the same in mini-programs and in Alipay's browser.
 *
 * @throws UserCancelledError for 6001; PaymentUnknownError for everything but 9000.
 */
export function readAlipayCode(code: unknown): void {
  if (String(code) === PAID) return
  if (String(code) === CANCELLED) throw new UserCancelledError('tradePay sheet closed')
  // 8000 and 6004: Alipay itself does not know yet. Anything else: neither do we.
  throw new PaymentUnknownError(`tradePay ended with ${String(code)}`)
}

/** A sheet is a person's business, but no promise waits for ever, ms. */
export const SHEET_LIMIT = 10 * 60 * 1000

/** What the sheet says, or PaymentUnknownError when it says nothing in time. */
export function withinLimit<T>(sheet: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PaymentUnknownError('the sheet never answered')),
      SHEET_LIMIT,
    )
    sheet.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
