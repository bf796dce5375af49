import './overlay.scss'
import { View } from '@tarojs/components'
import { aria } from '../primitives/aria'
import { cx } from '../style'
import type { OverlayProps } from '../types'
import { usePresence } from '../use-presence'

/** A panel over the page, with a mask. */
export function Overlay({ open, onClose, label, place, firm, children }: OverlayProps) {
  const presence = usePresence(open)
  if (presence === 'gone') return null
  return (
    <View
      className={cx(
        'tp-overlay',
        `tp-overlay--${place}`,
        presence === 'leaving' && 'tp-overlay--out',
      )}
    >
      <View className='tp-overlay__mask' catchMove onClick={firm ? undefined : onClose} />
      <View className='tp-overlay__panel' {...aria('dialog', label)}>
        {children}
      </View>
    </View>
  )
}
