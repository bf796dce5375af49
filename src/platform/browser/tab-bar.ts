import { eventCenter } from '@tarojs/runtime'
import sprite from '../../assets/icons.svg'
import { TAB_ICONS } from '../../shared/constants'
import { hostNavigation } from '../navigation'
import './browser.scss'
import './tab-bar.scss'

interface TabItem {
  pagePath: string
}

interface AppConfig {
  readonly tabBar?: { readonly list: readonly TabItem[] }
  readonly router?: { readonly customRoutes?: Readonly<Record<string, string | readonly string[]>> }
}

interface Tab {
  readonly path: string
  readonly link: HTMLAnchorElement
}

/** The texts of the tabs in their order; the bar has none before. */
export function setTabTexts(texts: readonly string[]): void {
  document.querySelectorAll('.tp-tab-bar__label').forEach((label, index) => {
    label.textContent = texts[index] ?? label.textContent
  })
}

/**
 * The tab bar below the pages, in place of `initTabbar` of @tarojs/router, which calls this once before
 * the first page. The bar shows on tab pages only; an address counts as the page it is an alias of.
 */
export function initTabbar({ tabBar, router }: AppConfig): void {
  const container = document.getElementById('container')
  if (!tabBar || !container) return
  const bar = document.createElement('nav')
  bar.className = 'tp-tab-bar'
  const tabs = tabBar.list.map(drawTab)
  bar.append(...tabs.map(({ link }) => link))
  container.append(bar)

  const select = (address: string) => {
    const path = fileOf(address, router?.customRoutes ?? {})
    bar.hidden = !tabs.some((tab) => tab.path === path)
    for (const tab of tabs) {
      if (tab.path === path) tab.link.setAttribute('aria-current', 'page')
      else tab.link.removeAttribute('aria-current')
    }
  }
  eventCenter.on('__taroRouterChange', (change?: { toLocation?: { path?: string } }) =>
    select(change?.toLocation?.path ?? hashPath()),
  )
  select(hashPath())
}

function drawTab({ pagePath }: TabItem, index: number): Tab {
  const path = withSlash(pagePath)
  const link = document.createElement('a')
  link.className = 'tp-tab-bar__tab'
  link.href = `#${path}`
  link.addEventListener('click', (event) => {
    // With a key held down it is an ordinary link: a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    hostNavigation.switchTab(path).catch(() => {})
  })
  const label = document.createElement('span')
  label.className = 'tp-tab-bar__label'
  link.append(drawIcon(index), label)
  return { path, link }
}

/** Lines alone, so that it takes the colour of the theme; a brand has icons of its own (config/brand). */
function drawIcon(index: number): Element {
  const create = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag)
  const icon = create('svg')
  icon.setAttribute('class', 'tp-tab-bar__icon')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const use = create('use')
  use.setAttribute('href', `${sprite}#tab-${TAB_ICONS[index]}`)
  icon.append(use)
  return icon
}

const withSlash = (path: string) => (path.startsWith('/') ? path : `/${path}`)
const hashPath = () => withSlash(window.location.hash.slice(1).split('?')[0] ?? '')

function fileOf(
  address: string,
  aliases: Readonly<Record<string, string | readonly string[]>>,
): string {
  const path = withSlash(address)
  const entry = Object.entries(aliases).find(([, names]) =>
    ([] as string[]).concat(names).includes(path),
  )
  return entry ? withSlash(entry[0]) : path
}

/** In place of the router's header: ours is `ui/nav-bar`, and titles are set through `chrome`. */
export function initNavigationBar(): void {}
