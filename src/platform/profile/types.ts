/** How the user's own picture and name can be had on this host. */
export interface HostProfile {
  /** Path or address of the chosen picture; empty when the host gives none. */
  readonly avatarUrl: string
  readonly nickName: string
}

/**
 * Reads the answer of the button that asks for them. `detail` is its event's.
 *
 * @throws LoginError `declined` or `profile`; PrivacyRefusedError.
 */
export type ReadProfile = (detail: unknown) => Promise<HostProfile>
