export { choosePicture } from './avatar'
export { changeNickName, updateAvatar } from './contract'
