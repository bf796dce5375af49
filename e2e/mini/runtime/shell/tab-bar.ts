import { isAlipay, pkg, type TabConfig } from '../boot'
import { HostFailure } from '../bridge'
import { themed } from '../page-config'
import { element, measure, theShell } from './layout'

interface Tab {
  path: string
  text: string
  icon: string
  selectedIcon: string
  badge: string
  dot: boolean
}

interface TabStyle {
  color: string
  selectedColor: string
  backgroundColor: string
  borderStyle: string
}

const tabs: Tab[] = []
let look: TabStyle
let hidden = false
let selected = ''
let onPick: (path: string, index: number, text: string) => void = () => undefined

/** Reads the tab bar of the app's config; `pick` is told of a tap. */
export function createTabBar(pick: typeof onPick): void {
  const config = pkg().app.tabBar
  onPick = pick
  look = {
    color: themed(config?.color ?? config?.textColor ?? '#999999'),
    selectedColor: themed(config?.selectedColor ?? '#000000'),
    backgroundColor: themed(config?.backgroundColor ?? '#ffffff'),
    borderStyle: themed(config?.borderStyle ?? 'black'),
  }
  tabs.push(...(config?.list ?? config?.items ?? []).map(readTab))
}

function readTab(tab: TabConfig): Tab {
  return {
    path: tab.pagePath,
    text: tab.text ?? tab.name ?? '',
    icon: themed(tab.iconPath ?? tab.icon ?? ''),
    selectedIcon: themed(tab.selectedIconPath ?? tab.activeIcon ?? ''),
    badge: '',
    dot: false,
  }
}

export function isTab(path: string): boolean {
  return tabs.some((tab) => tab.path === path)
}

/** Draws the bar for the page on top of the stack. */
export function drawTabBar(path: string): void {
  const bar = theShell().tabs
  selected = path
  bar.hidden = hidden || !isTab(path) || pkg().app.tabBar?.custom === true
  bar.style.background = look.backgroundColor
  bar.style.borderTopColor = look.borderStyle === 'white' ? '#fff5' : '#0002'
  bar.setAttribute('role', 'tablist')
  // The buttons stay while what is on them changes: one that is pressed just then is tapped all the same.
  if (bar.childElementCount !== tabs.length) bar.replaceChildren(...tabs.map(makeTab))
  for (const [index, tab] of tabs.entries()) drawTab(bar.children[index] as HTMLElement, tab)
  measure()
}

function makeTab(tab: Tab, index: number): HTMLElement {
  const button = element('button', 'mini-tab')
  button.type = 'button'
  button.setAttribute('role', 'tab')
  button.dataset.path = tab.path
  button.addEventListener('click', () => onPick(tab.path, index, tab.text))
  return button
}

function drawTab(button: HTMLElement, tab: Tab): void {
  const on = tab.path === selected
  button.setAttribute('aria-selected', String(on))
  button.style.color = on ? look.selectedColor : look.color
  button.replaceChildren()
  const icon = (on ? tab.selectedIcon : tab.icon) || tab.icon
  if (icon) {
    const image = element('img', 'mini-tab-icon')
    image.alt = ''
    image.src = `/${icon.replace(/^\//, '')}`
    button.append(image)
  }
  button.append(element('span', 'mini-tab-text', tab.text))
  if (tab.badge) button.append(element('b', 'mini-badge', tab.badge))
  else if (tab.dot) button.append(element('b', 'mini-badge is-dot'))
}

function tabAt(index: unknown): Tab {
  const tab = tabs[Number(index)]
  if (!tab) throw new HostFailure('tabbar item not found', 2)
  return tab
}

/** `setTabBarItem`. Fails on a position without a tab. */
export function setTabItem(options: Record<string, unknown>): void {
  const tab = tabAt(options.index)
  if (options.text !== undefined) tab.text = String(options.text)
  if (options.iconPath !== undefined) tab.icon = String(options.iconPath)
  if (options.selectedIconPath !== undefined) tab.selectedIcon = String(options.selectedIconPath)
  drawTabBar(selected)
}

/** `setTabBarStyle`. WeChat answers only while a tab page is on top. */
export function setTabStyle(options: Partial<TabStyle>): void {
  for (const key of ['color', 'selectedColor', 'backgroundColor', 'borderStyle'] as const) {
    const value = options[key]
    if (value !== undefined) look[key] = value
  }
  drawTabBar(selected)
}

export function setTabBadge(index: unknown, badge: string, dot = false): void {
  const tab = tabAt(index)
  tab.badge = shorten(badge)
  tab.dot = dot
  drawTabBar(selected)
}

/** Both hosts shorten a long badge, each in its way. */
function shorten(badge: string): string {
  if (isAlipay()) return badge.length > 3 ? `${badge.slice(0, 2)}…` : badge
  return badge.length > 4 ? '...' : badge
}

export function setTabBarHidden(value: boolean): void {
  hidden = value
  drawTabBar(selected)
}
