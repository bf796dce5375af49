export { changeNickName, updateAvatar } from './contract'
export { stale } from './queries'
