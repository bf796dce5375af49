import { unusedBabel } from './unused-babel'

const NOTHING = { without: 'others', members: 'constructor() {}' } as const

/**
 * What passes a request through interceptors, by the file of `@tarojs/api` a browser gets it from. A browser's calls
 * go another way, and nobody makes one of these; the classes stay for whoever might ask.
 */
export const taroBabel = [
  ['chain', unusedBabel('@tarojs/api', { Chain: NOTHING })],
  ['index', unusedBabel('@tarojs/api', { Link: NOTHING })],
] as const
