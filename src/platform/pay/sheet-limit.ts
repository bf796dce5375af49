import { PaymentUnknownError } from '../../errors'

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
