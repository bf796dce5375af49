import './sheet.scss'
import type { ReactNode } from 'react'
import { IconButton } from '../button/button'
import { Overlay } from '../overlay/overlay'
import { Text, View } from '../primitives/elements'
import { ScrollView } from '../primitives/scroll'

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
    <Overlay
      open={open}
      onClose={onClose}
      label={title}
      place='bottom'
      head={
        <View className='tp-sheet__head'>
          <Text className='tp-sheet__title' level={2}>
            {title}
          </Text>
          <IconButton name='x' label={closeLabel} onTap={onClose} />
        </View>
      }
    >
      <ScrollView className='tp-sheet__body'>{children}</ScrollView>
      {footer && <View className='tp-sheet__foot'>{footer}</View>}
    </Overlay>
  )
}
