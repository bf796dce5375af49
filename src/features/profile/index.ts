export { changeNickName, updateAvatar } from './contract'
export { askAge, createNews, followUnread } from './late'
export { mayAdminister, stale } from './queries'
