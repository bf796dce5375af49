import { AppError } from '.'

/**
 * The user did not agree to the host's privacy guidelines, so the call was not made. What they entered
 * stays; the same tap asks again.
 */
export class PrivacyRefusedError extends AppError {
  override readonly name = 'PrivacyRefusedError'
  readonly messageKey = 'privacy.refused'
  constructor(reason?: unknown) {
    super('privacy guidelines refused', reason)
  }
}
