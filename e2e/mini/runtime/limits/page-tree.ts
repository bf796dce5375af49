import { note } from './breach'

const NODES = 1000
const DEPTH = 30
const CHILDREN = 60

/** Looks at what a page has in its view: WeChat's audit counts the nodes of its templates. */
export function lookAtTree(path: string, page: HTMLElement): void {
  let nodes = 0
  let deepest = 0
  let widest = 0
  /** What a template wrote: the elements within a built-in are its own. */
  const isNode = (element: Element) => element.tagName.startsWith('WX-') && element !== page
  const visit = (element: Element, depth: number): void => {
    const children = [...element.children]
    const level = isNode(element) ? depth + 1 : depth
    if (isNode(element)) nodes += 1
    deepest = Math.max(deepest, level)
    widest = Math.max(widest, children.filter(isNode).length)
    for (const child of children) visit(child, level)
  }
  visit(page, 0)
  if (nodes >= NODES) note('page-nodes', `${nodes} on ${path}`)
  if (deepest >= DEPTH) note('page-depth', `${deepest} on ${path}`)
  if (widest > CHILDREN) note('page-children', `${widest} on ${path}`)
}
