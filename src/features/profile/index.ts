export { changeNickName, updateAvatar } from './contract'
export { askAge, followUnread } from './late'
export { stale } from './queries'
