import { UnsupportedError } from '../../errors'
import type { LeaveByForm, LeaveFor } from '../../shared/host'

export const leaveByForm: LeaveByForm = () => {
  throw new UnsupportedError('pay')
}

export const leaveFor: LeaveFor = () => {
  throw new UnsupportedError('pay')
}
