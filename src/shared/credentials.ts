/** Who makes a call. */
export interface Credentials {
  readonly id: string
  readonly token: string
  /** Seconds since 1970. */
  readonly expireTime: number
}
