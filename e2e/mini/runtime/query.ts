import { isAlipay } from './boot'
import { viewElement } from './gestures'
import { pageStack, topPage } from './pages'
import { theShell } from './shell/layout'
import { componentOf, hostOf, writtenIn } from './tree'

interface Fields {
  id?: boolean
  dataset?: boolean
  rect?: boolean
  size?: boolean
  scrollOffset?: boolean
  node?: boolean
  properties?: string[]
  computedStyle?: string[]
}

type Callback = (result: unknown) => void
type Job = { find(): Element | Element[] | null; fields: Fields; done?: Callback }

/** The element of the open page a page or component of the bundle belongs to. */
export function pageOf(owner: unknown): HTMLElement | undefined {
  const host = hostOf(owner)
  if (!host) return undefined
  return pageStack().find(({ instance }) => hostOf(instance) === host)?.element
}

/**
 * What a selector finds on a page. WeChat looks in the template of the owner alone, not inside the
 * components used there, unless the selector says `>>>`.
 */
export function selectIn(page: HTMLElement, selector: string, owner: unknown): Element[] {
  const found = [...page.querySelectorAll(selector.replaceAll('>>>', ' '))]
  const component = componentOf(owner)
  if (isAlipay() || !component || selector.includes('>>>')) return found
  return found.filter((element) => {
    const node = viewElement(element)
    return node !== undefined && writtenIn(node) === component
  })
}

/** `createSelectorQuery`: measures elements of a page, the visible one if not told another. */
export class SelectorQuery {
  private jobs: Job[] = []
  private owner: unknown

  select(selector: string): NodeRef {
    return this.ref(() => this.find(selector)[0] ?? null)
  }

  selectAll(selector: string): NodeRef {
    return this.ref(() => this.find(selector))
  }

  selectViewport(): NodeRef {
    return this.ref(() => this.page())
  }

  in(owner: unknown): this {
    this.owner = owner
    return this
  }

  exec(callback?: Callback): this {
    const jobs = this.jobs
    this.jobs = []
    requestAnimationFrame(() => {
      const results = jobs.map((job) => {
        const result = answer(job)
        job.done?.(result)
        return result
      })
      callback?.(results)
    })
    return this
  }

  private page(): HTMLElement {
    return pageOf(this.owner) ?? topPage().element
  }

  private find(selector: string): Element[] {
    return selectIn(this.page(), selector, this.owner ?? topPage().instance)
  }

  private ref(find: Job['find']): NodeRef {
    return new NodeRef((fields, done) => {
      this.jobs.push({ find, fields, done })
      return this
    })
  }
}

/** One selection of a query; each method asks for something and returns the query. */
class NodeRef {
  constructor(private readonly add: (fields: Fields, done?: Callback) => SelectorQuery) {}

  fields(fields: Fields, done?: Callback): SelectorQuery {
    return this.add(fields, done)
  }

  boundingClientRect(done?: Callback): SelectorQuery {
    return this.add({ id: true, dataset: true, rect: true, size: true }, done)
  }

  scrollOffset(done?: Callback): SelectorQuery {
    return this.add({ id: true, dataset: true, scrollOffset: true }, done)
  }

  node(done?: Callback): SelectorQuery {
    return this.add({ node: true }, done)
  }

  context(done?: Callback): SelectorQuery {
    return this.add({}, done)
  }
}

function answer({ find, fields }: Job): unknown {
  const found = find()
  if (found === null) return null
  return Array.isArray(found)
    ? found.map((element) => measureElement(element, fields))
    : measureElement(found, fields)
}

function measureElement(element: Element, fields: Fields): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  const origin = theShell().screen.getBoundingClientRect()
  const rect = element.getBoundingClientRect()
  const view = viewElement(element)
  if (fields.id) result.id = element.id
  if (fields.dataset) result.dataset = view?.dataset ?? {}
  if (fields.rect) {
    Object.assign(result, {
      left: rect.left - origin.left,
      right: rect.right - origin.left,
      top: rect.top - origin.top,
      bottom: rect.bottom - origin.top,
    })
  }
  if (fields.size) Object.assign(result, { width: rect.width, height: rect.height })
  if (fields.scrollOffset) {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element
    Object.assign(result, { scrollLeft, scrollTop, scrollWidth, scrollHeight })
  }
  const data = (view as { data?: Record<string, unknown> } | undefined)?.data
  for (const name of fields.properties ?? []) result[name] = data?.[name]
  const style = getComputedStyle(element)
  for (const name of fields.computedStyle ?? []) result[name] = style.getPropertyValue(name)
  return result
}
