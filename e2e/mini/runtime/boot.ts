import type { glassEasel } from 'glass-easel-miniprogram-adapter'
import type { MiniHost, StorageSnapshot } from '../types'

/** What the launcher tells the runtime about this start. */
export interface Boot {
  host: MiniHost
  url?: string
  scene?: number | string
  storage: StorageSnapshot
  language: 'zh_CN' | 'en'
  theme: 'light' | 'dark'
  system: 'android' | 'ios'
  privacy: 'agreed' | 'pending'
  isConnected: boolean
  baseLibrary: string
}

export interface PageConfig {
  component?: boolean
  usingComponents?: Record<string, string>
  navigationStyle?: 'default' | 'custom'
  navigationBarTitleText?: string
  navigationBarBackgroundColor?: string
  navigationBarTextStyle?: 'black' | 'white'
  enablePullDownRefresh?: boolean
  onReachBottomDistance?: number
  backgroundColor?: string
  // Alipay's names for the same things.
  defaultTitle?: string
  titleBarColor?: string
  transparentTitle?: string
  titlePenetrate?: string
  pullRefresh?: boolean
}

export interface TabBarConfig {
  custom?: boolean
  color?: string
  textColor?: string
  selectedColor?: string
  backgroundColor?: string
  borderStyle?: string
  list?: TabConfig[]
  items?: TabConfig[]
}

export interface TabConfig {
  pagePath: string
  text?: string
  iconPath?: string
  selectedIconPath?: string
  name?: string
  icon?: string
  activeIcon?: string
}

export interface AppConfig {
  pages: string[]
  entryPagePath?: string
  window?: PageConfig
  tabBar?: TabBarConfig
  darkmode?: boolean
  themeLocation?: string
  requiredPrivateInfos?: string[]
  usingComponents?: Record<string, string>
}

/** A script of the bundle: given the names it can see, it returns the function that runs it. */
export type ModuleFunction = (
  scope: object,
) => (require: (path: string) => unknown, module: { exports: unknown }, exports: unknown) => void

/** What `pack` left in the page. */
export interface MiniPackage {
  app: AppConfig
  pages: string[]
  json: Record<string, PageConfig>
  tags: string[]
  absent: readonly string[]
  /** Limits of the app's files that the package breaks: the rule and what was found. */
  breaches: readonly (readonly [rule: string, found: string])[]
  /** CSS of the style sheets; `styles` says by path which pieces make up a sheet. */
  pieces: readonly string[]
  styles: Record<string, readonly number[]>
  templates: Record<string, unknown>
  slot: glassEasel.template.ComponentTemplate
  modules: Record<string, ModuleFunction>
  /** Address of the packed script, and in which of its lines each file of the bundle begins. */
  file: string
  lines: readonly (readonly [line: number, name: string])[]
}

declare global {
  interface Window {
    __MINI_BOOT__: Boot
    __MINI_PACKAGE__: MiniPackage
    /** Asks the launcher's Node side; see `node/host-bridge.ts`. */
    __miniHost(operation: string, payload: unknown): Promise<unknown>
  }
}

export const boot = (): Boot => window.__MINI_BOOT__
export const pkg = (): MiniPackage => window.__MINI_PACKAGE__
export const isAlipay = (): boolean => boot().host === 'alipay'

/** CSS of a sheet by its path without extension; empty when there is none. */
export const sheetOf = (path: string): string =>
  (pkg().styles[path] ?? []).map((at) => pkg().pieces[at]).join('\n')
