import './avatar.scss'
import { useState } from 'react'
import { cx } from '../cx'
import { Icon } from '../icon/icon'
import { Box } from '../primitives/box'
import { Pic } from '../primitives/pic'

export interface AvatarProps {
  /** Whose. Read aloud; its first character stands in for a missing picture. */
  readonly name: string
  readonly src?: string
  /** px. Default 40. */
  readonly size?: 32 | 40 | 56 | 72
  readonly className?: string
}

/** A person's picture, or the first character of the name. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const initial = Array.from(name.trim())[0]
  return (
    <Box className={cx('tp-avatar', `tp-avatar--${size}`, className)} role='img' label={name}>
      {src && src !== broken ? (
        <Pic className='tp-avatar__pic' src={src} alt='' onError={() => setBroken(src)} />
      ) : (
        (initial?.toUpperCase() ?? <Icon name='user' size={20} />)
      )}
    </Box>
  )
}
