import type { Shape } from './shapes'

export interface CanvasProps {
  readonly shapes: readonly Shape[]
  /** The field the paths are drawn in. */
  readonly width: number
  readonly height: number
  readonly className: string
}
