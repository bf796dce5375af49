import './dialog.scss'
import { Button } from '../button/button'
import { Overlay } from '../overlay/overlay'
import { Box, Txt } from '../primitives/elements'

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
