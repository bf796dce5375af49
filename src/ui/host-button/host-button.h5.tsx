import type { HostButtonProps } from './types'

/** A browser has nothing of the kind to give: nothing is drawn. */
export function HostButton(_props: HostButtonProps) {
  return null
}
