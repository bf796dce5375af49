/** @jest-environment node */
// @reads src brand config/brand config/drawn
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stop } from 'esbuild'
import { sandbox } from '../../server/testing/fresh-sandbox'
import { getViewByUrl } from '../../src/engine/calls'
import { fitCoupons } from '../../src/features/coupon/contract-shop'
import {
  getProductDetail,
  getProductSkus,
  getProductStore,
} from '../../src/features/product/contract'
import { pageProducts } from '../../src/features/product/contract-list'
import { HOME } from '../../src/routing/table'
import { addressOf } from '../../src/shared/url'
import { readBrand } from '../brand'
import { DRAWN_PAGES, DrawnPagesPlugin } from '.'
import type { drawPage, Look } from './page'

const PARTS = ['core/views/index', 'product-detail', 'product-offers']
/** What a build writes beside it: pictures by their names, and of each part a style of its own. */
interface Build {
  readonly brand?: string
  readonly pictures?: readonly string[]
  readonly parts?: readonly string[]
}

/** What of a compiler the plugin asks: it is told that all is to be written, and that it has been. */
async function built({
  brand,
  pictures = ['static/images/assets/icons.0a1b2c.svg'],
  parts = PARTS,
}: Build = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawn-'))
  const styles = (part: string) => [`css/${PARTS.indexOf(part)}.css`, 'css/shared.css', 'js/a.js']
  const lazy = Object.fromEntries(parts.map((part) => [part, styles(part)]))
  mkdirSync(path.join(folder, 'css'))
  for (const file of ['0', '1', '2', 'shared'])
    writeFileSync(path.join(folder, `css/${file}.css`), `.of-${file}{top:0}`)
  writeFileSync(path.join(folder, 'size-manifest.json'), JSON.stringify({ lazy }))
  const emitted: Record<string, string> = {}
  const waiting: Promise<void>[] = []
  const after = (_: unknown, run: (given: object) => Promise<void>) => {
    waiting.push(
      run({
        assets: Object.fromEntries(pictures.map((name) => [name, {}])),
        outputOptions: { path: folder },
      }),
    )
  }
  const compilation = {
    emitAsset: (name: string, source: { readonly text: string }) => {
      emitted[name] = source.text
    },
    hooks: {
      processAssets: { tapPromise: (_: unknown, run: () => Promise<void>) => waiting.push(run()) },
    },
  }
  class RawSource {
    constructor(readonly text: string) {}
  }
  const files = readBrand(path.resolve(__dirname, '../..'), brand)
  new DrawnPagesPlugin(files, {}).apply({
    webpack: { Compilation: {}, sources: { RawSource } },
    hooks: {
      thisCompilation: { tap: (_: unknown, run: (given: object) => void) => run(compilation) },
      afterEmit: { tapPromise: after },
    },
  } as never)
  const outcome = await Promise.allSettled(waiting)
  const failed = outcome.find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
  const file = path.join(folder, DRAWN_PAGES)
  const { drawPage: draw } = createRequire(file)(file) as { readonly drawPage: typeof drawPage }
  rmSync(folder, { recursive: true })
  return { draw, emitted }
}

const PHONE: Look = { locale: 'en', isDark: false, width: 375, height: 812, ratio: 2 }
const home = async (look: Partial<Look> = {}, draw = drawn) => {
  const query = { url: HOME, lists: '1' }
  const { $lists, ...view } = (await sandbox.call(getViewByUrl, { query })).data
  return draw(HOME, view, $lists.answers, { ...PHONE, ...look })
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, '\n').replace(/\n+/g, '\n')
const picturesOf = (html: string) => html.match(/<img [^>]*>/g) ?? []

let drawn: typeof drawPage
let scripts: Readonly<Record<string, string>>
beforeAll(async () => {
  ;({ draw: drawn, emitted: scripts } = await built())
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
  const html = await drawn(HOME, view, {}, PHONE)
  expect($lists.answers).not.toEqual({})
  expect(textOf(html)).toContain('\nThe harvest is in\n')
  expect(textOf(html)).not.toContain('Monsoon Haze')
  expect(html).toContain('tp-bone')
})

test('what cannot be read draws nothing, and a widget that nobody knows is left out', async () => {
  expect(await drawn(HOME, null, {}, PHONE)).toBe('')
  const view = { name: 'x', url: HOME, widgets: [{ value: null, config: { type: 'no-such' } }] }
  expect(textOf(await drawn(HOME, view, {}, PHONE))).toBe('\nMaterials\n')
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
  expect(textOf(await drawn(HOME, view, empty, PHONE))).toContain('\nNo beers here yet\n')
  const { draw: tea } = await built({ brand: 'teahouse' })
  expect(textOf(await tea(HOME, view, empty, PHONE))).toContain('\nNo teas here yet\n')
})

describe('the page of a product', () => {
  const SHOW = '/product/show'
  const product = async (look: Partial<Look> = {}, left: RegExp = /^$/) => {
    const { data: view } = await sandbox.call(getViewByUrl, { query: { url: SHOW } })
    const query = { id: '2001' }
    const detail = (await sandbox.call(getProductDetail, { query })).data
    const products = [{ productId: detail.id, skuId: detail.skuId, count: 1 }]
    const answers = {
      'product/productShow/detail?id=2001': detail,
      'product/productShow/skus?id=2001': (await sandbox.call(getProductSkus, { query })).data,
      'product/productShow/store?id=2001': (await sandbox.call(getProductStore, { query })).data,
      [addressOf(fitCoupons.contract.path, { body: JSON.stringify({ products }) })]: (
        await sandbox.call(fitCoupons, { body: { products } })
      ).data,
    }
    const given = Object.entries(answers).filter(([address]) => !left.test(address))
    const html = await drawn(`${SHOW}?id=2001`, view, Object.fromEntries(given), {
      ...PHONE,
      ...look,
    })
    return { html, detail }
  }

  test('is drawn with its picture, price, store, coupons and what can be done', async () => {
    const { html, detail } = await product()
    const text = textOf(html)
    expect(text).toContain(`\n¥\n${Math.trunc(detail.price / 100)}\n`)
    for (const word of [
      detail.name,
      'Sold by · 020-80001101',
      'Add to cart',
      'Buy now',
      'Coupons for this beer',
    ])
      expect(text).toContain(`\n${word}\n`)
    const [first, ...others] = picturesOf(html)
    expect(first).toMatch(/ src="\/pictures\/beer\//)
    expect(others.filter((each) => each.includes(' src='))).toEqual([])
    const [whole] = html.split('tp-pd__more')
    expect(whole).not.toContain('tp-bone')
  })

  test('brings its styles, each once, and has the clear header of the app', async () => {
    const { html } = await product({ locale: 'zh-Hans', isDark: true })
    expect(html).toMatch(
      /^<style>\.of-0{top:0}\.of-shared{top:0}\.of-1{top:0}\.of-2{top:0}<\/style><div data-header="clear" class="tp-page theme-dark /,
    )
    expect(textOf(html)).toContain('\n立即购买\n')
  })

  test('has the name of its definition, and a way back', async () => {
    const { html } = await product()
    expect(html).toContain('<h1 class="tp-nav__title">Beer</h1>')
    expect(html).toContain('aria-label="Back"')
  })

  test('waits for what was not told', async () => {
    expect((await product({}, /coupon/)).html).toContain('tp-offers__bone')
    const { html, detail } = await product({}, /detail/)
    expect(textOf(html)).not.toContain(detail.name)
    expect(html).toContain('tp-pd--coming')
  })
})

test('of what is tapped cards alone lead to the page of a product, and say so', async () => {
  const html = await home()
  const links = html.match(/<div [^>]*role="link"[^>]*>/g) ?? []
  const cards = links.filter((each) => each.includes('tp-product '))
  expect(cards.length).toBeGreaterThan(7)
  for (const card of cards)
    expect(card).toMatch(/ data-to="#\/views\/index\?url=%2Fproduct%2Fshow&amp;id=\d+"/)
  expect(html.match(/data-to=/g)).toHaveLength(cards.length)
  expect(links.length).toBeGreaterThan(cards.length)
})

test('the script that shows it is named after what it is', () => {
  const [[name, text] = []] = Object.entries(scripts)
  const hash = createHash('sha1')
    .update(text ?? '')
    .digest('hex')
    .slice(0, 6)
  expect(name).toBe(`js/drawn.${hash}.js`)
  expect(text).toContain('__taproomFirst')
})

test.each([
  ['without the picture that a part shows', { pictures: [] }, /icons\.svg/],
  ['without what a product is drawn by', { parts: PARTS.slice(0, 2) }, /product-offers/],
])('a build %s is refused', async (_, build, why) => {
  await expect(built(build)).rejects.toThrow(why)
})
