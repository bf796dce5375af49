import { setNetwork } from './apis/network-status'
import { boot, isAlipay, pkg, sheetOf } from './boot'
import { failNext, scanNext, subscribeNext } from './bridge'
import { loadApp, prepareEngine, registerPackage, registrars, theApp } from './code'
import { defineBuiltins } from './components'
import { errors, guarded, onFailure, watchWindow } from './errors'
import { watchGestures } from './gestures'
import { myApi } from './hosts/my'
import { wxApi } from './hosts/wx'
import { background, callApp, foreground, launch, setTheme } from './lifecycle'
import { findings, note, type RuleName } from './limits/breach'
import { lookAtTree } from './limits/page-tree'
import { watchTaps } from './limits/taps'
import { usage } from './limits/usage'
import { callPage, livePages, navigateBack, pageStack, switchTab, topPage } from './pages'
import { privacyNeeded } from './privacy'
import { pullDown } from './pull-down'
import { fillScope } from './scope'
import { setDataLog, watchSetData } from './set-data-log'
import { shareFrom } from './share'
import { drawShell } from './shell/layout'
import { drawnTitle } from './shell/navigation-bar'
import { createTabBar } from './shell/tab-bar'
import { nameStacks } from './stacks'
import { restoreStorage, snapshotStorage } from './storage'
import { offerUpdate } from './update'

watchWindow()
nameStacks()

/** Starts the packed app. The page's script calls it once everything is loaded. */
function start(): void {
  document.body.classList.toggle('is-alipay', isAlipay())
  restoreStorage(boot().storage)
  drawShell()
  createTabBar((path, index, text) => {
    guarded('switchTab', () => switchTab(`/${path}`))
    callPage(topPage(), 'onTabItemTap', { index, pagePath: path, text })
  })
  addSharedStyles()
  prepareEngine()
  watchSetData(livePages)
  watchTaps()
  watchGestures()
  defineBuiltins()
  registerPackage()
  fillScope(isAlipay() ? myApi() : wxApi(), {
    ...registrars,
    getApp: theApp,
    getCurrentPages: () => pageStack().map((page) => page.instance),
  })
  onFailure('error', (message) => callApp('onError', message))
  onFailure('rejection', (event) => callApp('onUnhandledRejection', event))
  for (const [rule, found] of pkg().breaches) note(rule as RuleName, found)
  guarded('app.js', loadApp)
  guarded('launch', launch)
}

/** Sheets of the app and of components are in force on every page. */
function addSharedStyles(): void {
  const { styles, json } = pkg()
  const style = document.createElement('style')
  style.textContent = Object.keys(styles)
    .filter((path) => path === 'app' || json[path]?.component)
    .map(sheetOf)
    .join('\n')
  document.head.append(style)
}

/** What the launcher calls in the page. */
const control = {
  start,
  path: () => pageStack().at(-1)?.path ?? '',
  stack: () => pageStack().map((page) => page.path),
  title: drawnTitle,
  back: () => {
    if (pageStack().length > 1) navigateBack(1)
  },
  errors: () => errors,
  findings: () => {
    for (const { path, element } of livePages()) lookAtTree(path, element)
    return findings
  },
  setDataLog: () => setDataLog,
  usage,
  offerUpdate,
  storage: snapshotStorage,
  failNext,
  scanNext,
  subscribeNext,
  pullDown,
  share: () => shareFrom({ from: 'menu' }),
  background,
  foreground,
  setTheme,
  setNetwork,
  privacyNeeded,
}

export type MiniControl = typeof control

declare global {
  interface Window {
    __mini: MiniControl
  }
}

window.__mini = control
