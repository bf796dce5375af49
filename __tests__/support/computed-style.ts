/**
 * What jsdom reads from its own style sheet with every question whether something is seen costs a seventh of
 * all tests of the client. Their pages have no style sheets, so that what an element is comes from its name,
 * its attributes and the styles it bears.
 */
const KINDS = ['hidden', 'open', 'type', 'controls'] as const

/** Answers `display` and `visibility` of that window without looking at its rules, all else as it did. */
export function readStylesPlainly(view: Window & typeof globalThis): void {
  const read = view.getComputedStyle.bind(view)
  const displays = new Map<string, string>()

  function displayOf(element: Element): string {
    const own = (element as HTMLElement).style?.display
    if (own) return own
    const kind = [
      element.localName,
      ...KINDS.map((name) => String(element.getAttribute(name))),
    ].join(' ')
    const known = displays.get(kind) ?? read(element).display
    displays.set(kind, known)
    return known
  }
  function visibilityOf(element: Element | null): string {
    if (element === null) return 'visible'
    const own = (element as HTMLElement).style?.visibility
    return own && own !== 'inherit' ? own : visibilityOf(element.parentElement)
  }
  function plainValue(element: Element, name: string): string | undefined {
    if (name === 'display') return displayOf(element)
    return name === 'visibility' ? visibilityOf(element) : undefined
  }

  view.getComputedStyle = (element, pseudo) => {
    if (pseudo || view.document.styleSheets.length > 0) return read(element, pseudo)
    let whole: CSSStyleDeclaration | undefined
    const rest = () => {
      whole ??= read(element)
      return whole
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) =>
            plainValue(element, property) ?? rest().getPropertyValue(property)
        return plainValue(element, String(name)) ?? Reflect.get(rest(), name)
      },
      has: (_, name) => name in rest(),
    })
  }
}
