import type { L10nText } from './database/l10n'

/** A refusal for the caller to read: thrown by handlers, put into the envelope in the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: number,
    readonly text: L10nText,
    /** More fields for the envelope, such as the server's time. */
    readonly extra: Readonly<Record<string, unknown>> = {},
    /** Seconds after which it is worth another try. */
    readonly retryAfter?: number,
  ) {
    super(text.en)
  }
}

/** The row is not there, or it is somebody else's: the caller must not learn which. */
export function notFound(what: L10nText): Refusal {
  return new Refusal(400, {
    en: `${what.en} was not found.`,
    'zh-Hans': `${what['zh-Hans']}不存在`,
  })
}
