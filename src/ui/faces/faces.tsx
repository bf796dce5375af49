import './faces.scss'
import { useState } from 'react'
import { Icon } from '../icon/icon'
import { Image, View } from '../primitives/elements'
import { cx } from '../style'
import type { IconProps } from '../types'

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
    <View
      className={cx('tp-avatar', `tp-avatar--${size}`, className)}
      role={initial ? 'img' : undefined}
      label={name}
    >
      {src && src !== broken ? (
        <Image className='tp-avatar__pic' src={src} alt='' onError={() => setBroken(src)} />
      ) : (
        (initial?.toUpperCase() ?? <Icon name='user' size={20} />)
      )}
    </View>
  )
}

export interface BrandMarkProps {
  /** `s` 48, `l` 88 px. Default `l`. */
  readonly size?: 's' | 'l'
  /** The name of the brand; without it the mark is decoration. */
  readonly label?: string
  readonly className?: string
}

/** The sign of Taproom: a glass whose beer rises like a chart. */
export function BrandMark({ size = 'l', label, className }: BrandMarkProps) {
  return (
    <View
      className={cx('tp-mark-brand', size === 's' && 'tp-mark-brand--s', className)}
      role={label ? 'img' : undefined}
      label={label}
      decor={!label}
    />
  )
}

export interface IconDiscProps {
  readonly name: IconProps['name']
  readonly tone?: IconProps['tone']
  /** On the grey of the page instead of the brand's. */
  readonly plain?: boolean
  /** 36 px across instead of 40. */
  readonly small?: boolean
}

/** An icon on a disc before a row: of what kind the row is. Nobody reads it aloud. */
export function IconDisc({ name, tone = 'brand', plain, small }: IconDiscProps) {
  return (
    <View
      className={cx('tp-icon-disc', plain && 'tp-icon-disc--plain', small && 'tp-icon-disc--small')}
      decor
    >
      <Icon name={name} size={20} tone={tone} />
    </View>
  )
}
