export { changeNickName, savePushAddress, updateAvatar } from './contract'
export { withNews } from './parts/news-rows'
export { brand, mayAdminister, stale } from './queries'
