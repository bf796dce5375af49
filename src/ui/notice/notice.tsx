import './notice.scss'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import { Box } from '../primitives/box'
import { Press } from '../primitives/press'
import { Txt } from '../primitives/txt'
import type { StatusToken } from '../tokens'

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
    <Box className={cx('tp-notice', `tp-notice--${tone}`, className)} role='status'>
      <Icon name={icon} size={20} />
      <Txt className='tp-notice__text'>{children}</Txt>
      {actionText && (
        <Press className='tp-notice__action' onTap={onAction}>
          {actionText}
        </Press>
      )}
      {closeLabel && (
        <Press className='tp-notice__action' label={closeLabel} onTap={onClose}>
          <Icon name='x' size={16} />
        </Press>
      )}
    </Box>
  )
}
