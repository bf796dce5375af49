export { changeNickName, updateAvatar } from './contract'
export { askAge, followUnread } from './late'
export { mayAdminister, stale } from './queries'
