import { setHistory } from '@tarojs/router/dist/history'
import { RouterConfig } from '@tarojs/router/dist/router/index'
import stacks from '@tarojs/router/dist/router/stack'
import type { SpaRouterConfig } from '@tarojs/router/types/router'
import {
  type AppInstance,
  addLeadingSlash,
  Current,
  eventCenter,
  safeExecute,
} from '@tarojs/runtime'
import { recoverable } from './chunks'
import { Curtain } from './curtain'
import { type Move, PageStack } from './page-stack'
import { waiting } from './ready'
import { queryOf, TaroStage } from './taro-stage'

declare let __webpack_chunk_load__: Parameters<typeof recoverable>[0] | undefined
if (typeof __webpack_chunk_load__ === 'function')
  __webpack_chunk_load__ = recoverable(__webpack_chunk_load__)

/**
 * Reading the path of an address throws at a malformed escape, which leaves a blank page. Such a path is
 * made readable before anybody reads it, and is then a page that does not exist.
 */
function mendAddress(): void {
  const address = window.location.hash.slice(1)
  const [path = ''] = address.split('?')
  try {
    decodeURI(path)
  } catch {
    const mended = path.replace(/%/g, '%25') + address.slice(path.length)
    window.history.replaceState(window.history.state, '', `#${mended}`)
  }
}

// Before the history listens.
mendAddress()
window.addEventListener('popstate', mendAddress)

type BrowserHistory = Parameters<typeof setHistory>[0]

/**
 * In place of the router of Taro: that one draws every page when it arrives, whatever was opened since, and
 * nothing when it does not (decision 0024). Called once, by the entry.
 *
 * @returns a function that stops listening to the history.
 */
export function createRouter(
  history: BrowserHistory,
  app: AppInstance,
  config: SpaRouterConfig,
): () => void {
  RouterConfig.config = config
  setHistory(history)
  const { onError, onUnhandledRejection } = app
  if (onUnhandledRejection) window.addEventListener('unhandledrejection', onUnhandledRejection)
  if (onError) window.addEventListener('error', ({ message }) => onError.call(app, message))
  const first = document.querySelector('.sk')
  const retry = () => (stack.trouble === 'gone' ? window.location.reload() : stack.retry())
  const curtain = new Curtain({ retry, back })
  const stage: TaroStage = new TaroStage(config, curtain, {
    isCovered: () => stack.isCovered,
    onNeeds: () => stack.refresh(),
  })
  const stack = new PageStack(stage, first !== null)
  const home = addLeadingSlash(config.entryPagePath)
  const { pathname, search } = history.location
  const isHome = pathname === '/'
  const launched = {
    path: isHome ? home : pathname,
    query: { ...queryOf(search), stamp: stage.stamp },
    scene: 0,
    shareTicket: '',
    referrerInfo: {},
  }

  function back(): void {
    const { wayBack } = stack
    if (wayBack) history.go(wayBack)
    else history.replace(home)
  }

  function go(move: Move): void {
    const { key, pathname, search } = history.location
    const { method } = stacks
    stacks.method = ''
    stacks.backDelta = 0
    const { state } = window.history
    const isOurs = typeof state?.key === 'string' || typeof state?.idx === 'number'
    const isCounted = Number.isFinite(state?.idx)
    const next = isOurs && move === 'REPLACE' ? last.index : last.index + 1
    const path = decodeURI(pathname)
    const place = { key, index: isCounted ? state.idx : next, path, url: path + search }
    // Typed, or an ordinary link: a new entry without a mark. The history cannot count on from there.
    if (!isOurs) place.key = `typed-${Date.now()}-${place.index}`
    if (!isCounted) {
      const usr = state?.usr ?? null
      window.history.replaceState({ usr, key: place.key, idx: place.index }, '')
    }
    last.index = place.index
    stack.go(place, isOurs ? move : 'PUSH', method === 'reLaunch')
  }
  const last = { index: -1 }

  /** The network may be there again. */
  function goOn(): void {
    if (stack.trouble && stack.trouble !== 'gone' && navigator.onLine) stack.retry()
  }

  eventCenter.trigger('__taroRouterLaunch', launched)
  app.onLaunch?.(launched)
  first?.remove()
  if (isHome) history.replace(home + search)
  go('PUSH')
  app.onShow?.(launched)

  waiting.isWaiting = () => stack.isWaiting
  waiting.refresh = () => stack.refresh()
  waiting.load = (path) => stage.load({ path })
  window.addEventListener('online', goOn)
  document.addEventListener('visibilitychange', () => {
    const path = Current.page?.path?.split('?')[0] ?? ''
    const shown = { ...launched, path }
    if (document.visibilityState === 'visible') {
      goOn()
      app.onShow?.(shown)
      Current.page?.onShow?.()
    } else {
      if (Current.page?.path) safeExecute(Current.page.path, 'onHide')
      app.onHide?.(shown)
    }
  })
  return history.listen(({ action }) => go(action as Move))
}
