import { LoginError, UnsupportedError } from '../../errors'
import type { ReadPhoneProof, ReadProfile } from '../../shared/host'

/** A browser has no such button. */
export const readProfile: ReadProfile = () => Promise.reject(new LoginError('profile'))

export type { PhoneProof } from '../../shared/host'

/** A browser does not know the number of the phone it runs on. */
export const readPhoneProof: ReadPhoneProof = () => Promise.reject(new UnsupportedError('phone'))
