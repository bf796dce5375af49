import { boot, isAlipay, type PageConfig, pkg } from './boot'

/** What the host reads from a page's config, whatever the host calls it. */
export interface PageLook {
  /** A bar above the page, or over it: clear, clear until it is scrolled (both Alipay), or none but the buttons. */
  bar: 'above' | 'over' | 'auto' | 'none'
  /** Taps on a bar that lies over the page reach what is below it. */
  penetrable: boolean
  title: string
  background: string
  color: string
  pullDown: boolean
  /** Distance from the bottom, in pixels, that counts as reached. */
  reachBottom: number
  pageBackground: string
}

/** Merges the app's window config with the page's, and translates Alipay's names. */
export function pageLook(path: string): PageLook {
  const config: PageConfig = { ...pkg().app.window, ...pkg().json[path] }
  const black = themed(config.navigationBarTextStyle ?? 'black') === 'black'
  return {
    bar: barOf(config),
    penetrable: config.titlePenetrate === 'YES',
    title: config.navigationBarTitleText ?? config.defaultTitle ?? '',
    background: themed(config.navigationBarBackgroundColor ?? config.titleBarColor ?? '#ffffff'),
    color: black ? '#000000' : '#ffffff',
    pullDown: config.enablePullDownRefresh ?? config.pullRefresh ?? false,
    reachBottom: config.onReachBottomDistance ?? 50,
    pageBackground: themed(config.backgroundColor ?? ''),
  }
}

/** Resolves `@name` against the theme file of the app, as `darkmode` does. */
export function themed(value: string): string {
  if (!value.startsWith('@')) return value
  const location = (pkg().app.themeLocation ?? 'theme.json').replace(/\.json$/, '')
  const themes = pkg().json[location] as Record<string, Record<string, string>> | undefined
  return themes?.[boot().theme]?.[value.slice(1)] ?? ''
}

function barOf(config: PageConfig): PageLook['bar'] {
  if (config.navigationStyle === 'custom' && !isAlipay()) return 'none'
  if (!isAlipay()) return 'above'
  return ({ always: 'over', auto: 'auto' } as const)[config.transparentTitle ?? ''] ?? 'above'
}
