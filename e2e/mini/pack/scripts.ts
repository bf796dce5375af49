import type { DistFiles } from './dist-files'
import { withoutExtension } from './dist-files'

/**
 * What the browser has and a phone has not: a script finds `undefined` there, until it defines the
 * name itself. A bundle that reads one of them works in a browser only.
 */
export const ABSENT = [
  'window',
  'self',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'Worker',
  'AbortController',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'Intl',
  'Blob',
  'File',
  'FileReader',
  'FormData',
  'Image',
  'crypto',
  'atob',
  'btoa',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'HTMLElement',
  'Element',
  'Node',
  'Event',
  'CustomEvent',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'getComputedStyle',
  'matchMedia',
] as const

/**
 * JavaScript expression: object of module path to a function around the file, byte for byte. `with`
 * lets a script find by name what another one wrote to `globalThis`, as polyfills do.
 */
export function wrapScripts(dist: DistFiles): string {
  const modules = scriptsOf(dist).map((name) => `${headOf(name)}\n${dist.read(name)}\n}}}`)
  return `{${modules.join(',\n')}}`
}

const scriptsOf = (dist: DistFiles) => dist.names.filter((name) => name.endsWith('.js'))

const headOf = (name: string) =>
  `${JSON.stringify(withoutExtension(name))}:function(scope){with(scope){return function(require,module,exports){`

/** In which line of the packed script each file begins, so that a stack can name files as phones do. */
export function firstLines(packed: string, dist: DistFiles): [line: number, name: string][] {
  let [at, line] = [0, 1]
  return scriptsOf(dist).map((name) => {
    const next = packed.indexOf(headOf(name), at)
    line += packed.slice(at, next).split('\n').length - 1
    at = next
    return [line + 1, name]
  })
}
