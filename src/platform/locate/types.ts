/** Where the user is; degrees, GCJ-02 as everything on Chinese maps. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Asks the host where the user is, after the user's yes.
 *
 * @throws HostError `actions.location.refused` when the user or the phone says no, `actions.location.failed`
 *   when it cannot be found out; PrivacyRefusedError; UnsupportedError without a way to ask.
 */
export type Locate = () => Promise<Position>
