import { LoginError } from '../../errors/login'
import type { ReadProfile } from './types'

/** A browser has no such button. */
export const readProfile: ReadProfile = () => Promise.reject(new LoginError('profile'))
