import type { ComponentType } from 'react'

export interface FrameProps {
  /** Address of an upload, or of a cut of one. */
  readonly url: string
  /** Width by height of where it will be shown; without it that of the picture. */
  readonly shape?: number | undefined
  readonly onClose: () => void
  /** The address of what was framed. */
  readonly onCut: (url: string) => void
}

/** What frames a picture that was uploaded. */
export type Frame = ComponentType<FrameProps>

/** Given by the registry that has forms: each carries a button, and none of them the way to the sheet. */
export const framing: { load?: () => Promise<Frame> } = {}
