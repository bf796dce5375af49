import './overlay.scss'
import './pull.scss'
import { type ITouchEvent, View } from '@tarojs/components'
import { useContext, useEffect, useRef, useState } from 'react'
import { Pull } from '../gestures'
import { TickContext } from '../page-contexts'
import { aria } from '../primitives/types'
import { cx } from '../style'
import type { OverlayProps } from '../types'
import { type Presence, useLayer } from './use-layer'

/** A panel that follows a finger on its head, and asks to close or goes back when that lets go. */
function usePull(presence: Presence, { firm, onClose }: OverlayProps) {
  const tick = useContext(TickContext)
  // How far it is pulled; let go, it stands or leaves without the animation it came with.
  const [pulled, setPulled] = useState<number | 'let go'>()
  const pull = useRef<Pull>()
  useEffect(() => {
    if (presence === 'gone') setPulled(undefined)
  }, [presence])
  const isHeld = typeof pulled === 'number' && presence === 'open'
  const at = (take: (y: number) => void) => (event: object) => {
    const [touch] = (event as ITouchEvent).touches
    if (touch && !firm) take(touch.clientY)
  }
  const end = (isLost: boolean) => () => {
    const isClosed = !isLost && pull.current?.isEnough()
    pull.current = undefined
    if (pulled !== undefined) setPulled('let go')
    if (!isClosed) return
    tick()
    onClose()
  }
  return {
    className: cx(
      'tp-overlay__panel',
      pulled !== undefined && 'tp-overlay__panel--pulled',
      isHeld && 'tp-overlay__panel--held',
    ),
    style: isHeld ? { transform: `translateY(${pulled}px)` } : undefined,
    listeners: {
      onTouchStart: at((y) => {
        pull.current = new Pull(y)
      }),
      onTouchMove: at((y) => {
        const way = pull.current?.move(y)
        if (way !== undefined) setPulled(way)
      }),
      onTouchEnd: end(false),
      onTouchCancel: end(true),
    },
  }
}

/** A panel over the page, with a mask. */
export function Overlay(props: OverlayProps) {
  const { onClose, label, place, firm, alert, head, children } = props
  const presence = useLayer(props)
  const { className, style, listeners } = usePull(presence, props)
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
      <View className={className} style={style} {...aria(alert ? 'alertdialog' : 'dialog', label)}>
        {head && (
          <View catchMove {...listeners}>
            {head}
          </View>
        )}
        {children}
      </View>
    </View>
  )
}
