import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import { Spinner } from '../marks/marks'
import { Pressable, Text, View } from '../primitives/elements'
import { cx, type StatusToken } from '../style'
import './states.scss'

/** What the drawing shows. */
export type EmptyVariant =
  | 'empty'
  | 'error'
  | 'offline'
  | 'locked'
  | 'notfound'
  | 'coming'
  | 'search'

export interface EmptyStateProps {
  readonly variant?: EmptyVariant
  /** One sentence. */
  readonly title: string
  readonly note?: string
  readonly actionText?: string
  readonly onAction?: () => void
  /** Less air: for a card rather than a page. */
  readonly compact?: boolean
  readonly className?: string
}

/** Nothing to show: a drawing, a sentence, a way on. */
export function EmptyState(props: EmptyStateProps) {
  const { variant = 'empty', title, note, actionText, onAction, compact, className } = props
  return (
    <View className={cx('tp-empty', compact && 'tp-empty--compact', className)}>
      <View className={cx('tp-empty__art', `tp-empty__art--${variant}`)} decor />
      <Text className='tp-empty__title'>{title}</Text>
      {note && <Text className='tp-empty__note'>{note}</Text>}
      {actionText && onAction && (
        <Button kind='secondary' className='tp-empty__action' onTap={onAction}>
          {actionText}
        </Button>
      )}
    </View>
  )
}

const ICON: Record<StatusToken, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'alert',
  danger: 'alert',
}

export interface NoticeProps {
  readonly children?: ReactNode
  /** Default `info`. */
  readonly tone?: StatusToken
  readonly icon?: IconName
  readonly actionText?: string
  readonly onAction?: () => void
  /** Draws a cross; needs `onClose`. */
  readonly closeLabel?: string
  readonly onClose?: () => void
  readonly className?: string
}

/** A sentence that concerns the page below it. */
export function Notice(props: NoticeProps) {
  const { children, tone = 'info', icon = ICON[tone], actionText, onAction } = props
  const { closeLabel, onClose, className } = props
  return (
    <View className={cx('tp-notice', `tp-notice--${tone}`, className)} role='status'>
      <Icon name={icon} size={20} />
      <Text className='tp-notice__text'>{children}</Text>
      {actionText && (
        <Pressable className='tp-notice__action' onTap={onAction}>
          {actionText}
        </Pressable>
      )}
      {closeLabel && (
        <Pressable className='tp-notice__action' label={closeLabel} onTap={onClose}>
          <Icon name='x' size={16} />
        </Pressable>
      )}
    </View>
  )
}

export interface ListFooterProps {
  /** `more`: tap to load. `end`: nothing follows. `error`: tap to try again. */
  readonly state: 'loading' | 'more' | 'end' | 'error'
  /** The sentence for that state. */
  readonly text: string
  readonly onTap?: () => void
}

/** The last line of a list that loads page by page. */
export function ListFooter({ state, text, onTap }: ListFooterProps) {
  if (state === 'more' || state === 'error') {
    return (
      <Pressable className={`tp-list-footer tp-list-footer--${state}`} onTap={onTap}>
        {text}
      </Pressable>
    )
  }
  return (
    <View className='tp-list-footer' role='status'>
      {state === 'loading' && <Spinner size={16} />}
      <Text>{text}</Text>
    </View>
  )
}
