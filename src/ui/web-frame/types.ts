export interface WebFrameProps {
  /** An https address the caller has checked against its allow-list. */
  readonly src: string
  /** What the frame shows, read aloud. */
  readonly label: string
}
