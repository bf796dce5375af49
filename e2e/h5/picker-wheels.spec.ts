import type { Page } from '@playwright/test'
import { EVERY_FIELD, everyField } from '../../server/testing/every-field'
import { button, expectStill, MEMBER, openLoggedIn } from '../support/app'
import { fingersOn, middleOf } from '../support/fingers'
import { expect, test } from '../support/test'

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
  /** Runs in the page: so many ms pass there, frame by frame. */
  const resting = (ms: number) =>
    new Promise<void>((done) => {
      const until = performance.now() + ms
      const look = () => (performance.now() < until ? requestAnimationFrame(look) : done())
      look()
    })
  /** A finger takes a wheel so many px up, rests, and lets go. */
  const turn = async (page: Page, name: string, up: number) => {
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(wheel(page, name))
    await fingers.down([x, y])
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await fingers.to([x, y - up * part])
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    // One that has just moved would throw the wheel on.
    await page.evaluate(resting, 100)
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
