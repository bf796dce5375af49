import type { Locator, Page } from '@playwright/test'
import { EVERY_FIELD, everyField } from '../../server/testing/every-field'
import { button, expectStill, MEMBER, openCold, openLoggedIn, shown, titleOf } from '../support/app'
import { expect, test } from '../support/test'

type Point = readonly [x: number, y: number]

/** Fingers on the glass: what a phone would tell the browser, which makes scrolls, taps and presses of it. */
async function fingersOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  return {
    down: (...points: Point[]) => send('touchStart', points),
    to: (...points: Point[]) => send('touchMove', points),
    up: (...left: Point[]) => send('touchEnd', left),
  }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}
async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element)
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}

test.describe('a map', () => {
  const map = (page: Page) => page.getByRole('region', { name: '找到我们' })
  const pin = (page: Page, name: string) => map(page).getByRole('button', { name })
  const shapes = (page: Page) =>
    ['polygon', 'circle', 'polyline'].map((name) => map(page).locator(name).first())
  const open = async (page: Page) => {
    await openCold(page, '/#/company/contact')
    await expect(pin(page, '酿造厂')).toBeVisible()
    await expectStill(page)
  }
  /** px from the first to the second marker. */
  const apart = async (page: Page) => {
    const [x1, y1] = await middleOf(pin(page, '品鉴室'))
    const [x2, y2] = await middleOf(pin(page, '酒头维修坊'))
    return Math.hypot(x1 - x2, y1 - y2)
  }

  test('goes with a finger, and so does all that is drawn on it', async ({ page }) => {
    await open(page)
    const parts = [...shapes(page), pin(page, '品鉴室'), pin(page, '酿造厂')]
    const before = await Promise.all(parts.map(boxOf))
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(pin(page, '品鉴室'))
    await fingers.down([x, y])
    await fingers.to([x - 40, y + 20])
    await fingers.to([x - 70, y + 30])
    await fingers.up()
    for (const [at, part] of parts.entries()) {
      const now = await boxOf(part)
      expect(now.x - (before[at]?.x ?? 0)).toBeCloseTo(-70, 0)
      expect(now.y - (before[at]?.y ?? 0)).toBeCloseTo(30, 0)
    }
    // The page stood still, nothing was pulled, and the drag was no tap.
    await expect(page.locator('.tp-pull')).toHaveCount(0)
    await expect(button(page, '在地图应用中打开酿造厂')).toBeVisible()
    // Chromium makes no click of some touches behind a drag; the first that it makes counts.
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(self, { tapped: 1 }), true),
    )
    const isTapped = () => page.evaluate(() => 'tapped' in self)
    await expect(async () => {
      await pin(page, '品鉴室').tap()
      await expect.poll(isTapped, { timeout: 2000 }).toBe(true)
    }).toPass()
    await expect(button(page, '在地图应用中打开品鉴室')).toBeVisible()
  })

  test('comes nearer by two fingers, and farther away', async ({ page }) => {
    await open(page)
    const before = await apart(page)
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(map(page))
    await fingers.down([x - 40, y])
    await fingers.down([x - 40, y], [x + 40, y])
    await fingers.to([x - 60, y], [x + 60, y])
    await fingers.to([x - 80, y], [x + 80, y])
    await fingers.up([x - 80, y])
    await fingers.up()
    expect((await apart(page)) / before).toBeCloseTo(2, 1)
    await fingers.down([x - 80, y])
    await fingers.down([x - 80, y], [x + 80, y])
    await fingers.to([x - 30, y], [x + 30, y])
    await fingers.to([x - 20, y], [x + 20, y])
    await fingers.up()
    expect((await apart(page)) / before).toBeCloseTo(0.5, 1)
  })

  test('goes by keys', async ({ page }) => {
    await open(page)
    await map(page).focus()
    const before = await boxOf(pin(page, '品鉴室'))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const after = await boxOf(pin(page, '品鉴室'))
    expect(after.x - before.x).toBeCloseTo(-60, 0)
    expect(after.y - before.y).toBeCloseTo(-60, 0)
    const width = await apart(page)
    await page.keyboard.press('-')
    expect((await apart(page)) / width).toBeCloseTo(0.5, 1)
    await page.keyboard.press('+')
    expect((await apart(page)) / width).toBeCloseTo(1, 1)
  })

  test('has buttons of its own, each large enough for a finger', async ({ page }) => {
    await open(page)
    for (const name of ['门店', '客服']) {
      const own = button(page, name)
      const { width, height } = await boxOf(own)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    for (const each of await map(page).getByRole('button').all()) {
      const { width, height } = await boxOf(each)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await button(page, '客服').tap()
    await expect(titleOf(page)).toHaveText('咨询客服')
  })

  test.describe('with a mouse', () => {
    test.use({ isMobile: false, hasTouch: false })

    test('is dragged, and what is dragged is not clicked', async ({ page }) => {
      await open(page)
      const [x, y] = await middleOf(pin(page, '品鉴室'))
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 30, y + 10, { steps: 3 })
      await page.mouse.move(x - 70, y + 30, { steps: 3 })
      await page.mouse.up()
      expect(await middleOf(pin(page, '品鉴室'))).toEqual([x - 70, y + 30])
      await expect(button(page, '在地图应用中打开酿造厂')).toBeVisible()
      await pin(page, '品鉴室').click()
      await expect(button(page, '在地图应用中打开品鉴室')).toBeVisible()
    })
  })
})

test.describe('the wheels of a picker', () => {
  const row = (page: Page, name: string) => button(page, new RegExp(`^${name} `))
  const wheel = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })
  const chosen = (page: Page, name: string) =>
    wheel(page, name).getByRole('radio', { checked: true })
  /** Opens the form and a picker of it. */
  const open = async (page: Page, name: string) => {
    await row(page, name).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectStill(page)
  }
  /** A finger takes a wheel so many px up, without a swing, and lets go. */
  const turn = async (page: Page, name: string, up: number) => {
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(wheel(page, name))
    await fingers.down([x, y])
    for (const part of [0.25, 0.5, 0.75, 1, 1]) {
      await fingers.to([x, y - up * part])
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await fingers.up()
  }

  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.serveForm(EVERY_FIELD, everyField)
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    await page.goto(`/#/auto/form?type=${EVERY_FIELD}`)
  })

  test('follow a finger and stop at a row; what is confirmed is kept, the rest is not', async ({
    page,
  }) => {
    await open(page, '风格')
    await expect(chosen(page, '风格')).toHaveText('IPA')
    await turn(page, '风格', 100)
    await expect(chosen(page, '风格')).not.toHaveText('IPA')
    await turn(page, '风格', 400)
    await expect(chosen(page, '风格')).toHaveText('拉格')
    await turn(page, '风格', -60)
    await expect(chosen(page, '风格')).toHaveText('酸啤')
    // It lies in the middle.
    await expect
      .poll(async () => {
        const [, middle] = await middleOf(wheel(page, '风格'))
        return Math.abs(middle - (await middleOf(chosen(page, '风格')))[1])
      })
      .toBeLessThanOrEqual(1)
    await button(page, '确定').tap()
    await expect(row(page, '风格')).toContainText('酸啤')

    await open(page, '风格')
    await turn(page, '风格', 200)
    await expect(chosen(page, '风格')).toHaveText('拉格')
    await page.getByRole('dialog', { name: '风格' }).getByRole('button', { name: '关闭' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row(page, '风格')).toContainText('酸啤')
  })

  test('a wheel that still turns is what the button confirms', async ({ page }) => {
    await open(page, '风格')
    await turn(page, '风格', 400)
    await button(page, '确定').tap()
    await expect(row(page, '风格')).toContainText('拉格')
  })

  test('a shorter month pulls the day back, bounds hold, and keys turn them too', async ({
    page,
  }) => {
    await open(page, '日期')
    const choose = (list: string, name: string) =>
      wheel(page, list).getByRole('radio', { name, exact: true }).click()
    await choose('年', '2024')
    await choose('月', '01')
    await choose('日', '31')
    await expectStill(page)
    await turn(page, '月', 50)
    await expect(chosen(page, '月')).toHaveText('02')
    await expect(chosen(page, '日')).toHaveText('29')
    await turn(page, '年', 2000)
    await expect(chosen(page, '年')).toHaveText('2035')
    await expect(chosen(page, '日')).toHaveText('28')
    await chosen(page, '年').focus()
    await page.keyboard.press('ArrowUp')
    await expect(chosen(page, '年')).toHaveText('2034')
    await page.keyboard.press('Home')
    await expect(chosen(page, '年')).toHaveText('2020')
    await button(page, '确定').tap()
    await expect(row(page, '日期')).toContainText('2020-02-28')
  })

  test('glide for nobody who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '时间')
    await chosen(page, '时').focus()
    const jump = await wheel(page, '时').evaluate(async (list) => {
      const key = new KeyboardEvent('keydown', { key: 'End', bubbles: true })
      document.activeElement?.dispatchEvent(key)
      // One frame: what glides is still on its way by then.
      await new Promise(requestAnimationFrame)
      const { scrollTop, scrollHeight, clientHeight } = list
      return scrollHeight - clientHeight - scrollTop
    })
    expect(jump).toBeLessThanOrEqual(1)
    await expect(chosen(page, '时')).toHaveText('22')
  })
})

test.describe('a long press', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: '梅雨' })

  test.beforeEach(async ({ page, sandbox }) => {
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    await page.clock.install()
    await openCold(page, '/#/views/fast')
    await expect(shown(page, '梅雨')).toBeVisible()
    await expectStill(page)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('of a finger takes 350 ms', async ({ page }) => {
    const fingers = await fingersOn(page)
    const at = await middleOf(shown(page, '梅雨'))
    await fingers.down(at)
    await page.clock.runFor(349)
    await expect(menu(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(menu(page)).toHaveCount(1)
    await fingers.up()
    await page.clock.resume()
    await expect(button(page, '编辑')).toBeVisible()
  })

  test('that a finger makes a scroll of is none', async ({ page }) => {
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(shown(page, '梅雨'))
    await fingers.down([x, y])
    await page.clock.runFor(300)
    for (const way of [10, 20, 40]) await fingers.to([x, y - way])
    await page.clock.runFor(100)
    await expect(menu(page)).toHaveCount(0)
    await fingers.up()
  })

  for (const [way, opens] of [
    [10, 1],
    [11, 0],
  ] as const) {
    // A browser tells of no finger that strays so little; of a mouse it does.
    test(`that strays ${way} px opens ${opens} menus`, async ({ page }) => {
      const [x, y] = await middleOf(shown(page, '梅雨'))
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.clock.runFor(100)
      await page.mouse.move(x + way, y)
      await page.clock.runFor(250)
      await expect(menu(page)).toHaveCount(opens)
      await page.mouse.up()
    })
  }
})
