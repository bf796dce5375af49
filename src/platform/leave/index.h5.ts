import { NavigationError } from '../../errors'
import type { LeaveFor } from './types'

export const leaveFor: LeaveFor = (url) => {
  if (!/^https?:\/\//i.test(url)) throw new NavigationError('blocked-url', url)
  window.location.assign(url)
}
