import type { DistFiles } from './dist-files'
import { withoutExtension } from './dist-files'

/**
 * Names a script of a mini-program finds in its scope. Those the runtime has no value for are
 * `undefined` there, which is the point for the browser's own: a phone has no `document`, `URL`
 * or `fetch`, and a bundle that reads them works in a browser only.
 */
export const SCOPE = [
  'require',
  'module',
  'exports',
  'wx',
  'my',
  'App',
  'Page',
  'Component',
  'Behavior',
  'getApp',
  'getCurrentPages',
  'global',
  'globalThis',
  'Function',
  'navigator',
  // Absent on a phone:
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

/** JavaScript expression: object of module path to a function around the file, byte for byte. */
export function wrapScripts(dist: DistFiles): string {
  const modules = dist.names
    .filter((name) => name.endsWith('.js'))
    .map(
      (name) =>
        `${JSON.stringify(withoutExtension(name))}:function(${SCOPE.join(',')}){\n${dist.read(name)}\n}`,
    )
  return `{${modules.join(',\n')}}`
}
