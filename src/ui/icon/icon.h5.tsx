import './icon.scss'
import sprite from '../../assets/icons.svg'
import { cx, toneClass } from '../style'
import type { IconProps } from '../types'

/** An icon of the sprite, which loads once beside the scripts; it takes the text colour. */
export function Icon({ name, size = 24, tone, className, label }: IconProps) {
  const filled = name.endsWith('-fill')
  const drawing = filled ? name.slice(0, -'-fill'.length) : name
  return (
    <svg
      className={cx('tp-icon', `tp-icon--${size}`, toneClass(tone), className)}
      viewBox='0 0 24 24'
      fill={filled ? 'currentColor' : 'none'}
      stroke='currentColor'
      strokeWidth={1.75}
      strokeLinecap='round'
      strokeLinejoin='round'
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable='false'
    >
      <use href={`${sprite}#${drawing}`} />
    </svg>
  )
}
