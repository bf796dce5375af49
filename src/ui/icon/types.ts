import type { Tone } from '../tokens'
import type { IconName } from './icons'

/** Sizes in px. 24 is the drawing's own. */
export type IconSize = 14 | 16 | 20 | 24 | 28 | 32 | 48

export interface IconProps {
  readonly name: IconName
  /** Default 24. */
  readonly size?: IconSize
  /** Default: the colour of the text around it. */
  readonly tone?: Tone
  readonly className?: string
  /** What it says when it stands alone; without it the icon is decoration. */
  readonly label?: string
}
