import './host.scss'
import { cx } from '../cx'
import type { PicProps } from './types'

/** A picture. Its size comes from its class, so nothing moves when it arrives. */
export function Pic({
  className,
  style,
  id,
  src,
  alt,
  fit = 'cover',
  lazy = true,
  onLoad,
  onError,
}: PicProps) {
  return (
    <img
      className={cx(`tp-pic--${fit}`, className)}
      style={style}
      id={id}
      src={src}
      alt={alt}
      loading={lazy ? 'lazy' : 'eager'}
      decoding='async'
      onLoad={onLoad}
      onError={onError}
    />
  )
}
