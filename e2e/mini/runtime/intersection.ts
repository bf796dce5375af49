import { isAlipay } from './boot'
import { mention, note } from './limits/breach'
import { topPage } from './pages'
import { pageOf, selectIn } from './query'
import { theShell } from './shell/layout'

interface Options {
  thresholds?: number[]
  initialRatio?: number
  observeAll?: boolean
  /** Alipay's name. */
  selectAll?: boolean
}

type Margins = Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>
type Listener = (entry: object) => void

/**
 * `createIntersectionObserver`, on the browser's own. WeChat's belongs to the component it was made for:
 * it looks in that one's template, on its page, whichever page is in front.
 */
export class MiniIntersectionObserver {
  private observer: IntersectionObserver | undefined
  private reference: string | undefined
  private margins: Margins = {}

  constructor(
    private readonly options: Options = {},
    private readonly owner?: unknown,
  ) {
    if (!isAlipay() && !owner) note('observer-owner', 'made without a component')
  }

  relativeTo(selector: string, margins: Margins = {}): this {
    this.reference = selector
    this.margins = margins
    return this
  }

  relativeToViewport(margins: Margins = {}): this {
    this.reference = undefined
    this.margins = margins
    return this
  }

  observe(selector: string, listener: Listener): void {
    const page = pageOf(this.owner) ?? topPage().element
    const { top = 0, right = 0, bottom = 0, left = 0 } = this.margins
    const root = this.reference ? selectIn(page, this.reference, this.owner)[0] : page
    const all = this.options.observeAll ?? this.options.selectAll
    const initial = this.options.initialRatio ?? 0
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, ...entry } of entries.map(copyEntry)) {
          // The hosts speak up first when the ratio is not the expected one.
          const first = !seen.has(target)
          seen.add(target)
          if (!first || entry.intersectionRatio !== initial) listener({ id: target.id, ...entry })
        }
      },
      {
        root: root ?? null,
        threshold: this.options.thresholds ?? [0],
        rootMargin: `${top}px ${right}px ${bottom}px ${left}px`,
      },
    )
    this.observer?.disconnect()
    this.observer = observer
    const found = selectIn(page, selector, this.owner)
    if (found.length === 0)
      mention('observer', `node ${selector} is not found on ${page.dataset.path}`)
    for (const element of all ? found : found.slice(0, 1)) observer.observe(element)
  }

  disconnect(): void {
    this.observer?.disconnect()
  }
}

function copyEntry(entry: IntersectionObserverEntry) {
  return {
    target: entry.target,
    intersectionRatio: entry.intersectionRatio,
    intersectionRect: relative(entry.intersectionRect),
    boundingClientRect: relative(entry.boundingClientRect),
    relativeRect: relative(entry.rootBounds ?? new DOMRect()),
    time: Date.now(),
  }
}

function relative({ left, top, width, height }: DOMRectReadOnly): object {
  const origin = theShell().screen.getBoundingClientRect()
  const x = left - origin.left
  const y = top - origin.top
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}
