import './overlay.scss'
import { type ITouchEvent, View } from '@tarojs/components'
import { aria } from '../primitives/types'
import { cx } from '../style'
import type { OverlayProps } from '../types'
import { useLayer, usePull } from './use-layer'

/** A panel over the page, with a mask. */
export function Overlay(props: OverlayProps) {
  const { onClose, label, place, firm, alert, head, children } = props
  const presence = useLayer(props)
  const pull = usePull(presence, onClose)
  if (presence === 'gone') return null
  const at = (take: (y: number) => void) => (event: object) => {
    const [touch] = (event as ITouchEvent).touches
    if (touch && !firm) take(touch.clientY)
  }
  return (
    <View
      className={cx(
        'tp-overlay',
        `tp-overlay--${place}`,
        presence === 'leaving' && 'tp-overlay--out',
        pull.className,
      )}
    >
      <View className='tp-overlay__mask' catchMove onClick={firm ? undefined : onClose} />
      <View
        className='tp-overlay__panel'
        style={pull.style}
        {...aria(alert ? 'alertdialog' : 'dialog', label)}
      >
        {head && (
          <View
            catchMove
            onTouchStart={at(pull.start)}
            onTouchMove={at(pull.move)}
            onTouchEnd={() => firm || pull.end()}
            onTouchCancel={() => firm || pull.end(true)}
          >
            {head}
          </View>
        )}
        {children}
      </View>
    </View>
  )
}
