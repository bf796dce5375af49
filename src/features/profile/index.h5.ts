import type { greet as ask, followUnread as follow } from './after-start'
import type { withNews as tell } from './parts/news-rows'

export { changeNickName, updateAvatar } from './contract'
export { mayAdminister, stale } from './queries'

const late = () => import('./after-start')

/** See there. A browser loads it with the first page that may have to ask. */
export const greet: typeof ask = async (...input) => (await late()).greet(...input)

/** A browser sends nothing. */
export const withNews: typeof tell | undefined = undefined

/** See there. Nobody is told of messages before the first page stands. */
export const followUnread: typeof follow = async (...input) => (await late()).followUnread(...input)
