import Taro from '@tarojs/taro'

/** Host address with query of the page below the shown one; Taro keeps its options undecoded. */
export function previousUrl(): string | undefined {
  const pages = Taro.getCurrentPages()
  const below = pages[pages.length - 2]
  if (!below) return undefined
  const options: Record<string, unknown> = below.options ?? {}
  const pairs = Object.entries(options)
    .filter(([name]) => !OWN_PARAMETERS.includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(decode(String(value)))}`)
  const path = `/${String(below.route ?? '')
    .split('?')[0]
    ?.replace(/^\//, '')}`
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
