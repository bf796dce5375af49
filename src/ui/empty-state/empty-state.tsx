import './empty-state.scss'
import { Button } from '../button/button'
import { cx } from '../cx'
import { Box } from '../primitives/box'
import { Txt } from '../primitives/txt'

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
    <Box className={cx('tp-empty', compact && 'tp-empty--compact', className)}>
      <Box className={cx('tp-empty__art', `tp-empty__art--${variant}`)} decor />
      <Txt className='tp-empty__title'>{title}</Txt>
      {note && <Txt className='tp-empty__note'>{note}</Txt>}
      {actionText && onAction && (
        <Button kind='secondary' className='tp-empty__action' onTap={onAction}>
          {actionText}
        </Button>
      )}
    </Box>
  )
}
