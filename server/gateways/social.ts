/** Whose a login code is, and what the vendor seals things for us with; empty where it seals with a key of the app. */
export interface SocialSession {
  readonly openId: string
  readonly sessionKey: string
  /** Who that is in all apps of their owner, where the vendor says it. */
  readonly unionId?: string | undefined
}

/** A phone number as the host handed it to the app; what a vendor has no use for is empty. */
export interface SealedPhone {
  readonly data: string
  readonly iv: string
  readonly sign: string
}

/** Somebody who knows whose a login code is. Each call throws a VendorError when the vendor did not answer it. */
export interface LoginVendor {
  /** Exchanges a code, once; undefined for one that is used, too old, or was never given to this app. */
  exchange(code: string): Promise<SocialSession | undefined>
  /** Who somebody is in all apps of their owner, of a vendor who says it later than at the login. */
  unionIdOf?(openId: string): Promise<string | undefined>
}

/** The vendor of a mini-program, who may also know the number of the phone. */
export interface MiniProgramVendor extends LoginVendor {
  /**
   * The number a phone code stands for, once; undefined for a code that is none.
   *
   * @param openId of whoever the code is said to be of.
   */
  phoneOfCode(code: string, openId: string): Promise<string | undefined>
  /** The number in what was sealed; undefined for what the vendor did not seal as it stands, for us, just now. */
  openPhone(sealed: SealedPhone, sessionKey: string): Promise<string | undefined>
}

/** Who people can log in by. One that is missing is not set up. */
export interface SocialVendors {
  readonly wechat?: MiniProgramVendor | undefined
  readonly alipay?: MiniProgramVendor | undefined
  /** WeChat's official account, in browsers inside WeChat. */
  readonly official?: LoginVendor | undefined
}
