import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { cx } from '../style'
import type { HandAreaProps, HoldRowProps, Spot, SwipeAction, SwipeRowProps } from '../types'
import { useHold } from '../use-hold'
import './gesture-rows.scss'

/** A row with actions behind it, uncovered by a swipe. */
export function SwipeRow({ className, actions, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const act = ({ onTap }: SwipeAction) => {
    if (row.current) row.current.scrollLeft = 0
    onTap()
  }
  return (
    <div ref={row} className='tp-swipe-row'>
      <div className={`tp-swipe-row__inner tp-swipe-row__inner--${actions.length}`}>
        <div className={cx('tp-swipe-row__main', className)}>{children}</div>
        <div className='tp-swipe-row__actions' aria-hidden='true'>
          {actions.map((action) => (
            <button
              key={action.key}
              type='button'
              tabIndex={-1}
              className={cx(
                'tp-press tp-swipe-row__action',
                action.danger && 'tp-swipe-row__action--danger',
              )}
              onClick={() => act(action)}
            >
              {action.name}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

/** A row that is held. A keyboard and a screen reader cannot hold: their press counts at once. */
export function HoldRow({ className, onHold, onTap, children }: HoldRowProps) {
  const { start, move, cancel, wasHeld } = useHold(onHold)
  const click = (isPointer: boolean) => {
    if (!isPointer) return (onTap ?? onHold)()
    if (!wasHeld()) onTap?.()
  }
  return (
    <button
      type='button'
      className={cx('tp-press', className)}
      onPointerDown={({ clientX, clientY }) => start(clientX, clientY)}
      onPointerMove={({ clientX, clientY }) => move(clientX, clientY)}
      onPointerUp={cancel}
      onPointerLeave={cancel}
      onPointerCancel={cancel}
      onContextMenu={(event) => event.preventDefault()}
      // Without a pointer there are no clicks to count.
      onClick={({ detail }) => click(detail > 0)}
    >
      {children}
    </button>
  )
}

/** px a finger may stray while it points. */
const STRAY = 6
const ARROWS: Readonly<Record<string, readonly [right: number, down: number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** With and without Shift, as keyboards differ. */
const ZOOMS: Readonly<Record<string, number | undefined>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** An area on which something is moved: by one finger or two, a mouse and its wheel, arrows, plus and minus. */
export function HandArea(props: HandAreaProps) {
  const { className, style, label, onDrag, onPoint, onStep, onZoom, children } = props
  const area = useRef<HTMLElement>(null)
  const fingers = useRef(new Map<number, Spot>())
  const strayed = useRef(0)
  const zoom = useRef(onZoom)
  zoom.current = onZoom

  useEffect(() => {
    const element = area.current
    // What React listens with cannot stop a scroll.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      if (event.deltaY !== 0) zoom.current(event.deltaY < 0 ? 1 : -1)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])

  function spotOf({ clientX, clientY }: PointerEvent): Spot {
    const { left = 0, top = 0, width = 1, height = 1 } = area.current?.getBoundingClientRect() ?? {}
    return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) }
  }
  function press(event: PointerEvent): void {
    if (event.button !== 0 || fingers.current.size === 2) return
    area.current?.setPointerCapture?.(event.pointerId)
    fingers.current.set(event.pointerId, spotOf(event))
    if (fingers.current.size === 1) strayed.current = 0
  }
  function move(event: PointerEvent): void {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, spotOf(event))
    strayed.current += Math.abs(event.movementX || 0) + Math.abs(event.movementY || 0)
    onDrag(before, [...fingers.current.values()])
  }
  function lift(event: PointerEvent): void {
    const isAlone = fingers.current.size === 1
    if (!fingers.current.delete(event.pointerId)) return
    if (isAlone && event.type === 'pointerup' && strayed.current < STRAY) onPoint(spotOf(event))
  }
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = ARROWS[event.key]
    const size = ZOOMS[event.key]
    if (step) onStep(...step)
    else if (size) onZoom(size)
    else return
    event.preventDefault()
  }
  return (
    <section
      ref={area}
      className={cx('tp-hand', className)}
      style={style}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move what lies on it.
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={key}
    >
      {children}
    </section>
  )
}
