import { text, truthy } from '../units'
import { type BuiltinDefinition, mark } from './builtin'
import { view } from './view'

const DEFAULT_THRESHOLD = 50

export const scrollView: BuiltinDefinition = {
  attributes: [
    ...(view.attributes ?? []),
    'scrollX',
    'scrollY',
    'upperThreshold',
    'lowerThreshold',
    'scrollTop',
    'scrollLeft',
    'scrollIntoView',
    'scrollWithAnimation',
    'refresherEnabled',
    'refresherTriggered',
    'enableFlex',
  ],
  setup(part) {
    view.setup?.(part)
    let last = { top: 0, left: 0 }
    const near = { upper: true, lower: false }
    part.watch('scrollX', (value) => mark(part.element(), 'data-scroll-x', truthy(value)))
    part.watch('scrollY', (value) => mark(part.element(), 'data-scroll-y', truthy(value)))
    const move = (to: ScrollToOptions): void => {
      const smooth = truthy(part.data.scrollWithAnimation)
      part.element().scrollTo({ ...to, behavior: smooth ? 'smooth' : 'instant' })
    }
    part.watch('scrollTop', (value) => {
      if (value !== null && value !== '') move({ top: Number(value) })
    })
    part.watch('scrollLeft', (value) => {
      if (value !== null && value !== '') move({ left: Number(value) })
    })
    part.watch('scrollIntoView', (value) => {
      const id = text(value)
      if (!id) return
      // The element may be drawn by the same setData.
      requestAnimationFrame(() => {
        const box: HTMLElement | null = part.element()
        // It may be gone by then.
        const target = box?.querySelector(`[id="${CSS.escape(id)}"]`)
        if (!target) return
        const from = box.getBoundingClientRect()
        const to = target.getBoundingClientRect()
        move({ top: box.scrollTop + to.top - from.top, left: box.scrollLeft + to.left - from.left })
      })
    })
    part.attached(() => {
      const box = part.element()
      box.addEventListener('scroll', () => {
        const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = box
        part.emit('scroll', {
          scrollTop,
          scrollLeft,
          scrollHeight,
          scrollWidth,
          deltaX: last.left - scrollLeft,
          deltaY: last.top - scrollTop,
        })
        const vertical = truthy(part.data.scrollY)
        const before = vertical ? scrollTop : scrollLeft
        const after = vertical
          ? scrollHeight - clientHeight - scrollTop
          : scrollWidth - clientWidth - scrollLeft
        const upper = before <= Number(part.data.upperThreshold ?? DEFAULT_THRESHOLD)
        const lower = after <= Number(part.data.lowerThreshold ?? DEFAULT_THRESHOLD)
        const sides = vertical ? ['top', 'bottom'] : ['left', 'right']
        if (upper && !near.upper) part.emit('scrolltoupper', { direction: sides[0] })
        if (lower && !near.lower) part.emit('scrolltolower', { direction: sides[1] })
        Object.assign(near, { upper, lower })
        last = { top: scrollTop, left: scrollLeft }
      })
    })
  },
}
