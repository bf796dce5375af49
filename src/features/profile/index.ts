export { changeNickName, updateAvatar } from './contract'
export { askAge, followUnread, withNews } from './late'
export { mayAdminister, stale } from './queries'
