import { type CSSProperties, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LayersContext } from '../page-contexts'
import { cx, SHEET_TIME } from '../style'
import type { OverlayProps } from '../types'

/** Whether a panel is there, and whether it is on its way out. */
export type Presence = 'gone' | 'open' | 'leaving'

type Opened = Pick<OverlayProps, 'open' | 'firm' | 'onClose' | 'onLeave'>

/**
 * A panel that belongs to its page: back asks it to close, and with the page it goes at once. Otherwise it
 * stays for `SHEET_TIME` after `open` became false, so that it can leave.
 */
export function useLayer({ open, firm, onClose, onLeave = onClose }: Opened): Presence {
  const layers = useContext(LayersContext)
  const [presence, setPresence] = useState<Presence>(open && !layers.isLeft() ? 'open' : 'gone')
  const latest = useRef({ firm, onClose, onLeave })
  latest.current = { firm, onClose, onLeave }
  // Before it is seen: whoever sees it and goes back at once closes it, and does not leave the page.
  useLayoutEffect(() => {
    const leave = () => {
      setPresence('gone')
      latest.current.onLeave()
    }
    // Opened late, behind another page.
    if (open && layers.isLeft()) {
      leave()
      return undefined
    }
    if (open) {
      setPresence('open')
      return layers.lay({
        back() {
          const { firm: isFirm, onClose: close } = latest.current
          if (!isFirm) close()
          return !isFirm
        },
        leave,
      })
    }
    setPresence((now) => (now === 'open' ? 'leaving' : now))
    const timer = setTimeout(() => setPresence('gone'), SHEET_TIME)
    return () => clearTimeout(timer)
  }, [open, layers])
  return presence
}

/** A finger that lets go here, or would have come here by its speed, closes the panel: px. */
const ENOUGH = 100
/** How far ahead its speed counts, and how long it has to rest before it has none, ms. */
const AHEAD = 150
const REST = 100
/** A panel is moved once in this time, ms: each time is a call to the view of a mini-program. */
const FRAME = 16

export interface Pull {
  /** Of the overlay, and of the panel in it. */
  readonly className: string
  readonly style: CSSProperties | undefined
  /** A finger pulls from here, is there, and lets go; `isLost` when somebody took it away. */
  readonly start: (y: number) => void
  readonly move: (y: number) => void
  readonly end: (isLost?: boolean) => void
}

/** A panel that follows a finger downwards, and asks to close or goes back when that lets go. */
export function usePull(presence: Presence, onClose: () => void): Pull {
  // How far it is pulled; let go, it stands or leaves without the animation it came with.
  const [pulled, setPulled] = useState<number | 'let go'>()
  const finger = useRef({ from: 0, y: 0, speed: 0, moved: 0, drawn: 0 }).current
  useEffect(() => {
    if (presence === 'gone') setPulled(undefined)
  }, [presence])
  const isHeld = typeof pulled === 'number' && presence === 'open'
  return {
    className: cx(pulled !== undefined && 'tp-overlay--pulled', isHeld && 'tp-overlay--held'),
    style: isHeld ? { transform: `translateY(${pulled}px)` } : undefined,
    start(y) {
      Object.assign(finger, { from: y, y, speed: 0, moved: Date.now(), drawn: 0 })
      setPulled(0)
    },
    move(y) {
      const now = Date.now()
      finger.speed = (y - finger.y) / Math.max(1, now - finger.moved)
      finger.y = y
      finger.moved = now
      if (now - finger.drawn < FRAME) return
      finger.drawn = now
      setPulled(Math.max(0, Math.round(y - finger.from)))
    },
    end(isLost) {
      const { from, y, speed, moved } = finger
      const ahead = Date.now() - moved < REST ? speed * AHEAD : 0
      setPulled('let go')
      if (!isLost && y > from && y - from + ahead > ENOUGH) onClose()
    },
  }
}
