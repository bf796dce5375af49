/** A mini-program has both in its package. */
export { followUnread, greet } from './after-start'
export { withNews } from './parts/news-rows'
