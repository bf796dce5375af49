import { UnsupportedError } from '../../errors'
import type { LeaveFor } from './types'

export const leaveFor: LeaveFor = () => {
  throw new UnsupportedError('pay')
}
