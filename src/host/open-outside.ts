import { UnsupportedError } from '../errors'
import { leaveFor } from '../platform/leave'

/**
 * Leaves the app for an https address, where there is a browser to leave in.
 *
 * @returns false where there is none: a mini-program opens no foreign page.
 * @throws NavigationError for an address that is neither https nor our own server's.
 */
export function openOutside(url: string): boolean {
  try {
    leaveFor(url)
    return true
  } catch (error) {
    if (error instanceof UnsupportedError) return false
    throw error
  }
}
