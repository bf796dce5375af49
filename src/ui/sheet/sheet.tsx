import type { ReactNode } from 'react'
import { Button, IconButton } from '../button/button'
import { Overlay } from '../overlay/overlay'
import { Box, Txt } from '../primitives/elements'
import { Scroll } from '../primitives/scroll'
import './sheet.scss'

export interface SheetProps {
  readonly open: boolean
  /** The mask, the cross and Esc ask for it; the owner sets `open`. */
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  /** Stays at the bottom: the button the sheet is for. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** A choice from below: SKU, payment, filters. */
export function Sheet({ open, onClose, title, closeLabel, footer, children }: SheetProps) {
  return (
    <Overlay open={open} onClose={onClose} label={title} place='bottom'>
      <Box className='tp-sheet__head'>
        <Txt className='tp-sheet__title' level={2}>
          {title}
        </Txt>
        <IconButton name='x' label={closeLabel} onTap={onClose} />
      </Box>
      <Scroll className='tp-sheet__body'>{children}</Scroll>
      {footer && <Box className='tp-sheet__foot'>{footer}</Box>}
    </Overlay>
  )
}

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** At most two lines; more belongs in a `Sheet`. */
  readonly text?: string
  readonly confirmText: string
  /** Without it there is one button, and only that closes. */
  readonly cancelText?: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel?: () => void
}

/** One question, two answers. */
export function Dialog(props: DialogProps) {
  const { open, title, text, confirmText, cancelText, danger, busy, onConfirm, onCancel } = props
  const close = onCancel ?? onConfirm
  return (
    <Overlay open={open} onClose={close} label={title} place='middle' firm={!cancelText || busy}>
      <Box className='tp-dialog'>
        <Txt className='tp-dialog__title' level={2}>
          {title}
        </Txt>
        {text && <Txt className='tp-dialog__text'>{text}</Txt>}
        <Box className='tp-dialog__foot'>
          {cancelText && (
            <Button kind='ghost' block disabled={busy} onTap={close}>
              {cancelText}
            </Button>
          )}
          <Button kind={danger ? 'danger' : 'primary'} block loading={busy} onTap={onConfirm}>
            {confirmText}
          </Button>
        </Box>
      </Box>
    </Overlay>
  )
}
