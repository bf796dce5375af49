/** A server is not to start as it was told: its message is all that who started it needs. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings'
}
