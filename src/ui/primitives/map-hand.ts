import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { offsetFrom, pointAt } from './map-plane'
import { MAX_ZOOM, type MapPoint, type MapProps, MIN_ZOOM } from './types'

/** px that a finger strays while it taps. */
const STRAY = 8
/** px that an arrow moves a map. */
const STEP = 60

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** With and without Shift, as keyboards differ. */
const ZOOMS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** What a map shows: its middle, and how near. Between two whole zooms while, and after, it is pinched. */
export interface MapView {
  readonly center: MapPoint
  readonly zoom: number
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a hand holds: between its first two fingers, px of the window, and how far apart they are. */
interface Grip extends Spot {
  readonly spread: number
}

function gripOf(fingers: ReadonlyMap<number, Spot>): Grip {
  const [one = { x: 0, y: 0 }, other] = fingers.values()
  if (!other) return { ...one, spread: 0 }
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    spread: Math.hypot(one.x - other.x, one.y - other.y),
  }
}

const bounded = (zoom: number) => Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom))

/** What a hand makes of a view: what lay under its grip lies there still. */
function viewUnder(from: Grip, to: Grip, { center, zoom }: MapView, box: DOMRect): MapView {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const isPinch = from.spread > 0 && to.spread > 0
  const next = isPinch ? bounded(zoom + Math.log2(to.spread / from.spread)) : zoom
  const held = pointAt(center, from.x - middle.x, from.y - middle.y, zoom)
  return { center: pointAt(held, middle.x - to.x, middle.y - to.y, next), zoom: next }
}

export interface MapHand {
  readonly view: MapView
  /** To the next whole zoom: nearer, or farther away. */
  readonly zoomBy: (step: 1 | -1) => void
  readonly host: RefObject<HTMLElement>
  /** For the element of the map, which becomes a stop of the keyboard. */
  readonly on: HTMLAttributes<HTMLElement>
}

/**
 * Moves a map by a finger, a mouse or arrows, and its zoom by two fingers, + and -. It stays where it was
 * moved to until another marker is chosen. Browsers only: hosts do this themselves.
 *
 * @param props of the map; its `onZoom` is called once a pinch has ended.
 */
export function useMapHand({ center, zoom, onZoom, selected, markers }: MapProps): MapHand {
  const host = useRef<HTMLElement>(null)
  const fingers = useRef(new Map<number, Spot>())
  const from = useRef<{ readonly grip: Grip; readonly view: MapView }>()
  const isDragged = useRef(false)
  const [own, setOwn] = useState<{ readonly center?: MapPoint; readonly zoom?: number }>({})
  const [shown, setShown] = useState(selected)
  if (shown !== selected) {
    setShown(selected)
    setOwn({})
  }
  const view = { center: own.center ?? center, zoom: own.zoom ?? zoom }
  const latest = useRef(view)
  latest.current = view

  useEffect(() => {
    // A finger that moves the map does not pull the page down.
    const stop = (event: Event) => event.stopPropagation()
    for (const name of ['touchstart', 'touchmove', 'touchend'])
      host.current?.addEventListener(name, stop, { passive: true })
  }, [])

  const hold = () => {
    from.current = { grip: gripOf(fingers.current), view: latest.current }
  }
  function press({ pointerId, clientX, clientY, button, pointerType }: PointerEvent): void {
    if (pointerType === 'mouse' && button !== 0) return
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    hold()
  }
  function move(event: PointerEvent): void {
    const { pointerId, clientX, clientY } = event
    if (!fingers.current.has(pointerId) || !from.current || !host.current) return
    // Let go outside the map, of which nothing was heard.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      lift(event)
      return
    }
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    const { grip, view } = from.current
    const now = gripOf(fingers.current)
    const way = Math.hypot(now.x - grip.x, now.y - grip.y) + Math.abs(now.spread - grip.spread)
    if (!isDragged.current && way <= STRAY) return
    if (!isDragged.current) host.current.setPointerCapture?.(pointerId)
    isDragged.current = true
    latest.current = viewUnder(grip, now, view, host.current.getBoundingClientRect())
    setOwn(latest.current)
  }
  function lift({ pointerId }: PointerEvent): void {
    if (!fingers.current.delete(pointerId)) return
    hold()
    if (fingers.current.size > 0 || !isDragged.current) return
    setOwn({ center: latest.current.center })
    if (latest.current.zoom !== zoom) onZoom(latest.current.zoom)
    // The click that ends a drag comes before it.
    setTimeout(() => {
      isDragged.current = false
    })
  }

  const zoomBy = (step: 1 | -1) =>
    onZoom(bounded(step > 0 ? Math.floor(view.zoom) + 1 : Math.ceil(view.zoom) - 1))
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const step = ZOOMS[event.key]
    if (arrow) setOwn({ center: pointAt(view.center, ...arrow, view.zoom) })
    else if (step) zoomBy(step)
    else return
    event.preventDefault()
  }
  /** The keyboard reaches markers that are out of sight, too. */
  function focus({ target }: FocusEvent): void {
    const pins = [...(host.current?.querySelectorAll('.tp-map__pin') ?? [])]
    const marker = markers[pins.indexOf(target)]
    if (!marker || !host.current) return
    const { clientWidth, clientHeight } = host.current
    const [x, y] = offsetFrom(view.center, marker, view.zoom)
    const isSeen = Math.abs(x) < clientWidth / 2 && Math.abs(y) < clientHeight / 2
    if (!isSeen) setOwn({ center: marker })
  }
  return {
    view,
    zoomBy,
    host,
    on: {
      tabIndex: 0,
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onKeyDown: key,
      onFocus: focus,
      // Browsers bring what has the focus to sight by scrolling, which would part markers and ground.
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => currentTarget.scrollTo?.(0, 0),
      onClickCapture: (event: MouseEvent) => {
        if (isDragged.current) event.stopPropagation()
      },
    },
  }
}
