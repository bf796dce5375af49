import type { MiniHost } from '../types'
import type { DistFiles } from './dist-files'

export interface TabBar {
  borderStyle?: string
  list?: TabEntry[]
  items?: TabEntry[]
}

interface TabEntry {
  pagePath: string
  iconPath?: string
  selectedIconPath?: string
}

export interface SubPackage {
  root: string
  name?: string
  pages: string[]
}

export interface AppConfig {
  pages: string[]
  entryPagePath?: string
  tabBar?: TabBar
  subPackages?: SubPackage[]
  subpackages?: SubPackage[]
  preloadRule?: Record<string, { packages: string[] }>
  permission?: Record<string, { desc?: string }>
  window?: { navigationBarTextStyle?: string; backgroundTextStyle?: string }
}

type Breach = [rule: string, found: string]
type Look = (app: AppConfig, dist: DistFiles) => Breach[]

const ICON = 40 * 1024
const PACKAGE = 2 * 1024 * 1024
const PURPOSE = 30

/** Limits that `app.json` and the files of the package break: the name of the rule, and what was found. */
export function configBreaches(app: AppConfig, dist: DistFiles, host: MiniHost): Breach[] {
  const looks: Record<MiniHost, Look[]> = {
    weapp: [tabBar, textStyles, permissions, packages, preloads],
    alipay: [firstTab, packages],
  }
  return looks[host].flatMap((look) => look(app, dist))
}

const tabsOf = ({ tabBar }: AppConfig): TabEntry[] => tabBar?.list ?? tabBar?.items ?? []
export const subPackagesOf = (app: AppConfig): SubPackage[] =>
  app.subPackages ?? app.subpackages ?? []

const firstTab: Look = (app) => {
  const home = app.entryPagePath ?? app.pages[0]
  const first = tabsOf(app)[0]?.pagePath
  if (!app.tabBar || first === home) return []
  return [['tab-first', `the first tab is ${first}, the first page ${home}`]]
}

const tabBar: Look = (app, dist) => {
  if (!app.tabBar) return []
  const tabs = tabsOf(app)
  const icons = tabs.flatMap((tab) => [tab.iconPath, tab.selectedIconPath])
  return [
    ...(tabs.length < 2 || tabs.length > 5 ? [['tab-count', `${tabs.length} tabs`] as Breach] : []),
    ...icons
      .filter((icon) => icon !== undefined && dist.size(icon) > ICON)
      .map((icon): Breach => ['tab-icon', `${icon} has ${dist.size(icon ?? '')} bytes`]),
  ]
}

/** Words with few choices. A name of `theme.json` (`@bar`) is another file's. */
const textStyles: Look = ({ window = {}, tabBar: { borderStyle } = {} }) => {
  const choices: [name: string, value: string | undefined, allowed: string[]][] = [
    ['navigationBarTextStyle', window.navigationBarTextStyle, ['black', 'white']],
    ['backgroundTextStyle', window.backgroundTextStyle, ['dark', 'light']],
    ['borderStyle', borderStyle, ['black', 'white']],
  ]
  return choices
    .filter(([, value = '@', allowed]) => !value.startsWith('@') && !allowed.includes(value))
    .map(([name, value]): Breach => ['app-styles', `${name} ${value}`])
}

const permissions: Look = ({ permission = {} }) =>
  Object.entries(permission)
    .filter(([, { desc = '' }]) => desc.length < 1 || desc.length > PURPOSE)
    .map(([scope, { desc = '' }]) => ['app-permission', `${scope} with ${desc.length} characters`])

/** Bytes of each package by its root; the main one is `main`. */
function sizes(app: AppConfig, dist: DistFiles): Map<string, number> {
  const roots = subPackagesOf(app).map(({ root }) => root.replace(/\/$/, ''))
  const bytes = new Map<string, number>()
  for (const name of dist.names) {
    const owner = roots.find((root) => name.startsWith(`${root}/`)) ?? 'main'
    bytes.set(owner, (bytes.get(owner) ?? 0) + dist.size(name))
  }
  return bytes
}

const packages: Look = (app, dist) =>
  [...sizes(app, dist)]
    .filter(([, bytes]) => bytes > PACKAGE)
    .map(([name, bytes]) => ['package-size', `${name} has ${bytes} bytes`])

/** Pages of one package share what they may load ahead. */
const preloads: Look = (app, dist) => {
  const bytes = sizes(app, dist)
  const rootOf = (wanted: string) =>
    subPackagesOf(app).find(({ root, name }) => root === wanted || name === wanted)?.root ?? 'main'
  const loaded = new Map<string, Set<string>>()
  for (const [page, { packages: names }] of Object.entries(app.preloadRule ?? {})) {
    const owner = subPackagesOf(app).find(({ root }) => page.startsWith(`${root}/`))?.root ?? 'main'
    const known = loaded.get(owner) ?? new Set<string>()
    for (const name of names) known.add(rootOf(name))
    loaded.set(owner, known)
  }
  return [...loaded]
    .map(([owner, roots]) => ({
      owner,
      total: [...roots].reduce((sum, root) => sum + (bytes.get(root) ?? 0), 0),
    }))
    .filter(({ total }) => total > PACKAGE)
    .map(({ owner, total }) => ['package-preload', `${owner} loads ${total} bytes ahead`])
}
