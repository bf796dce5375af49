import { useContext } from 'react'
import { ClearHeaderContext } from '../page-contexts'
import type { NavBarProps } from '../types'

/** Most often nothing: a mini-program's header belongs to the host, unless the page says otherwise. */
export function NavBar(props: NavBarProps) {
  return <>{useContext(ClearHeaderContext)?.draw(props)}</>
}
