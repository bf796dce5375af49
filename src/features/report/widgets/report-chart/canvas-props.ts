import type { Shape } from './shapes'

export interface CanvasProps {
  readonly shapes: readonly Shape[]
  /** The field the paths are drawn in, as SVG says it. */
  readonly viewBox: string
  readonly className: string
}
