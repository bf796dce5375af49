import type { Locator, Page } from '@playwright/test'
import {
  button,
  expectHeard,
  expectStill,
  MEMBER,
  openCold,
  openLoggedIn,
  register,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const FRESH = '13777770031'
const BEER = '/#/views/index?url=/product/show&id=2005'
const OTHER = '/#/views/index?url=/product/show&id=2001'
const CART = '/#/views/index?url=/cart/index'

const dialog = (page: Page) => visible(page.getByRole('dialog')).last()

/** Puts one of the shown beer into the cart. */
async function addOne(page: Page): Promise<void> {
  await button(page, '加入购物车').click()
  await dialog(page).getByRole('button', { name: '加入购物车' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Cents of the amount a text ends in. */
const centsIn = async (locator: Locator) =>
  Math.round(
    Number(/¥\s*([\d,]+\.\d\d)/.exec((await locator.innerText()).replace(/\n/g, ''))?.[1]) * 100,
  )

test('a newcomer keeps, waits, claims, and buys from one of two stores', async ({
  page,
  sandbox,
  heard,
}) => {
  await register(page, sandbox, FRESH)

  await test.step('keeps a beer, and waits for a variant of it', async () => {
    await openCold(page, BEER)
    await button(page, '收藏').click()
    await expect(button(page, '已收藏')).toBeVisible()
    await button(page, '立即购买').click()
    await button(page, /24 罐到货通知我$/).click()
    await expectHeard(heard, '到货后将通知您')
    await expect(dialog(page).getByRole('button', { name: '已登记' })).toBeDisabled()
    await dialog(page).getByRole('button', { name: '关闭' }).click()
  })

  await test.step('claims a coupon where it is named', async () => {
    await button(page, /^领取：新客首杯礼/).click()
    await expect(button(page, /^已领取：新客首杯礼/)).toBeVisible()
  })

  await test.step('reads what others say, and comes back', async () => {
    const all = visible(page.getByRole('link', { name: /^查看全部 \d+ 条$/ }))
    await all.scrollIntoViewIfNeeded()
    await all.click()
    await expect(titleOf(page)).toHaveText('商品评价')
    const rows = visible(page.getByRole('list', { name: '商品评价' }).getByRole('listitem'))
    await expect(rows.first()).toBeVisible()
    await visible(page.getByRole('radio', { name: /^有图/ })).click()
    await button(page, /的第 1 张图片$/).click()
    await expect(dialog(page).getByRole('img').first()).toBeVisible()
    await dialog(page).getByRole('button', { name: '关闭' }).click()
    await page.goBack()
  })

  await test.step('adds from two stores; the bar counts', async () => {
    await addOne(page)
    await expect(button(page, '购物车，1 件')).toBeVisible()
    await openCold(page, OTHER)
    await addOne(page)
    await button(page, '购物车，2 件').click()
    await expect(titleOf(page)).toHaveText('购物车')
  })

  await test.step('leaves one store, and takes the other to the till', async () => {
    const island = page.getByRole('group', { name: '岛上酿造所' })
    await expect(island.getByRole('listitem')).toHaveCount(1)
    await expect(island.getByText(/结算时可用券减/)).toBeVisible()
    const total = page.getByRole('group', { name: '合计' })
    const both = await centsIn(total)
    await page.getByRole('checkbox', { name: '全选江岸店' }).click()
    await expect(button(page, '去结算（1）')).toBeVisible()
    const one = await centsIn(total)
    expect(one).toBeLessThan(both)
    await button(page, '去结算（1）').click()
    await expect(titleOf(page)).toHaveText('确认订单')
    await expect(shown(page, '北向罗盘')).toBeVisible()
    await expect(visible(page.getByText('季风浑浊'))).toHaveCount(0)
    const goods = visible(page.locator('.tp-confirm__row')).filter({
      hasText: '商品金额',
    })
    expect(await centsIn(goods.first())).toBe(one)
  })

  await test.step('what was kept and seen is there to be found again', async () => {
    await openCold(page, '/#/tool/favorite')
    await expect(shown(page, '北向罗盘')).toBeVisible()
    await openCold(page, '/#/tool/footprint')
    await expect(visible(page.getByRole('group', { name: '今天' }).getByRole('link'))).toHaveCount(
      2,
    )
    await button(page, '管理').click()
    await visible(page.getByRole('checkbox', { name: '季风浑浊' })).click()
    await button(page, '删除（1）').click()
    await visible(page.getByRole('alertdialog')).getByRole('button', { name: '删除' }).click()
    await expect(visible(page.getByText('季风浑浊'))).toHaveCount(0)
    await expect(shown(page, '北向罗盘')).toBeVisible()
  })
})

/** Scrolls whatever scrolls around it to its end. */
const toTheEnd = (target: Locator) =>
  target.evaluate((element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      box.scrollTop = box.scrollHeight
  })

test('the last part of a product can be seen above its bar', async ({ page, sandbox: _ }) => {
  await openCold(page, BEER)
  const last = visible(page.getByRole('link', { name: /, ¥/ })).last()
  const bar = visible(page.locator('.tp-bar__in'))
  await expect(last).toBeAttached()
  // What is above it may still be coming.
  await expect
    .poll(async () => {
      await toTheEnd(last)
      const [beer, buy] = [await last.boundingBox(), await bar.boundingBox()]
      return beer !== null && buy !== null && beer.y + beer.height <= buy.y
    })
    .toBe(true)
})

test('the header is clear over the picture, and solid below it', async ({ page, sandbox: _ }) => {
  await openCold(page, BEER)
  const header = page.getByRole('banner')
  const picture = visible(page.getByRole('region', { name: /北向罗盘/ })).first()
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  const title = () => titleOf(page).evaluate((element) => getComputedStyle(element).opacity)
  await expect(picture).toBeVisible()
  await expect.poll(async () => (await picture.boundingBox())?.y).toBe(0)
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await expect.poll(title).toBe('0')
  // What the server drew of the page may still lie over it, and goes with all that is found in it.
  await expect(page.locator('.tp-drawn')).toHaveCount(0)
  await toTheEnd(visible(page.getByRole('heading', { name: '北向罗盘' })).last())
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)')
  await expect.poll(title).toBe('1')
  await expect(header).toBeInViewport()
})

test('another variant takes the place of a line', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, OTHER)
  await addOne(page)
  await openCold(page, CART)
  await button(page, /^更换季风浑浊的规格/).click()
  await dialog(page).getByRole('radio', { name: '6 罐' }).click()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(button(page, /^更换季风浑浊的规格：.*6 罐/)).toBeVisible()
  await expect(visible(page.getByRole('button', { name: /^更换季风浑浊的规格/ }))).toHaveCount(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Without motion, so that nothing is measured half faded in.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('product, reviews and store can be used by everybody', async ({ page, sandbox: _ }) => {
      for (const [address, there] of [
        [BEER, '配送与售后'],
        ['/#/views/index?url=/product/reviews&id=2005', '有图'],
        ['/#/views/index?url=/store/show&id=301', '在售酒款'],
      ] as const) {
        await openCold(page, address)
        await expect(shown(page, there)).toBeVisible()
        expect(await violations(page)).toEqual([])
      }
    })
  })
}

test('the picture of a product travels to its page and back, and nothing waits for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition
    const moves: string[] = []
    const named = () => {
      const all = document.querySelectorAll<HTMLElement>('img, .tp-hero')
      const [one] = [...all].filter(({ style }) => style.getPropertyValue('view-transition-name'))
      return one?.classList.contains('tp-hero') ? 'hero' : (one?.tagName ?? 'none')
    }
    Object.assign(window, { moves })
    document.startViewTransition = (change) => {
      moves.push(named())
      const transition = begin.call(document, change)
      transition.ready.then(() => moves.push(named()))
      return transition
    }
  })
  await page.goto('/')
  const moves = () => page.evaluate(() => (window as unknown as { moves: string[] }).moves)
  // A page that is not drawn at once slides in without its picture: nothing waits.
  const travels = async () => {
    await visible(page.getByRole('link', { name: /, ¥/ }))
      .first()
      .click()
    await expect(titleOf(page)).toHaveText('酒款详情')
    // By then it has come one way or the other.
    const name = page.getByRole('heading', { name: '酒款详情' })
    await expect(page.locator('.taro_page_stationed').filter({ has: name })).toHaveCount(1)
    if ((await moves()).length > 0) return true
    await page.goBack()
    await expect(titleOf(page)).toHaveText('素材')
    await expectStill(page)
    return false
  }
  await expect.poll(travels).toBe(true)
  await expect.poll(moves).toEqual(['IMG', 'hero'])
  await page.goBack()
  await expect(titleOf(page)).toHaveText('素材')
  await expect.poll(moves).toEqual(['IMG', 'hero', 'hero', 'IMG'])
})
