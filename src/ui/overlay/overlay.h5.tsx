import './overlay.scss'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../style'
import type { OverlayProps } from '../types'
import { type Pull, useLayer, usePull } from './use-layer'

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

/** What does something else with a finger. */
const TAKEN = '.tp-wheel, .tp-map, input, textarea'
/** A finger that moved less, px, may still tap. */
const SLOP = 4

/** Whether a finger on `target` has nothing to scroll back before it moves the panel. */
function isFree(target: EventTarget | null, panel: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest(TAKEN)) return false
  for (let each: Element | null = target; each && each !== panel; each = each.parentElement) {
    if (each.scrollTop > 0) return false
  }
  return true
}

/** Pulls the panel by one finger that goes down. By hand: what React listens with cannot stop a scroll. */
function listen(panel: HTMLElement, pull: () => Pull): () => void {
  let from: { readonly x: number; readonly y: number } | undefined
  let isPulled = false
  const end = (isLost: boolean) => () => {
    if (isPulled) pull().end(isLost)
    isPulled = false
    from = undefined
  }
  const start = ({ touches, target }: TouchEvent) => {
    end(true)()
    const [touch] = touches
    if (touch && touches.length === 1 && isFree(target, panel))
      from = { x: touch.clientX, y: touch.clientY }
  }
  const move = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!from || !touch) return
    const down = touch.clientY - from.y
    const aside = Math.abs(touch.clientX - from.x)
    if (!isPulled) {
      if (Math.max(Math.abs(down), aside) < SLOP) return
      if (down <= aside) {
        from = undefined
        return
      }
      isPulled = true
      pull().start(from.y)
    }
    if (event.cancelable) event.preventDefault()
    pull().move(touch.clientY)
  }
  const listeners = {
    touchstart: start,
    touchmove: move,
    touchend: end(false),
    touchcancel: end(true),
  }
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of all)
    panel.addEventListener(type, listener, { passive: type !== 'touchmove' })
  return () => {
    for (const [type, listener] of all) panel.removeEventListener(type, listener)
  }
}

/**
 * A panel over the page, with a mask. It lies in the body, since a parent with `contain` or a
 * transform would cage it; it takes the focus, keeps it, and gives it back.
 */
export function Overlay(props: OverlayProps) {
  const { onClose, label, place, firm, alert, textId, head, children } = props
  const presence = useLayer(props)
  const panel = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const ask = useRef(onClose)
  ask.current = firm ? () => {} : onClose
  const shown = presence === 'open'
  const pull = usePull(presence, onClose)
  const latestPull = useRef(pull)
  latestPull.current = pull
  const pulls = shown && place === 'bottom' && !firm

  useEffect(
    () => (pulls && panel.current ? listen(panel.current, () => latestPull.current) : undefined),
    [pulls],
  )

  // After the page is in the document: a sheet may be open from the start.
  useLayoutEffect(() => {
    if (host.current && shown) host.current.className = cx('tp-overlay-host', themeClasses())
  }, [shown])

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
    <div ref={host}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its parts let through. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are the document's, see above. */}
      <div
        className={cx(
          'tp-overlay',
          `tp-overlay--${place}`,
          !shown && 'tp-overlay--out',
          pull.className,
        )}
        // React sends events of a portal to its parent in the tree: a card must not take them for its own.
        onClick={(event) => event.stopPropagation()}
      >
        <div className='tp-overlay__mask' aria-hidden='true' onClick={firm ? undefined : onClose} />
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have it. */}
        <div
          ref={panel}
          className='tp-overlay__panel'
          style={pull.style}
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
