import type { WebFrameProps } from '../types'
import type { VideoProps } from './types'
import './host.scss'
import './frames.scss'

/** A moving picture, in the browser's player. Nothing of it is fetched before it plays. */
export function MotionImage(props: VideoProps) {
  const { className, src, poster, label, autoplay, muted, loop, controls } = props
  const { onPlay, onPause, onEnded, onError } = props
  return (
    <video
      className={className}
      src={src}
      poster={poster}
      aria-label={label}
      autoPlay={autoplay}
      // Browsers start nothing by itself that has a sound.
      muted={muted ?? autoplay}
      loop={loop}
      controls={controls}
      playsInline
      preload={autoplay ? 'auto' : 'none'}
      onPlaying={onPlay}
      onPause={onPause}
      onEnded={onEnded}
      onError={onError}
    />
  )
}

/** A web page inside the app. Browsers: a frame that can neither move nor read the app around it. */
export function WebView({ src, label, onLoad }: WebFrameProps) {
  return (
    <iframe
      className='tp-web-frame'
      src={src}
      title={label}
      onLoad={onLoad}
      sandbox='allow-scripts allow-forms allow-same-origin allow-popups'
      referrerPolicy='no-referrer'
    />
  )
}
