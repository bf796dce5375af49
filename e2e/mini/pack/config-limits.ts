import type { MiniHost } from '../types'
import type { DistFiles } from './dist-files'

export interface TabBar {
  list?: TabEntry[]
  items?: TabEntry[]
}

interface TabEntry {
  pagePath: string
  iconPath?: string
  selectedIconPath?: string
}

interface AppConfig {
  pages: string[]
  entryPagePath?: string
  tabBar?: TabBar
}

const ICON = 40 * 1024

/** Limits that `app.json` breaks: the name of the rule, and what was found. */
export function configBreaches(
  app: AppConfig,
  dist: DistFiles,
  host: MiniHost,
): [rule: string, found: string][] {
  if (!app.tabBar) return []
  const tabs = app.tabBar.list ?? app.tabBar.items ?? []
  if (host === 'alipay') {
    const home = app.entryPagePath ?? app.pages[0]
    const first = tabs[0]?.pagePath
    return first === home
      ? []
      : [['tab-first', `the first tab is ${first}, the first page ${home}`]]
  }
  const icons = tabs.flatMap((tab) => [tab.iconPath, tab.selectedIconPath])
  return [
    ...(tabs.length < 2 || tabs.length > 5
      ? [['tab-count', `${tabs.length} tabs`] as [string, string]]
      : []),
    ...icons
      .filter((icon) => icon !== undefined && dist.size(icon) > ICON)
      .map((icon): [string, string] => ['tab-icon', `${icon} has ${dist.size(icon ?? '')} bytes`]),
  ]
}
