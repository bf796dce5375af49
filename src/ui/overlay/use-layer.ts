import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { LayersContext } from '../page-contexts'
import { SHEET_TIME } from '../style'
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
