import './host.scss'
import type { BoxProps } from './types'

/** A block. */
export function Box({ className, style, id, role, label, decor, onTap, children }: BoxProps) {
  return (
    // biome-ignore lint/a11y: taps on a Box are for areas such as a mask; controls use Press.
    <div
      className={className}
      style={style}
      id={id}
      role={role}
      aria-label={label}
      aria-hidden={decor}
      onClick={onTap}
    >
      {children}
    </div>
  )
}
