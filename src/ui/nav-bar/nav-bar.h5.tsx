import './nav-bar.scss'
import { IconButton } from '../button/button'
import type { NavBarProps } from '../types'

/** The header of a page in a browser. */
export function NavBar({ title, onBack, backLabel, right }: NavBarProps) {
  return (
    <header className='tp-nav'>
      <div className='tp-nav__side'>
        {onBack && backLabel && <IconButton name='chevron-left' label={backLabel} onTap={onBack} />}
      </div>
      <h1 className='tp-nav__title'>{title}</h1>
      <div className='tp-nav__side tp-nav__side--right'>{right}</div>
    </header>
  )
}
