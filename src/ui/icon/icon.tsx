import './icon.scss'
import './icons.scss'
import { View } from '../primitives/elements'
import { cx, toneClass } from '../style'
import type { IconProps } from '../types'

/**
 * An icon. A mask over the text colour: an <image> does not know currentColor, and a class costs
 * fewer setData bytes than a data URI. Without a label it is an empty view, which nobody reads aloud.
 */
export function Icon({ name, size = 24, tone, className, label }: IconProps) {
  return (
    <View
      className={cx(
        'tp-icon tp-icon--mask',
        `tp-icon--${size}`,
        `tp-i-${name}`,
        toneClass(tone),
        className,
      )}
      role={label ? 'img' : undefined}
      label={label}
    />
  )
}
