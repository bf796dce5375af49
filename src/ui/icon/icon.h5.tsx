import './icon.scss'
import sprite from '../../assets/icons.svg'
import { cx, toneClass } from '../style'
import type { IconProps } from '../types'

/** An icon of the sprite, which loads once beside the scripts; it takes the text colour. */
export function Icon({ name, size = 24, tone, className, label }: IconProps) {
  const drawing = name.replace('-fill', '')
  return (
    <svg
      className={cx('tp-icon', `tp-icon--${size}`, toneClass(tone), className)}
      viewBox='0 0 24 24'
      fill={drawing === name ? 'none' : 'currentColor'}
      stroke='currentColor'
      strokeWidth={1.75}
      strokeLinecap='round'
      strokeLinejoin='round'
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing === 'plus' ? (
        // Hundreds of cards carry it, and with each `use` that comes a browser may read the whole sprite again.
        <path d='M5 12h14M12 5v14' />
      ) : (
        <use href={`${sprite}#${drawing}`} />
      )}
    </svg>
  )
}
