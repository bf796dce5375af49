import type { askAge as ask, followUnread as follow } from './after-start'
import type { withNews as tell } from './parts/news-rows'

/** See there. A browser loads it with the first page that may have to ask. */
export const askAge: typeof ask = async (...input) =>
  (await import('./after-start')).askAge(...input)

/** A browser sends nothing. */
export const withNews: typeof tell | undefined = undefined

/** See there. Nobody is told of messages before the first page stands. */
export const followUnread: typeof follow = async (...input) =>
  (await import('./after-start')).followUnread(...input)
