export interface VideoProps {
  readonly className?: string
  readonly src: string
  /** Shown until it plays. */
  readonly poster?: string
  readonly label: string
  /** Starts by itself, and then without a sound. */
  readonly autoplay: boolean
  readonly loop: boolean
  readonly controls: boolean
  readonly onError?: () => void
}
