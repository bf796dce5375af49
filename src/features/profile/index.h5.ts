import type { withNews as tell } from './parts/news-rows'

export { changeNickName, savePushAddress, updateAvatar } from './contract'
export { brand, mayAdminister, stale } from './queries'

/** A browser sends nothing. */
export const withNews: typeof tell | undefined = undefined
