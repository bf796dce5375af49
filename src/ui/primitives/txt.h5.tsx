import './host.scss'
import { cx } from '../cx'
import type { TxtProps } from './types'

/** Text. */
export function Txt({ className, style, id, role, label, level, select, children }: TxtProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a level comes with the role heading.
    <span
      className={select ? cx(className, 'tp-select') : className}
      style={style}
      id={id}
      role={level ? 'heading' : role}
      aria-level={level}
      aria-label={label}
    >
      {children}
    </span>
  )
}
