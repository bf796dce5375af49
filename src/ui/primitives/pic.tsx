import { Image } from '@tarojs/components'
import { aria } from './aria'
import type { PicProps } from './types'

const MODE = { cover: 'aspectFill', contain: 'aspectFit', width: 'widthFix' } as const

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
    <Image
      className={className}
      style={style}
      id={id}
      src={src}
      mode={MODE[fit]}
      lazyLoad={lazy}
      onLoad={onLoad}
      onError={onError}
      {...aria(alt ? 'img' : undefined, alt, !alt)}
    />
  )
}
