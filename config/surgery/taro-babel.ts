import { type Changes, unusedBabel } from './unused-babel'

/** What passes a request through interceptors. A browser's calls go another way, and nobody makes one of these. */
const CHANGES: Changes = {
  Chain: { without: 'others', members: 'constructor() {}' },
  Link: { without: 'others', members: 'constructor() {}' },
}

/** Takes the chain of interceptors out of Taro's API for H5, which keeps its classes for whoever might ask. */
export const taroBabel = unusedBabel('@tarojs/api', CHANGES)
