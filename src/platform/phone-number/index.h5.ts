import { UnsupportedError } from '../../errors'
import type { ReadPhoneProof } from './types'

export type { PhoneProof } from './types'

/** A browser does not know the number of the phone it runs on. */
export const readPhoneProof: ReadPhoneProof = () => Promise.reject(new UnsupportedError('phone'))
