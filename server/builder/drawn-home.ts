import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import type { FirstLists } from './first-lists'

/** The file brings it; only its shape is known here. */
type DrawHome = typeof import('../../config/drawn/home').drawHome

/** Width, height and pixels for one of CSS, as index.html has them of its browser, and whether its person wants it dark. */
const SCREEN = /^(\d{3,4}),(\d{3,4}),([1-4](?:\.\d{1,17})?),(true|false)$/
/** Drawings kept: the screens of visitors are few. */
const MOST = 64
/**
 * It stands in place of the first page, which is not seen, read or found beside it, and leaves the bar of the tabs
 * free.
 */
const STYLES = [
  '.tp-drawn{position:fixed;z-index:1;inset:0 0 calc(50px + env(safe-area-inset-bottom));max-width:960px;margin:0 auto;overflow:auto}',
  '.tp-drawn+div .taro_router{content-visibility:hidden}',
].join('')

/** Home as it will look once the app is there, by what a build of the app brings for that. */
export class DrawnHomes {
  private readonly file: string
  private loaded: { readonly of: number; readonly draw: DrawHome } | undefined
  private readonly kept = new Map<string, string>()

  /**
   * @param folder absolute path of the built app; without one in it nothing is drawn.
   * @param fail hears of what could not be drawn: home comes without it.
   */
  constructor(
    folder: string,
    private readonly fail: (where: string, error: unknown) => void,
  ) {
    this.file = join(folder, 'drawn-home.cjs')
  }

  /**
   * @param view the definition, for everybody.
   * @param lists what its lists show first, in the language that it is drawn in.
   * @param screen as index.html says it, `375,812,2,false`.
   * @returns HTML; undefined for no such screen, and where it cannot be drawn.
   */
  async draw(view: unknown, lists: FirstLists, screen: string): Promise<string | undefined> {
    const [, width, height, ratio, dark] = SCREEN.exec(screen) ?? []
    if (width === undefined) return undefined
    const { locale, answers } = lists
    try {
      const drawHome = await this.load()
      if (!drawHome) return undefined
      const of = JSON.stringify([screen, locale, answers, view])
      const key = createHash('sha1').update(of).digest('base64')
      const known = this.kept.get(key)
      if (known !== undefined) return known
      const size = { width: Number(width), height: Number(height), ratio: Number(ratio) }
      const page = await drawHome(view, answers, { locale, isDark: dark === 'true', ...size })
      const drawn =
        page && `<div class="tp-drawn" lang="${locale}"><style>${STYLES}</style>${page}</div>`
      const [oldest] = this.kept.keys()
      if (this.kept.size >= MOST && oldest !== undefined) this.kept.delete(oldest)
      this.kept.set(key, drawn)
      return drawn
    } catch (error) {
      this.fail('drawing home', error)
      return undefined
    }
  }

  /** The app may be built anew while this runs. */
  private async load(): Promise<DrawHome | undefined> {
    const of = await stat(this.file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (of === undefined) return undefined
    if (this.loaded?.of !== of) {
      // Not by `require` itself, which knows a file for as long as the process lives.
      const code = `(module, require) => {${await readFile(this.file, 'utf8')}\n}`
      const module: { exports: { readonly drawHome?: DrawHome } } = { exports: {} }
      new Script(code, { filename: this.file }).runInThisContext()(module, createRequire(this.file))
      const { drawHome } = module.exports
      if (!drawHome) throw new Error(`${this.file} draws nothing`)
      this.kept.clear()
      this.loaded = { of, draw: drawHome }
    }
    return this.loaded.draw
  }
}
