export { changeNickName, updateAvatar } from './contract'
