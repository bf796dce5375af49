/** @jest-environment node */
// @reads src brand config/brand config/drawn
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stop } from 'esbuild'
import { sandbox } from '../../server/testing/fresh-sandbox'
import { getViewByUrl } from '../../src/engine/calls'
import { pageProducts } from '../../src/features/product/contract-list'
import { HOME } from '../../src/routing/table'
import { readBrand } from '../brand'
import { DRAWN_HOME, DrawnHomePlugin } from '.'
import type { drawHome, Look } from './home'

/** What of a compiler the plugin asks: it is told that all has been written. */
async function built(brand?: string, pictures = ['static/images/assets/icons.0a1b2c.svg']) {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawn-'))
  const afterEmit = {
    tapPromise: (_: string, run: (compilation: object) => Promise<void>) => {
      written = run({
        assets: Object.fromEntries(pictures.map((name) => [name, {}])),
        outputOptions: { path: folder },
      })
    },
  }
  let written = Promise.resolve()
  const files = readBrand(path.resolve(__dirname, '../..'), brand)
  new DrawnHomePlugin(files, {}).apply({ hooks: { afterEmit } } as never)
  await written
  const file = path.join(folder, DRAWN_HOME)
  const { drawHome: draw } = createRequire(file)(file) as { readonly drawHome: typeof drawHome }
  rmSync(folder, { recursive: true })
  return draw
}

const PHONE: Look = { locale: 'en', isDark: false, width: 375, height: 812, ratio: 2 }
const home = async (look: Partial<Look> = {}, draw = drawn) => {
  const query = { url: HOME, lists: '1' }
  const { $lists, ...view } = (await sandbox.call(getViewByUrl, { query })).data
  return draw(view, $lists.answers, { ...PHONE, ...look })
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, '\n').replace(/\n+/g, '\n')
const picturesOf = (html: string) => html.match(/<img [^>]*>/g) ?? []

let drawn: typeof drawHome
beforeAll(async () => {
  drawn = await built()
})
afterAll(stop)

test('home is drawn with what its lists show, names and prices', async () => {
  const text = textOf(await home())
  for (const word of ['Materials', 'hazy', 'The harvest is in', 'Fresh this week', 'Hop-forward'])
    expect(text).toContain(`\n${word}\n`)
  const { result } = (
    await sandbox.call(pageProducts, { query: { pageIndex: 1, pageSize: 1, tags: 'new' } })
  ).data
  const [{ name, price }] = result
  const [, shown] = text.split(`\n${name}\n`)
  expect(shown).toMatch(new RegExp(`^[^¥]*\n¥\n${Math.trunc(price / 100)}\n`))
})

test('in the language, the theme and for the screen that are asked for, also at once', async () => {
  const [light, dark] = await Promise.all([
    home({ ratio: 1.5 }),
    home({ locale: 'zh-Hans', isDark: true, width: 414, ratio: 3 }),
  ])
  expect(light).toMatch(/^<div class="tp-page theme-light font-scale-100">/)
  expect(dark).toMatch(/^<div class="tp-page theme-dark font-scale-100">/)
  expect(textOf(light)).toContain('\nFresh this week\n')
  expect(textOf(dark)).toContain('\n素材\n')
  expect(textOf(dark)).not.toMatch(/Fresh this week|Materials/)
  expect(light).toContain('src="/pictures/banner/hop-field.svg?w=563"')
  expect(dark).toContain('src="/pictures/banner/hop-field.svg?w=1242"')
})

test('of pictures the first is fetched, the others wait for the app; marks are those of the build', async () => {
  const html = await home()
  const fetched = picturesOf(html).filter((each) => each.includes('src='))
  expect(fetched).toEqual([expect.stringContaining('/pictures/banner/hop-field.svg?w=750')])
  expect(picturesOf(html).length).toBeGreaterThan(10)
  expect(html).toContain('href="./static/images/assets/icons.0a1b2c.svg#search"')
})

test('of a list a screen full is drawn, more of it on a wide one', async () => {
  const cards = (html: string) => html.match(/class="tp-press tp-product /g)?.length
  expect(cards(await home())).toBe(4 + 4)
  expect(cards(await home({ width: 768 }))).toBe(8 + 8)
})

test('a list whose answer did not come waits, and the page is there all the same', async () => {
  const { $lists, ...view } = (
    await sandbox.call(getViewByUrl, { query: { url: HOME, lists: '1' } })
  ).data
  const html = await drawn(view, {}, PHONE)
  expect($lists.answers).not.toEqual({})
  expect(textOf(html)).toContain('\nThe harvest is in\n')
  expect(textOf(html)).not.toContain('Monsoon Haze')
  expect(html).toContain('tp-bone')
})

test('what cannot be read draws nothing, and a widget that nobody knows is left out', async () => {
  expect(await drawn(null, {}, PHONE)).toBe('')
  const view = { name: 'x', url: HOME, widgets: [{ value: null, config: { type: 'no-such' } }] }
  expect(textOf(await drawn(view, {}, PHONE))).toBe('\nMaterials\n')
})

test('another brand draws in its own words', async () => {
  const { $lists, ...view } = (
    await sandbox.call(getViewByUrl, { query: { url: HOME, lists: '1' } })
  ).data
  const nothing = { result: [], pageIndex: 1, pageSize: 15, totalCount: 0 }
  const empty = Object.fromEntries(
    Object.entries($lists.answers).map(([address, data]) => [
      address,
      address.startsWith('product/page') ? nothing : data,
    ]),
  )
  expect(textOf(await drawn(view, empty, PHONE))).toContain('\nNo beers here yet\n')
  const tea = await built('teahouse')
  expect(textOf(await tea(view, empty, PHONE))).toContain('\nNo teas here yet\n')
})

test('a build without the picture that a part shows is refused', async () => {
  await expect(built(undefined, [])).rejects.toThrow(/icons\.svg/)
})
