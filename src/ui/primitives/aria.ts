import type { Role } from './types'

/**
 * Accessibility attributes of a mini-program element. They appear only when set: every attribute
 * costs bytes in setData.
 */
export function aria(role?: Role, label?: string, hidden?: boolean): Record<string, string> {
  const attributes: Record<string, string> = {}
  if (role) attributes.ariaRole = role
  if (label) attributes.ariaLabel = label
  if (hidden) attributes.ariaHidden = 'true'
  return attributes
}
