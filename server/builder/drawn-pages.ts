import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { HOME } from '../../src/routing/table'
import type { Locale } from '../locale'
import type { Answers } from './first-lists'

/** The file brings it; only its shape is known here. */
type DrawPage = typeof import('../../config/drawn/page').drawPage

/** Width, height and pixels for one of CSS, as index.html has them of its browser, and whether its person wants it dark. */
const SCREEN = /^(\d{3,4}),(\d{3,4}),([1-4](?:\.\d{1,17})?),(true|false)$/
/** Drawings kept: the last ones. */
const MOST = 64
/** It stands in place of the first page, which is not seen, read or found beside it. */
const STYLES = [
  '.tp-drawn{position:fixed;z-index:99;inset:0;max-width:960px;margin:0 auto;overflow:auto}',
  // The bar of the tabs is left free.
  '.tp-drawn--tab{bottom:calc(50px + env(safe-area-inset-bottom))}',
  '.tp-drawn~div .taro_router{content-visibility:hidden}',
].join('')

/** Pages of which a build of the app can draw any: by their paths. */
export const DRAWN: readonly string[] = [HOME, '/product/show']

/** What is drawn, with what it shows first. */
export interface Drawing {
  /** The key of its definition, with what it is asked with: `/product/show?id=2001`. */
  readonly address: string
  /** The definition, for everybody. */
  readonly view: unknown
  /** The language that `answers` are in. */
  readonly locale: Locale
  readonly answers: Answers
}

/** Pages as they will look once the app is there, by what a build of the app brings for that. */
export class DrawnPages {
  private readonly file: string
  private loaded: { readonly of: number; readonly draw: DrawPage } | undefined
  private readonly kept = new Map<string, string>()

  /**
   * @param folder absolute path of the built app; without one in it nothing is drawn.
   * @param fail hears of what could not be drawn: the page comes without it.
   */
  constructor(
    folder: string,
    private readonly fail: (where: string, error: unknown) => void,
  ) {
    this.file = join(folder, 'drawn-pages.cjs')
  }

  /**
   * @param screen as index.html says it, `375,812,2,false`.
   * @returns HTML; undefined for no such screen, and where it cannot be drawn.
   */
  async draw(
    { address, view, locale, answers }: Drawing,
    screen: string,
  ): Promise<string | undefined> {
    const [, width, height, ratio, dark] = SCREEN.exec(screen) ?? []
    if (width === undefined) return undefined
    try {
      const drawPage = await this.load()
      if (!drawPage) return undefined
      const of = JSON.stringify([address, screen, locale, answers, view])
      const key = createHash('sha1').update(of).digest('base64')
      const known = this.kept.get(key)
      if (known !== undefined) return known
      const size = { width: Number(width), height: Number(height), ratio: Number(ratio) }
      const look = { locale, isDark: dark === 'true', ...size }
      const page = await drawPage(address, view, answers, look)
      const name = address === HOME ? 'tp-drawn tp-drawn--tab' : 'tp-drawn'
      const drawn =
        page && `<div class="${name}" lang="${locale}"><style>${STYLES}</style>${page}</div>`
      const [oldest] = this.kept.keys()
      if (this.kept.size >= MOST && oldest !== undefined) this.kept.delete(oldest)
      this.kept.set(key, drawn)
      return drawn
    } catch (error) {
      this.fail(`drawing ${address}`, error)
      return undefined
    }
  }

  /** The app may be built anew while this runs. */
  private async load(): Promise<DrawPage | undefined> {
    const of = await stat(this.file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (of === undefined) return undefined
    if (this.loaded?.of !== of) {
      // Not by `require` itself, which knows a file for as long as the process lives.
      const code = `(module, require) => {${await readFile(this.file, 'utf8')}\n}`
      const module: { exports: { readonly drawPage?: DrawPage } } = { exports: {} }
      new Script(code, { filename: this.file }).runInThisContext()(module, createRequire(this.file))
      const { drawPage } = module.exports
      if (!drawPage) throw new Error(`${this.file} draws nothing`)
      this.kept.clear()
      this.loaded = { of, draw: drawPage }
    }
    return this.loaded.draw
  }
}
