import type { ReactNode } from 'react'
import { formatMoney, moneyText } from '../../shared/money'
import type { ImageUrl } from '../../shared/url'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import { Image, Text, View } from '../primitives/elements'
import { cx, type StatusToken, type Tone, toneClass } from '../style'
import './marks.scss'

const MOST = 99

export interface BadgeProps {
  /** Shown up to 99, then `99+`; 0 shows nothing. Without it: a dot. */
  readonly count?: number
  /** It lies on a 44 px button: the mark belongs to the icon's corner. */
  readonly inset?: boolean
  /** What it lies on. */
  readonly children?: ReactNode
}

/** A number or a dot at the corner of something. */
export function Badge({ count, inset, children }: BadgeProps) {
  return (
    <View className={cx('tp-badge', inset && 'tp-badge--inset')}>
      {children}
      {count === undefined && <View className='tp-badge__dot' decor />}
      {count !== undefined && count > 0 && (
        <Text className='tp-badge__count tp-num'>{count > MOST ? `${MOST}+` : count}</Text>
      )}
    </View>
  )
}

export interface TagProps {
  readonly children?: ReactNode
  /** Default `neutral`. */
  readonly tone?: 'neutral' | 'brand' | StatusToken
  /** Filled with the strong colour. Rare. */
  readonly solid?: boolean
  readonly className?: string
}

/** A small label: a style, a strength, a state. */
export function Tag({ children, tone = 'neutral', solid, className }: TagProps) {
  return (
    <Text className={cx('tp-tag', `tp-tag--${tone}`, solid && `tp-tag--solid`, className)}>
      {children}
    </Text>
  )
}

/** A hairline, with a word in the middle if there is one. */
export function Divider({ text }: { readonly text?: string }) {
  return (
    <View className='tp-divider'>{text && <Text className='tp-divider__text'>{text}</Text>}</View>
  )
}

export interface PriceProps {
  /** Integer cents (fen). */
  readonly cents: number
  /** Size of the integer: 16, 18 or 28 px. Default `m`. */
  readonly size?: 's' | 'm' | 'l'
  /** Default brand: what it costs. `ink` for balances and totals. */
  readonly tone?: Tone
  /** Cents before the reduction, struck through; left out when not higher. */
  readonly was?: number
  /** Writes `+` before a gain. */
  readonly plus?: boolean
  readonly className?: string
}

/** Money: the integer speaks, the sign and the cents step back. */
export function Price({ cents, size = 'm', tone = 'brand', was, plus, className }: PriceProps) {
  const { sign, currency, integer, fraction } = formatMoney(cents, plus)
  return (
    <Text className={cx('tp-price tp-num', `tp-price--${size}`, toneClass(tone), className)}>
      <Text className='tp-price__small'>
        {sign}
        {currency}
      </Text>
      {integer}
      <Text className='tp-price__small'>{fraction}</Text>
      {was !== undefined && was > cents && <Text className='tp-price__was'>{moneyText(was)}</Text>}
    </Text>
  )
}

export interface SpinnerProps {
  /** px. Default 20. */
  readonly size?: 16 | 20 | 32
  readonly tone?: Tone
  /** Says what is awaited; without it the spinner is decoration. */
  readonly label?: string
}

/** A turning ring. For waits whose shape is unknown; a `Skeleton` is better. */
export function Spinner({ size = 20, tone, label }: SpinnerProps) {
  return (
    <View
      className={cx('tp-spinner', `tp-spinner--${size}`, toneClass(tone))}
      role={label ? 'status' : undefined}
      label={label}
      decor={!label}
    />
  )
}

export interface IconTileProps {
  /** What a definition sends: the name of an icon, or the path of a picture (`/pictures/…`). */
  readonly icon: string
  /** Makes the address of a picture. */
  readonly imageUrl: ImageUrl
  /** Side in px: 44, or 56 for pictures that are looked at. Default 44. */
  readonly size?: 44 | 56
}

/** Icon or picture of an entry, on a rounded tint. */
export function IconTile({ icon, imageUrl, size = 44 }: IconTileProps) {
  const picture = icon.startsWith('/') || icon.startsWith('https:')
  return (
    <View className={cx('tp-tile', size === 56 && 'tp-tile--l', picture && 'tp-tile--pic')} decor>
      {picture ? (
        <Image className='tp-tile__pic' src={imageUrl(icon, size)} alt='' />
      ) : (
        // The server writes names of the set (docs/view-definitions.md); another one draws nothing.
        <Icon name={icon as IconName} />
      )}
    </View>
  )
}
