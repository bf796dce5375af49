import type { Locator, Page } from '@playwright/test'
import { guttersOf, gutterText } from '../../scripts/shots/gutters'
import { edgesInSight } from '../../scripts/shots/probes'
import {
  button,
  expectDrawn,
  expectHeard,
  expectSettled,
  expectStill,
  MEMBER,
  openCold,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

const MAX_COLUMN = 960

interface Edges {
  readonly left: number
  readonly right: number
}

async function edgesOf(page: Page, role: 'banner' | 'navigation'): Promise<Edges> {
  const box = await page.getByRole(role).boundingBox()
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }
}

/** How many products of the long list stand side by side. */
async function columns(page: Page): Promise<number> {
  await page.goto('/#/views/index?url=/product/list')
  await expect(titleOf(page)).toHaveText('酒款')
  // Else the cards of the page before are among them.
  await expectSettled(page)
  const cards = page.getByRole('link', { name: /, ¥/ })
  await expect(cards.nth(8)).toBeVisible()
  return cards.evaluateAll((all) => {
    const boxes = all.map((card) => card.getBoundingClientRect())
    const top = Math.min(...boxes.map((box) => box.top))
    return boxes.filter((box) => Math.abs(box.top - top) < 2).length
  })
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const shownPage = [...document.querySelectorAll('.taro_page')].filter(
      (one) => one.clientWidth > 0,
    )
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...shownPage.map((one) => one.scrollWidth - one.clientWidth),
    )
  })

test.use({ isMobile: false, hasTouch: false })

for (const [width, fewest] of [
  [768, 3],
  [1280, 4],
] as const) {
  test(`${width} px: one centred column, more products a row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(shown(page, '本周新鲜')).toBeVisible()
    await expectStill(page)
    const wide = Math.min(width, MAX_COLUMN)
    for (const role of ['banner', 'navigation'] as const) {
      const { left, right } = await edgesOf(page, role)
      expect(Math.abs(left - (width - wide) / 2), `${role} is centred`).toBeLessThanOrEqual(8)
      expect(right - left, `${role} is as wide as the column`).toBeLessThanOrEqual(wide)
    }
    const slide = await page.getByRole('region', { name: '精选' }).boundingBox()
    expect(slide?.width).toBeLessThanOrEqual(wide)
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    expect(await columns(page)).toBeGreaterThanOrEqual(fewest)
  })
}

/** Where it is seen, px. */
async function boxOf(locator: Locator) {
  const seen = visible(locator).first()
  await expect(seen).toBeVisible()
  const box = await seen.boundingBox()
  if (!box) throw new Error('It has no box.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
type Box = Awaited<ReturnType<typeof boxOf>>

/** Both are seen at once, one at the left of the other. */
const areBeside = (left: Box, right: Box) =>
  left.right <= right.x && left.y < right.bottom && right.y < left.bottom

interface Pair {
  readonly address: string
  readonly left: string
  readonly right: string
}

/** What stands below each other on a phone: classes of the two parts. */
const PRODUCT: Pair = {
  address: '/#/views/index?url=/product/show&id=2005',
  left: '.tp-pd-gallery',
  right: '.tp-pd__name',
}
const PAIRS: readonly Pair[] = [
  { address: '/#/views/index?url=/cart/index', left: '.tp-cart__line', right: '.tp-bar__in' },
  { address: '/#/account/bill', left: '.tp-bills__summary', right: '.tp-bills__filters' },
  { address: '/#/account/bill', left: '.tp-bills__summary', right: '.tp-bills__group' },
  {
    address: '/#/views/index?url=/order/show&id=700003',
    left: '.tp-od__goods',
    right: '.tp-od__address',
  },
  { address: '/#/asset/account/rawindex', left: '.tp-accounts', right: '.tp-stats' },
]

/** By the width of the screen, px: which of them stand beside each other. */
const BESIDE: readonly (readonly [width: number, pairs: readonly Pair[]])[] = [
  [1280, [PRODUCT, ...PAIRS]],
  [768, [PRODUCT]],
  [375, []],
]

for (const [width, beside] of BESIDE) {
  test(`${width} px: two parts stand beside each other where there is room, from one gutter to the other`, async ({
    page,
    sandbox,
    heard,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLoggedIn(page, sandbox, MEMBER.mobile, PRODUCT.address)
    await button(page, '加入购物车').click()
    await page.getByRole('dialog').getByRole('button', { name: '加入购物车' }).click()
    await expectHeard(heard, '已加入购物车')
    for (const pair of [PRODUCT, ...PAIRS]) {
      const { address, left, right } = pair
      const isBeside = beside.includes(pair)
      await test.step(`${address} ${right}`, async () => {
        await openCold(page, address)
        await expectDrawn(page)
        await expectStill(page)
        const boxes = [await boxOf(page.locator(left)), await boxOf(page.locator(right))] as const
        expect(areBeside(...boxes), 'beside each other').toBe(isBeside)
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
        const { edges, width: column } = await page.evaluate(edgesInSight)
        expect(edges.length).toBeGreaterThan(0)
        expect(gutterText(guttersOf(edges, column))).toBeUndefined()
      })
    }
  })
}

test('on a wide screen the sum and the filters of bills stay in sight', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/account/bill')
  await expectDrawn(page)
  const parts = [page.locator('.tp-bills__summary'), page.locator('.tp-bills__filters')]
  const line = page.locator('.tp-bills__group')
  const before = await boxOf(line)
  await page.mouse.move(640, 600)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    expect((await boxOf(line)).bottom).toBeLessThan(before.y)
  }).toPass()
  const bar = await page.getByRole('banner').boundingBox()
  for (const part of parts) {
    const { y } = await boxOf(part)
    expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    expect(y).toBeLessThan(200)
  }
})

test('a phone has two products a row', async ({ page }) => {
  expect(await columns(page)).toBe(2)
})

for (const width of [320, 375]) {
  test(`the largest text fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/#/user/setting')
    await page.getByRole('radio', { name: '140%' }).click()
    await expect(page.getByRole('radio', { name: '140%' })).toBeChecked()
    const addresses = [
      '/#/user/setting',
      '/#/pages/tabbar/index',
      '/#/pages/tabbar/ranking',
      '/#/pages/tabbar/reward',
      '/#/pages/tabbar/user',
      '/#/views/index?url=/product/list',
      '/#/user/login',
      '/#/no/such/page',
    ]
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await expectDrawn(page)
        await expect(titleOf(page)).toBeInViewport()
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      })
    }
  })
}
