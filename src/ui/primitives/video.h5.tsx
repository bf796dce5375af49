import './host.scss'
import type { VideoProps } from './video-types'

/** A moving picture, in the browser's player. Nothing of it is fetched before it plays. */
export function MotionPic(props: VideoProps) {
  const { className, src, poster, label, autoplay, loop, controls, onError } = props
  return (
    <video
      className={className}
      src={src}
      poster={poster}
      aria-label={label}
      autoPlay={autoplay}
      // Browsers start nothing by itself that has a sound.
      muted={autoplay}
      loop={loop}
      controls={controls}
      playsInline
      preload={autoplay ? 'auto' : 'none'}
      onError={onError}
    />
  )
}
