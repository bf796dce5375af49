import { glassEasel } from 'glass-easel-miniprogram-adapter'
import { isAlipay } from './boot'
import { eventName } from './units'

/** A hold this long, in milliseconds, is a long press and no tap. */
const LONG_PRESS = 350
/** A finger that moves farther, in pixels, presses nothing. */
const MOVE_LIMIT = 10

type ViewElement = glassEasel.Element & { listeners?: Record<string, unknown> }

let timer = 0
let start: { x: number; y: number } | undefined
let longPressed = false

/** Turns the browser's events into the hosts' and sends them through the component tree. */
export function watchGestures(): void {
  document.addEventListener('touchstart', onTouch('touchstart'), true)
  document.addEventListener('touchmove', onTouch('touchmove'), { capture: true, passive: false })
  document.addEventListener('touchend', onTouch('touchend'), true)
  document.addEventListener('touchcancel', onTouch('touchcancel'), true)
  document.addEventListener('mousedown', onMouse('touchstart'), true)
  document.addEventListener('mousemove', onMouse('touchmove'), true)
  document.addEventListener('mouseup', onMouse('touchend'), true)
  document.addEventListener('click', onClick, true)
  for (const type of ['transitionend', 'animationstart', 'animationend', 'animationiteration']) {
    document.addEventListener(type, (event) => send(event, type, {}, {}, false), true)
  }
}

function onTouch(type: string) {
  return (event: TouchEvent): void => {
    track(type, event, event.changedTouches[0])
    const fields = {
      touches: [...event.touches].map(touchPoint),
      changedTouches: [...event.changedTouches].map(touchPoint),
    }
    send(event, type, point(event.changedTouches[0]), fields)
  }
}

function onMouse(type: string) {
  return (event: MouseEvent): void => {
    const { sourceCapabilities } = event as { sourceCapabilities?: { firesTouchEvents: boolean } }
    if (sourceCapabilities?.firesTouchEvents || (type === 'touchmove' && !start)) return
    track(type, event, event)
    const touch = touchPoint(event)
    const fields = { touches: type === 'touchend' ? [] : [touch], changedTouches: [touch] }
    send(event, type, point(event), fields)
  }
}

interface Position {
  clientX: number
  clientY: number
  identifier?: number
}

function touchPoint({ clientX, clientY, identifier = 0 }: Position): object {
  return { identifier, clientX, clientY, pageX: clientX, pageY: clientY }
}

function point(position: Position | undefined): object {
  return { x: position?.clientX ?? 0, y: position?.clientY ?? 0 }
}

function track(type: string, event: Event, position: Position | undefined): void {
  const moved =
    start !== undefined &&
    position !== undefined &&
    Math.hypot(position.clientX - start.x, position.clientY - start.y) > MOVE_LIMIT
  if (type === 'touchstart' && position) {
    longPressed = false
    start = { x: position.clientX, y: position.clientY }
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      longPressed = heard(event, 'longpress')
      send(event, 'longpress', point(position), { touches: [touchPoint(position)] })
    }, LONG_PRESS)
  } else if (type !== 'touchmove' || moved) {
    window.clearTimeout(timer)
    if (type !== 'touchmove') start = undefined
  }
}

function onClick(event: MouseEvent): void {
  if (longPressed) {
    longPressed = false
    return
  }
  const touch = touchPoint(event)
  send(event, 'tap', point(event), { touches: [touch], changedTouches: [touch] })
}

function send(
  event: Event,
  type: string,
  detail: object,
  extraFields: Record<string, unknown>,
  bubbles = true,
): void {
  const node = event.target as Element | null
  // A disabled button swallows what hits it.
  if (type === 'tap' && node?.closest('wx-button[disabled]')) return
  const target = viewElement(node)
  if (!target) return
  const sent = new glassEasel.Event(eventName(type, isAlipay()), detail, {
    originalEvent: event,
    bubbles,
    composed: true,
    capturePhase: true,
    extraFields,
  })
  sent.dispatch(target)
  if (sent.defaultPrevented() && event.cancelable) event.preventDefault()
}

/** The component-tree element a DOM node belongs to. */
export function viewElement(node: Element | null): glassEasel.Element | undefined {
  for (let each = node; each; each = each.parentElement) {
    const owner = (each as unknown as { __wxElement?: glassEasel.Element }).__wxElement
    if (owner) return owner
  }
  return undefined
}

function heard(event: Event, type: string): boolean {
  const name = eventName(type, isAlipay())
  let node: ViewElement | null | undefined = viewElement(event.target as Element)
  while (node) {
    const listeners = (node as unknown as { _$eventTarget?: { listeners: object } })._$eventTarget
    if (listeners && name in listeners.listeners) return true
    node = node.getComposedParent() as ViewElement | null
  }
  return false
}
