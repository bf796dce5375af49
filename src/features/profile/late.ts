/** A mini-program has both in its package. */
export { askAge } from './ask-age'
export { followUnread } from './follow-unread'
export { withNews } from './parts/news-rows'
