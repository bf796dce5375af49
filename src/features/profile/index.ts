/** A mini-program has these in its package. */
export { followUnread, greet } from './after-start'
export { changeNickName, updateAvatar } from './contract'
export { withNews } from './parts/news-rows'
export { mayAdminister, stale } from './queries'
