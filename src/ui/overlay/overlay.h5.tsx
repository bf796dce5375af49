import './overlay.scss'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../style'
import type { OverlayProps } from '../types'
import { usePresence } from '../use-presence'
import { usePageVisible } from './use-page-visible'

const FOCUSABLE = 'button:enabled, input:enabled, textarea:enabled, a[href], [tabindex="0"]'

/** The panel leaves the page's element, and with it the classes that carry theme and text size. */
function themeClasses(): string {
  const carriers = document.querySelectorAll('[class*="theme-"], [class*="font-scale-"]')
  const names = new Set<string>()
  for (const { classList } of Array.from(carriers)) {
    if (classList.contains('tp-overlay-host')) continue
    for (const name of Array.from(classList)) {
      if (/^(theme|font-scale)-/.test(name)) names.add(name)
    }
  }
  return Array.from(names).join(' ')
}

function loop(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = panel.querySelectorAll<HTMLElement>(FOCUSABLE)
  const first = stops[0] ?? panel
  const last = stops[stops.length - 1] ?? panel
  const from = document.activeElement
  const edge = event.shiftKey ? from === first || from === panel : from === last
  if (!edge) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

/**
 * A panel over the page, with a mask. It lies in the body, since a parent with `contain` or a
 * transform would cage it; it takes the focus, keeps it, and gives it back.
 */
export function Overlay({ open, onClose, label, place, firm, children }: OverlayProps) {
  const presence = usePresence(open)
  const panel = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const onScreen = usePageVisible(anchor)
  const shown = presence === 'open' && onScreen

  // After the page is in the document: a sheet may be open from the start.
  useLayoutEffect(() => {
    if (host.current && shown) host.current.className = cx('tp-overlay-host', themeClasses())
  }, [shown])

  useEffect(() => {
    if (!shown) return undefined
    const before = document.activeElement
    if (!panel.current?.contains(before)) panel.current?.focus({ preventScroll: true })
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = overflow
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [shown])

  const mark = <span ref={anchor} hidden />
  if (presence === 'gone' || !onScreen) return mark
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !firm) {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Tab' && panel.current) loop(event, panel.current)
  }
  const panelElement = (
    <div ref={host}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its parts let through. */}
      <div
        className={cx('tp-overlay', `tp-overlay--${place}`, !shown && 'tp-overlay--out')}
        // React sends events of a portal to its parent in the tree: a card must not take them for its own.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={key}
      >
        <div className='tp-overlay__mask' aria-hidden='true' onClick={firm ? undefined : onClose} />
        <div
          ref={panel}
          className='tp-overlay__panel'
          role='dialog'
          aria-modal='true'
          aria-label={label}
          tabIndex={-1}
        >
          {children}
        </div>
      </div>
    </div>
  )
  return (
    <>
      {mark}
      {createPortal(panelElement, document.body)}
    </>
  )
}
