/** What runs in the page that is photographed. Each function stands alone: the browser gets its text. */
import type { Edge } from './gutters'
import type { Shift } from './shifts'

/** Notes what moves by itself, in each document from its beginning. */
export function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly {
      readonly node?: Node
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  const shifts: Shift[] = []
  Object.assign(window, { __shifts: shifts })
  const areaOf = ({ width, height }: DOMRectReadOnly) => width * height
  const nameOf = (node: Node | undefined) => {
    const one = node instanceof Element ? node : node?.parentElement
    if (!one) return 'something that is gone'
    const text = (one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)
    return `${[one.tagName.toLowerCase(), ...one.classList].join('.')} ${text}`.trim()
  }
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      const [most] = [...entry.sources].sort(
        (left, right) =>
          Math.max(areaOf(right.previousRect), areaOf(right.currentRect)) -
          Math.max(areaOf(left.previousRect), areaOf(left.currentRect)),
      )
      shifts.push({ value: entry.value, at: entry.startTime, name: nameOf(most?.node) })
    }
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved since the document began. */
export const shiftsSoFar = (): readonly Shift[] =>
  (window as unknown as { readonly __shifts?: readonly Shift[] }).__shifts ?? []

/** Where the cards of the page in front begin, and the words and pictures that are in none. */
export function edgesInSight(): { readonly width: number; readonly edges: readonly Edge[] } {
  const THIN = 3
  const FADED = 0.05
  const page = [...document.querySelectorAll<HTMLElement>('.tp-page')].find(
    (one) => one.offsetWidth > 0 && !one.closest('[inert]'),
  )
  if (!page) return { width: 0, edges: [] }
  const column = page.getBoundingClientRect()
  const edges: Edge[] = []
  const add = (kind: Edge['kind'], one: Element, box: DOMRect) => {
    const text = (one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)
    edges.push({
      kind,
      name: `${kind} .${[...one.classList].join('.')} ${text}`.trim(),
      left: box.left - column.left,
      right: box.right - column.left,
      top: box.top,
      bottom: box.bottom,
    })
  }
  const opacityOf = (colour: string) => {
    const [, parts = ''] = /^rgba?\((.*)\)$/.exec(colour) ?? []
    const [, , , alpha = '1'] = parts.split(/[ ,/]+/)
    return colour === 'transparent' ? 0 : Number(alpha)
  }
  // What moves with neither its page nor its row, and bars whose words stand in the middle of a tab.
  const APART = '[inert], [role=dialog], [role=tablist], header, nav, script, style'
  const PICTURE = 'img, svg, canvas, video, iframe, input, textarea, select'

  const visit = (one: Element, ground: string): void => {
    const style = getComputedStyle(one)
    if (one.matches(APART) || style.position === 'fixed' || style.position === 'absolute') return
    // It has no box, but what is in it has.
    const isContents = style.display === 'contents'
    const isSeen = one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    const box = one.getBoundingClientRect()
    if (!isContents && (!isSeen || box.width < THIN || box.height < THIN)) return
    const isAcross = box.left <= column.left + 1 && box.right >= column.right - 1
    if (one.matches(PICTURE)) {
      if (!isAcross) add('picture', one, box)
      return
    }
    const fill = style.backgroundColor
    const isFilled = opacityOf(fill) > FADED && fill !== ground
    const isFramed =
      (Number.parseFloat(style.borderLeftWidth) > 0 && opacityOf(style.borderLeftColor) > FADED) ||
      style.boxShadow !== 'none' ||
      style.backgroundImage !== 'none'
    if (!isContents && !isAcross && (isFilled || isFramed)) {
      add('card', one, box)
      return
    }
    // A button without a ground is hung by its sign, not by its box.
    if (one.matches('button, [role=button]') && !isAcross) return
    for (const node of one.childNodes) {
      if (node instanceof Element) visit(node, isFilled ? fill : ground)
      else if (node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '') {
        if (!['start', 'left', 'justify'].includes(style.textAlign)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        add('text', one, range.getBoundingClientRect())
      }
    }
  }
  visit(page, getComputedStyle(page).backgroundColor)
  return { width: column.width, edges }
}

/** How high the page in front is, px. */
export const heightOfPage = (): number =>
  Math.max(
    ...[document.documentElement, ...document.querySelectorAll('.taro_page')]
      .filter((one) => one.clientWidth > 0)
      .map((one) => one.scrollHeight),
  )

export function scrollToTop(): void {
  for (const one of [document.scrollingElement, ...document.querySelectorAll('.taro_page')])
    one?.scrollTo(0, 0)
}

/** Whether every picture in sight has come, or will not. */
export const hasPictures = (): boolean =>
  [...document.images].every((one) => one.complete || one.loading === 'lazy')
