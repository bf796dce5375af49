import { UnsupportedError } from '../../errors'
import type { LeaveByForm } from './types'

export const leaveByForm: LeaveByForm = () => {
  throw new UnsupportedError('pay')
}
