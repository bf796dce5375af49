import './overlay.scss'
import { View } from '@tarojs/components'
import { aria } from '../primitives/types'
import { cx } from '../style'
import type { OverlayProps } from '../types'
import { useLayer } from './use-layer'

/** A panel over the page, with a mask. */
export function Overlay(props: OverlayProps) {
  const { onClose, label, place, firm, alert, children } = props
  const presence = useLayer(props)
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
      <View className='tp-overlay__panel' {...aria(alert ? 'alertdialog' : 'dialog', label)}>
        {children}
      </View>
    </View>
  )
}
