import Taro from '@tarojs/taro'

/** Host address with query of the page below the shown one. */
export const previousUrl = (): string | undefined => pageUrl(2)

/** Host address with query of a page, counted from the top of the stack; Taro keeps its options undecoded. */
export function pageUrl(fromTop: number): string | undefined {
  const pages = Taro.getCurrentPages()
  const found = pages[pages.length - fromTop]
  if (!found) return undefined
  return toUrl(String(found.route ?? ''), found.options)
}

/** An address from what a host says of a page. */
export function toUrl(route: string, options: Record<string, unknown> = {}): string {
  const pairs = Object.entries(options)
    .filter(([name]) => !OWN_PARAMETERS.includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(decode(String(value)))}`)
  const path = `/${route.split('?')[0]?.replace(/^\//, '')}`
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Parameters Taro adds to every page. */
export const OWN_PARAMETERS: readonly string[] = ['$taroTimestamp', 'stamp']

/** Hosts differ in whether they decode; a malformed escape stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Host address with query of the shown page. */
export const currentUrl = (): string | undefined => pageUrl(1)
