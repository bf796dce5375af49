import { truthy } from '../units'
import type { BuiltinDefinition } from './builtin'
import { view } from './view'

/** A drag this far, in pixels, turns the page. */
const DRAG = 40

export const swiper: BuiltinDefinition = {
  attributes: [
    ...(view.attributes ?? []),
    'current',
    'circular',
    'vertical',
    'autoplay',
    'interval',
    'duration',
    'indicatorDots',
    'indicatorColor',
    'indicatorActiveColor',
  ],
  setup(part) {
    view.setup?.(part)
    let current = 0
    const items = (): HTMLElement[] =>
      [...part.element().querySelectorAll<HTMLElement>('wx-swiper-item')].filter(
        (item) => item.closest('wx-swiper') === part.element(),
      )
    const draw = (): void => {
      const axis = truthy(part.data.vertical) ? 'Y' : 'X'
      items().forEach((item, index) => {
        item.style.transform = `translate${axis}(${(index - current) * 100}%)`
        item.setAttribute('aria-hidden', String(index !== current))
      })
      drawDots(part.element(), truthy(part.data.indicatorDots) ? items().length : 0, current)
    }
    const go = (index: number, source: 'touch' | ''): void => {
      const count = items().length
      if (count === 0) return
      const wrapped = truthy(part.data.circular) ? (index + count) % count : index
      const next = Math.max(0, Math.min(wrapped, count - 1))
      if (next === current) return
      current = next
      draw()
      part.emit('change', { current, currentItemId: '', source })
      part.emit('animationfinish', { current, currentItemId: '', source })
    }
    part.watch('current', (value) => {
      const index = Number(value ?? 0)
      if (items().length > index) go(index, '')
      else current = index
    })
    part.watch('vertical', draw)
    part.attached(() => {
      const box = part.element()
      new MutationObserver(draw).observe(box, { childList: true, subtree: true })
      onDrag(box, (dx, dy) => {
        const distance = truthy(part.data.vertical) ? dy : dx
        if (Math.abs(distance) > DRAG) go(current + (distance < 0 ? 1 : -1), 'touch')
      })
      draw()
    })
  },
}

export const swiperItem: BuiltinDefinition = {
  attributes: [...(view.attributes ?? []), 'itemId'],
  setup(part) {
    view.setup?.(part)
  },
}

function drawDots(box: HTMLElement, count: number, current: number): void {
  const known = [...box.children].find((each) => each.className === 'mini-dots')
  if (count === 0 && !known) return
  const dots = known ?? document.createElement('div')
  dots.className = 'mini-dots'
  const wanted = Array.from({ length: count }, (_, index) =>
    index === current ? '<i class="is-on"></i>' : '<i></i>',
  ).join('')
  // Writing the same again would wake the observer that called this, for ever.
  if (dots.innerHTML !== wanted) dots.innerHTML = wanted
  if (!known) box.append(dots)
}

function onDrag(box: HTMLElement, done: (dx: number, dy: number) => void): void {
  let from: PointerEvent | undefined
  box.style.touchAction = 'pan-y'
  box.addEventListener('pointerdown', (event) => {
    from = event
  })
  box.addEventListener('pointerup', (event) => {
    if (from) done(event.clientX - from.clientX, event.clientY - from.clientY)
    from = undefined
  })
  box.addEventListener('pointercancel', () => {
    from = undefined
  })
}
