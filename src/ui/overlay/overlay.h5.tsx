import './overlay.scss'
import { useContext, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { LookContext } from '../page-contexts'
import { cx } from '../style'
import type { OverlayProps } from '../types'
import { useLayer } from './use-layer'

const FOCUSABLE = 'button:enabled, input:enabled, textarea:enabled, a[href], [tabindex="0"]'

function loop(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = panel.querySelectorAll<HTMLElement>(FOCUSABLE)
  const first = stops[0] ?? panel
  const last = stops[stops.length - 1] ?? panel
  const from = document.activeElement
  const edge = event.shiftKey ? from === first || from === panel : from === last
  // What had the focus may be gone.
  if (!edge && panel.contains(from)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

/** Of the panels that are open, the last one. */
const OPEN = '.tp-overlay:not(.tp-overlay--out) > .tp-overlay__panel'
const top = () => Array.from(document.querySelectorAll<HTMLElement>(OPEN)).pop()

/** The page stands still while a panel lies over it. */
const holdPage = () => {
  document.body.style.overflow = top() ? 'hidden' : ''
}

/**
 * A panel over the page, with a mask. It lies in the body, since a parent with `contain` or a
 * transform would cage it; it takes the focus, keeps it, and gives it back.
 */
export function Overlay(props: OverlayProps) {
  const { onClose, label, place, firm, alert, textId, head, children } = props
  const presence = useLayer(props)
  const panel = useRef<HTMLDivElement>(null)
  const look = useContext(LookContext)
  const ask = useRef(onClose)
  ask.current = firm ? () => {} : onClose
  const shown = presence === 'open'

  useEffect(() => {
    if (!shown) return undefined
    const before = document.activeElement
    if (!panel.current?.contains(before)) panel.current?.focus({ preventScroll: true })
    holdPage()
    // On the document: the focus may lie on nothing, once the part that had it is gone.
    const key = (event: KeyboardEvent) => {
      if (!panel.current || top() !== panel.current || event.isComposing) return
      if (event.key === 'Escape') {
        event.stopPropagation()
        ask.current()
      }
      if (event.key === 'Tab') loop(event, panel.current)
    }
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('keydown', key, true)
      holdPage()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [shown])

  if (presence === 'gone') return null
  const panelElement = (
    <div className={cx('tp-overlay-host', look)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its parts let through. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are the document's, see above. */}
      <div
        className={cx('tp-overlay', `tp-overlay--${place}`, !shown && 'tp-overlay--out')}
        // React sends events of a portal to its parent in the tree: a card must not take them for its own.
        onClick={(event) => event.stopPropagation()}
      >
        <div className='tp-overlay__mask' aria-hidden='true' onClick={firm ? undefined : onClose} />
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have it. */}
        <div
          ref={panel}
          className='tp-overlay__panel'
          role={alert ? 'alertdialog' : 'dialog'}
          aria-modal='true'
          aria-label={label}
          aria-describedby={textId}
          tabIndex={-1}
        >
          {head}
          {children}
        </div>
      </div>
    </div>
  )
  return createPortal(panelElement, document.body)
}
