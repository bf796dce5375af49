import { WebView as HostWebView, Video } from '@tarojs/components'
import { useEffect } from 'react'
import type { WebFrameProps } from '../types'
import { aria, type VideoProps } from './types'

/** A moving picture, in the host's player. */
export function MotionImage(props: VideoProps) {
  const { className, src, poster, label, autoplay, muted, loop, controls } = props
  const { fills, onPlay, onPause, onEnded, onError } = props
  return (
    <Video
      className={className}
      src={src}
      poster={poster}
      autoplay={autoplay}
      muted={muted ?? autoplay}
      loop={loop}
      controls={controls}
      showCenterPlayBtn={controls}
      objectFit={fills ? 'cover' : 'contain'}
      onPlay={onPlay}
      onPause={onPause}
      onEnded={onEnded}
      onError={onError}
      {...aria(undefined, label)}
    />
  )
}

/** A web page inside the app. Mini-programs: the host's own, which covers the whole page. */
export function WebView({ src, onLoad, onError }: WebFrameProps) {
  // The host draws its own waiting, over all of ours.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(onLoad, [src])
  return <HostWebView src={src} onError={onError} />
}
