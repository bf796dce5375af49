import type { Root } from 'glass-easel-miniprogram-adapter'
import { pkg, sheetOf } from './boot'
import { HostFailure } from './bridge'
import { createRoot, type Instance, load, pageDefinition } from './code'
import { guarded } from './errors'
import { note, refuse } from './limits/breach'
import { lookAtTree } from './limits/page-tree'
import { pageLook } from './page-config'
import { theShell } from './shell/layout'
import {
  type BarState,
  drawNavigationBar,
  fadeNavigationBar,
  type LeftButton,
} from './shell/navigation-bar'
import { drawTabBar, isTab } from './shell/tab-bar'
import { parseUrl, type Target } from './urls'

/** Both hosts refuse an eleventh page. */
const MAX_PAGES = 10

export interface OpenPage {
  path: string
  element: HTMLElement
  root: Root
  instance: Instance
  bar: BarState
  /** True after the bottom was reached, until the page is scrolled up or grows. */
  reached: boolean
}

const stack: OpenPage[] = []
/** Tab pages stay alive while another tab is shown. */
const keptTabs = new Map<string, OpenPage>()
const pageStyles = new Map<string, HTMLStyleElement>()

export function pageStack(): readonly OpenPage[] {
  return stack
}

/** Pages that live: those of the stack, and tabs behind another tab. */
export function livePages(): readonly OpenPage[] {
  return [...new Set([...keptTabs.values(), ...stack])]
}

/** The visible page. */
export function topPage(): OpenPage {
  const top = stack.at(-1)
  if (!top) throw new HostFailure('no page is open')
  return top
}

/** Calls a lifecycle of a page, if it has it. Alipay keeps some under `events`. */
export function callPage(page: OpenPage, name: string, ...args: unknown[]): unknown {
  const events = pageDefinition(page.path).events as Record<string, unknown> | undefined
  const method = page.instance[name] ?? events?.[name]
  if (typeof method !== 'function') return undefined
  return guarded(`${page.path} ${name}`, () => method.apply(page.instance, args) as unknown)
}

export function navigateTo(url: string): void {
  const target = find(url)
  if (isTab(target.path)) {
    refuse('open-tab', `${target.path} is a tab`, 'can not navigateTo a tabbar page')
  }
  if (stack.length >= MAX_PAGES) {
    refuse('page-stack', `${target.path} would be page eleven`, 'webview count limit exceed')
  }
  hide(topPage())
  open(target)
}

export function redirectTo(url: string): void {
  const target = find(url)
  if (isTab(target.path)) {
    refuse('open-tab', `${target.path} is a tab`, 'can not redirectTo a tabbar page')
  }
  unload(stack.pop())
  open(target)
}

export function reLaunch(url: string): void {
  const target = find(url)
  while (stack.length > 0) unload(stack.pop())
  for (const page of [...keptTabs.values()]) unload(page)
  open(target)
}

export function switchTab(url: string): void {
  const target = find(url)
  if (!isTab(target.path)) throw new HostFailure('can not switch to no-tabBar page', 2)
  if (url.includes('?')) note('tab-query', url)
  while (stack.length > 0 && !isTab(topPage().path)) unload(stack.pop())
  const shown = stack.pop()
  if (shown && shown.path !== target.path && !shown.element.hidden) hide(shown)
  const kept = keptTabs.get(target.path)
  if (!kept) {
    open({ path: target.path, query: {} })
    return
  }
  stack.push(kept)
  show(kept, shown !== kept || Boolean(kept.element.hidden))
}

/** Leaves `delta` pages; the bottom one stays. */
export function navigateBack(delta: number): void {
  const count = Math.min(Math.max(delta, 1), stack.length - 1)
  if (count === 0) throw new HostFailure('cannot navigate back at first page')
  for (let left = count; left > 0; left -= 1) unload(stack.pop())
  show(topPage(), true)
}

/** Opens the first page of a start. Falls back to the app's `onPageNotFound`. */
export function openFirst(target: Target, onMissing: () => void): void {
  if (pkg().pages.includes(target.path)) open(target)
  else onMissing()
}

/** The first page of the app, shown when a start names none. */
export function entryPath(): string {
  return pkg().app.entryPagePath ?? pkg().pages[0] ?? ''
}

/** Draws the bars for the visible page again, after a change of theme or title. */
export function drawBars(): void {
  const page = topPage()
  drawNavigationBar(page.path, page.bar, leftButton(page), () => {
    if (leftButton(page) === 'home') reLaunch(`/${entryPath()}`)
    else navigateBack(1)
  })
  fadeNavigationBar(page.path, page.element.scrollTop)
  drawTabBar(page.path)
}

function leftButton(page: OpenPage): LeftButton {
  if (stack.length > 1) return 'back'
  return page.path === entryPath() || isTab(page.path) ? 'none' : 'home'
}

function find(url: string): Target {
  const target = parseUrl(url, stack.at(-1)?.path)
  if (!pkg().pages.includes(target.path)) {
    throw new HostFailure(`page "${target.path}" is not found`, 2)
  }
  return target
}

function open({ path, query }: Target): void {
  load(path)
  const element = document.createElement('wx-page')
  element.className = 'mini-page'
  element.dataset.path = path
  element.style.backgroundColor = pageLook(path).pageBackground
  const holder = document.createElement('div')
  element.append(holder)
  theShell().screen.append(element)
  const root = createRoot(path)
  const instance = root.get() as unknown as Instance
  Object.assign(instance, { route: path, __route__: path, options: query })
  const page: OpenPage = { path, element, root, instance, bar: {}, reached: false }
  stack.push(page)
  if (isTab(path)) keptTabs.set(path, page)
  watchScroll(page)
  applyStyles(path)
  callPage(page, 'onLoad', query)
  root.attach(element as never, holder as never)
  show(page, true)
  callPage(page, 'onReady')
}

function show(page: OpenPage, changed: boolean): void {
  page.element.hidden = false
  applyStyles(page.path)
  drawBars()
  if (changed) callPage(page, 'onShow')
}

function hide(page: OpenPage): void {
  lookAtTree(page.path, page.element)
  page.element.hidden = true
  callPage(page, 'onHide')
}

function unload(page: OpenPage | undefined): void {
  if (!page) return
  keptTabs.delete(page.path)
  lookAtTree(page.path, page.element)
  callPage(page, 'onUnload')
  page.root.release()
  page.element.remove()
}

/** A page is a view of its own on a phone: only its sheet is in force while it shows. */
function applyStyles(path: string): void {
  const css = sheetOf(path)
  if (css && !pageStyles.has(path)) {
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
    pageStyles.set(path, style)
  }
  for (const [owner, style] of pageStyles) style.disabled = owner !== path
}

function watchScroll(page: OpenPage): void {
  const { element } = page
  element.addEventListener('scroll', () => {
    if (page === topPage()) fadeNavigationBar(page.path, element.scrollTop)
    callPage(page, 'onPageScroll', {
      scrollTop: element.scrollTop,
      scrollHeight: element.scrollHeight,
    })
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight
    const near = rest <= pageLook(page.path).reachBottom
    if (near && !page.reached) callPage(page, 'onReachBottom')
    page.reached = near
  })
}
