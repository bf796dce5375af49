import './mark.scss'
import { cx } from '../cx'
import { Box } from '../primitives/box'

export interface BrandMarkProps {
  /** `s` 48, `l` 88 px. Default `l`. */
  readonly size?: 's' | 'l'
  /** The name of the brand; without it the mark is decoration. */
  readonly label?: string
  readonly className?: string
}

/** The sign of Taproom: a glass whose beer rises like a chart. */
export function BrandMark({ size = 'l', label, className }: BrandMarkProps) {
  return (
    <Box
      className={cx('tp-mark-brand', size === 's' && 'tp-mark-brand--s', className)}
      role={label ? 'img' : undefined}
      label={label}
      decor={!label}
    />
  )
}
