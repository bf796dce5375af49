import type { NavBarProps } from '../types'

/** Nothing: a mini-program's header belongs to the host. */
export function NavBar(_props: NavBarProps) {
  return null
}
