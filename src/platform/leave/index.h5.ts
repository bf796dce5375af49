import { trustedAddress } from './trusted-address'
import type { LeaveFor } from './types'

export const leaveFor: LeaveFor = (url) => {
  window.location.assign(trustedAddress(url))
}
