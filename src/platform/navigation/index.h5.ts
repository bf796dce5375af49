import Taro from '@tarojs/taro'
import type { CodeAhead, HostNavigation } from '../../shared/host-port'
import { ahead } from '../browser/chunks'
import { beforeCode, waiting } from '../browser/ready'
import { layers } from '../page/layer-history'
import { previousUrl } from './stack'

/** What lies over the page goes first, with its entries in the browser's history: the router goes on from its own. */
async function leave(go: () => Promise<unknown>): Promise<void> {
  const cleared = layers.clear()
  if (cleared) await cleared
  await go()
}

/** Who has looked at the first page for so long without touching it may be about to, ms. */
const LONG = 6000
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

/** The start is over: somebody has begun to use the page, or could have. */
const begun = new Promise<void>((resolve) => {
  const options = { capture: true, once: true, passive: true }
  for (const touch of TOUCHES) window.addEventListener(touch, () => resolve(), options)
  setTimeout(resolve, LONG)
})

/** Nothing is had ahead by who saves data, or has no network. */
const mayAsk = ({ onLine, connection }: Navigator & { connection?: { saveData?: boolean } }) =>
  onLine && !connection?.saveData

declare global {
  interface Window {
    /** Of index.html: has on its way what draws the definition of this key, if it knows that. */
    __taproomAhead?: (key: string) => void
  }
}

const AHEAD: CodeAhead = {
  calm: () => begun,
  page(path, key) {
    window.__taproomAhead?.(key)
    return ahead(() => waiting.load(path))
  },
  part: ahead,
}

function hashPath(): string {
  return window.location.hash.slice(1).split('?')[0] || '/'
}

/** In the browser the public path is the address itself. */
export const hostNavigation: HostNavigation = {
  // What was opened and never drawn is nothing to come back to.
  navigateTo: (url) =>
    leave(() => (waiting.isWaiting() ? Taro.redirectTo({ url }) : Taro.navigateTo({ url }))),
  redirectTo: (url) => leave(() => Taro.redirectTo({ url })),
  switchTab: (url) => leave(() => Taro.switchTab({ url })),
  back: () => leave(() => Taro.navigateBack()),
  previousUrl,
  depth: () => Taro.getCurrentPages().length,
  currentPath: hashPath,
  // The router itself shows a page for these (src/platform/browser/router.ts).
  onUnknownPage: () => {},
  describePages: beforeCode,
  get ahead() {
    return mayAsk(navigator) ? AHEAD : undefined
  },
  toHostPath: (publicPath) => publicPath,
}
