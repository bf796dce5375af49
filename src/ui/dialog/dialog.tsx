import './dialog.scss'
import { useId } from 'react'
import { Button } from '../button/button'
import { Overlay } from '../overlay/overlay'
import { Text, View } from '../primitives/elements'

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

const stay = () => {}

/** One question, two answers. */
export function Dialog(props: DialogProps) {
  const { open, title, text, confirmText, cancelText, danger, busy, onConfirm, onCancel } = props
  const textId = useId()
  const close = onCancel ?? onConfirm
  return (
    <Overlay
      alert
      open={open}
      onClose={close}
      // Who leaves the page has not said yes, also where that is the only answer.
      onLeave={onCancel ?? stay}
      label={title}
      textId={text ? textId : undefined}
      place='middle'
      firm={!cancelText || busy}
    >
      <View className='tp-dialog'>
        <Text className='tp-dialog__title' level={2}>
          {title}
        </Text>
        {text && (
          <Text className='tp-dialog__text' id={textId}>
            {text}
          </Text>
        )}
        <View className='tp-dialog__foot'>
          {cancelText && (
            <Button kind='ghost' block disabled={busy} onTap={close}>
              {cancelText}
            </Button>
          )}
          <Button kind={danger ? 'danger' : 'primary'} block loading={busy} onTap={onConfirm}>
            {confirmText}
          </Button>
        </View>
      </View>
    </Overlay>
  )
}
