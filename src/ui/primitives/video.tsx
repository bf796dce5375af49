import { Video } from '@tarojs/components'
import { aria } from './aria'
import type { VideoProps } from './video-types'

/** A moving picture, in the host's player. */
export function MotionPic(props: VideoProps) {
  const { className, src, poster, label, autoplay, loop, controls, onError } = props
  return (
    <Video
      className={className}
      src={src}
      poster={poster}
      autoplay={autoplay}
      muted={autoplay}
      loop={loop}
      controls={controls}
      onError={onError}
      {...aria(undefined, label)}
    />
  )
}
