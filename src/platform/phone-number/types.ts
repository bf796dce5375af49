/** What a host hands over when the user shares their number: one or the other. */
export type PhoneProof =
  /** The newer way: a code our server exchanges, once, within five minutes. */
  | { readonly kind: 'code'; readonly code: string }
  /** The older way: the number encrypted with the session key. */
  | {
      readonly kind: 'encrypted'
      readonly encrypted: { readonly data: string; readonly iv: string }
    }

/**
 * Reads the answer of the button that asks for the number. `detail` is its event's.
 *
 * @throws LoginError `declined` when the user said no, `phone` when the host failed; UnsupportedError
 *   where there is no such button.
 */
export type ReadPhoneProof = (detail: unknown) => Promise<PhoneProof>
