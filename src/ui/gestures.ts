import { SHEET_TIME } from './style'

/** A finger that lets go here, or would have come here by its speed, closes the panel: px. */
const ENOUGH = 100
/** How far ahead its speed counts, and how long it has to rest before it has none, ms. */
const AHEAD = 150
const REST = 100
/** A panel is moved once in this time, ms: each time is a call to the view of a mini-program. */
const FRAME = 16

/** How a finger pulls a panel down. */
export class Pull {
  private y: number
  private speed = 0
  private moved = Date.now()
  private drawn = 0

  constructor(private readonly from: number) {
    this.y = from
  }

  /** How far down the panel is to be drawn; undefined when it was drawn just now. */
  move(y: number): number | undefined {
    const now = Date.now()
    this.speed = (y - this.y) / Math.max(1, now - this.moved)
    this.y = y
    this.moved = now
    if (now - this.drawn < FRAME) return undefined
    this.drawn = now
    return Math.max(0, Math.round(y - this.from))
  }

  /** Whether a finger that lets go now has closed it. */
  isEnough(): boolean {
    const way = this.y - this.from
    const ahead = Date.now() - this.moved < REST ? this.speed * AHEAD : 0
    return way > 0 && way + ahead > ENOUGH
  }
}

/** What does something else with a finger. */
const TAKEN = '.tp-wheel, .tp-map, .tp-hand, input, textarea'
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

/**
 * The panel follows one finger that goes down, and asks to close as its mask does, or goes back, when that lets go.
 * By hand, since what React listens with cannot stop a scroll.
 */
function pullDown(panel: HTMLElement, tick: () => void): void {
  let from: { readonly x: number; readonly y: number } | undefined
  let pull: Pull | undefined
  const { style } = panel
  const goBack = () => {
    style.transform = ''
  }
  const close = () => {
    style.transform = 'translateY(100%)'
    if (panel.previousElementSibling instanceof HTMLElement) panel.previousElementSibling.click()
    setTimeout(() => (panel.closest('.tp-overlay--out') ? tick() : goBack()))
    // Opened again while it leaves, it stays.
    setTimeout(goBack, SHEET_TIME)
  }
  const end = (isLost: boolean) => () => {
    const isClosed = !isLost && pull?.isEnough()
    from = undefined
    if (!pull) return
    pull = undefined
    style.transition = 'transform var(--sheet-time) var(--ease)'
    if (isClosed) close()
    else goBack()
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
    if (!pull) {
      if (Math.max(Math.abs(down), aside) < SLOP) return
      if (down <= aside) {
        from = undefined
        return
      }
      pull = new Pull(from.y)
      // An animation that is over would still say where it stands.
      style.animation = 'none'
      style.transition = 'none'
    }
    if (event.cancelable) event.preventDefault()
    const way = pull.move(touch.clientY)
    if (way !== undefined) style.transform = `translateY(${way}px)`
  }
  panel.addEventListener('touchstart', start, { passive: true })
  panel.addEventListener('touchmove', move, { passive: false })
  panel.addEventListener('touchend', end(false))
  panel.addEventListener('touchcancel', end(true))
}

/** Browsers: every sheet that opens from now on can be pulled down. None of them knows, so that none is larger. */
export function watchSheets(tick: () => void): void {
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of Array.from(addedNodes)) {
        const panel =
          node instanceof Element && node.querySelector('.tp-overlay--bottom > .tp-overlay__panel')
        if (panel instanceof HTMLElement) pullDown(panel, tick)
      }
  })
  watch.observe(document.body, { childList: true })
}
