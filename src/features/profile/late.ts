/** A mini-program has both in its package. */
export { askAge, followUnread } from './after-start'
export { withNews } from './parts/news-rows'
