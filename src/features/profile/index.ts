export { changeNickName, updateAvatar } from './contract'
export { followUnread, greet, withNews } from './late'
export { mayAdminister, stale } from './queries'
