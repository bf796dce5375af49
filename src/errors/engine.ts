import { AppError } from '.'

/** A definition names a call this client does not make: it is for a newer one, or it is wrong. */
export class UnsupportedCallError extends AppError {
  override readonly name = 'UnsupportedCallError'
  readonly messageKey = 'engine.update.note'
  constructor(readonly call: string) {
    super(`${call} is not in the table of calls`)
  }
}
