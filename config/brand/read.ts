import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadSource } from '../load-source'
import { type Brand, checkBrand, paletteOf, wornBy } from './brand'
import { coloursOf, type Dress } from './rewrite'

/** The brand that src has. */
export const DEFAULT_BRAND = 'taproom'

/** A brand as a build takes it. */
export interface BrandFiles extends Dress {
  readonly folder: string
  /** Changes with anything that files of src are rewritten with. */
  readonly hash: string
  /** Pictures of the tabs by their file name. */
  readonly tabs: ReadonlyMap<string, Buffer>
  /** What browsers draw them of: lines of the sprite. */
  readonly symbols: string
}

/**
 * Reads `brand/<name>` and checks it.
 *
 * @throws Error that says which brands there are, which file is missing, or all that is wrong.
 */
export function readBrand(root: string, name: string = DEFAULT_BRAND): BrandFiles {
  const all = path.join(root, 'brand')
  const folder = path.join(all, name)
  if (!/^[\w-]+$/.test(name) || !existsSync(path.join(folder, 'index.ts')))
    throw new Error(
      `There is no brand/${name}/index.ts; BRAND may be ${readdirSync(all).join(', ')}`,
    )
  const read = (file: string) => {
    const place = path.join(folder, file)
    if (!existsSync(place)) throw new Error(`brand/${name} has no ${file}`)
    return readFileSync(place)
  }
  const { brand } = loadSource<{ brand: Brand }>(path.join(folder, 'index.ts'))
  const defaults = coloursOf(readFileSync(path.join(root, 'src/app.scss'), 'utf8'))
  checkBrand(name, brand, defaults)
  const [logo, icon] = [read('logo.svg'), read('icon.svg')]
  const tabs = new Map(
    Object.keys(brand.tabs)
      .flatMap((tab) => [`${tab}.png`, `${tab}-on.png`, `${tab}-dark.png`])
      .map((file) => [file, read(`tabs/${file}`)] as const),
  )
  const symbols = read('tabs/symbols.svg').toString()
  const palette = paletteOf(brand, defaults)
  const hash = createHash('sha256')
  for (const part of [JSON.stringify([brand, palette]), logo, icon]) hash.update(part)
  return {
    folder: name,
    hash: hash.digest('hex').slice(0, 12),
    brand,
    palette,
    worn: wornBy(brand, defaults),
    logo: logo.toString(),
    icon: icon.toString(),
    tabs,
    symbols,
  }
}
