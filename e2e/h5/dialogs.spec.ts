import type { Page } from '@playwright/test'
import {
  expectHeard,
  MEMBER,
  openFromMine,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const TITLE = '收货地址'
const question = (page: Page) => page.getByRole('alertdialog', { name: '确定删除该地址？' })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const cards = (page: Page) => visible(page.getByRole('listitem'))
const remove = (page: Page) => visible(page.getByRole('button', { name: /^删除.*的地址$/ })).first()

/** How many entries of the history lie before the one in front, by what the router wrote into it. */
const index = (page: Page) =>
  page.evaluate(() => (window.history.state as { idx: number; layer?: number } | null) ?? {})

/** 'Mine', and the addresses over it; `drawn` is how many there are. */
test.beforeEach(async ({ page, sandbox, heard }) => {
  expect(heard).toEqual([])
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openFromMine(page, TITLE)
  await expect(titleOf(page)).toHaveText(TITLE)
  await expect(cards(page)).toHaveCount(2)
})

test('back closes a question and stays on its page, and nothing is deleted', async ({ page }) => {
  const before = await index(page)
  await remove(page).click()
  await expect(question(page)).toBeVisible()
  await page.goBack()
  await expect(question(page)).toHaveCount(0)
  await expect(titleOf(page)).toHaveText(TITLE)
  await expect(cards(page)).toHaveCount(2)
  expect(await index(page)).toEqual(before)

  // Forward there is no ghost of it, and the page is left by one more step.
  await page.goForward()
  await expect.poll(() => index(page)).toEqual(before)
  await expect(question(page)).toHaveCount(0)
  await page.goBack()
  await expect(titleOf(page)).toHaveText('我的')
})

test('a question that is answered leaves no step in the history', async ({ page, heard }) => {
  const before = await index(page)
  await remove(page).click()
  await question(page).getByRole('button', { name: '取消' }).click()
  await expect.poll(() => index(page)).toEqual(before)
  await expect(cards(page)).toHaveCount(2)

  await remove(page).click()
  await question(page).getByRole('button', { name: '删除' }).click()
  await expectHeard(heard, '地址已删除')
  await expect(cards(page)).toHaveCount(1)
  await expect.poll(() => index(page)).toEqual(before)
  await page.goBack()
  await expect(titleOf(page)).toHaveText('我的')
})

test('a question goes with its page, however that is left', async ({ page }) => {
  for (const address of ['#/pages/tabbar/index', '#/user/setting', '#/pages/tabbar/user']) {
    await remove(page).click()
    await expect(question(page)).toBeVisible()
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, address)
    await expect(titleOf(page)).not.toHaveText(TITLE)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.goto('/#/user/address')
    await expect(titleOf(page)).toHaveText(TITLE)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(cards(page)).toHaveCount(2)
  }
})

test('two steps back at once leave the page, and its question with it', async ({ page }) => {
  await remove(page).click()
  await expect(question(page)).toBeVisible()
  await page.evaluate(() => window.history.go(-2))
  await expect(titleOf(page)).toHaveText('我的')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await shown(page, TITLE).click()
  await expect(cards(page)).toHaveCount(2)
})

test('a page that is loaded anew under a question asks nothing, and is left by one step', async ({
  page,
}) => {
  await remove(page).click()
  await expect(question(page)).toBeVisible()
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect.poll(async () => 'layer' in (await index(page))).toBe(false)
  await page.goBack()
  await expect(titleOf(page)).toHaveText('我的')
})

test('by the keyboard: the focus stays inside, Esc is a no, and it goes back where it was', async ({
  page,
}) => {
  await remove(page).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toHaveAccessibleDescription(/林夏/)
  const answers = question(page).getByRole('button')
  for (const name of ['取消', '删除', '取消']) {
    await page.keyboard.press('Tab')
    await expect(answers.and(page.getByRole('button', { name, exact: true }))).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(remove(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(2)

  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
})

test('screen readers and eyes can tell what is lost', async ({ page }) => {
  await remove(page).click()
  await expect(question(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('back closes one sheet after the other, and what was typed stays', async ({ page }) => {
  const before = await index(page)
  await visible(page.getByRole('button', { name: '新增地址' }))
    .last()
    .click()
  const form = sheet(page, '新增地址')
  await form.getByRole('textbox', { name: '收货人' }).fill('林夏夏')
  await form.getByRole('button', { name: /所在地区/ }).click()
  await expect(sheet(page, '选择地区')).toBeVisible()
  await page.goBack()
  await expect(sheet(page, '选择地区')).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: '收货人' })).toHaveValue('林夏夏')
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(titleOf(page)).toHaveText(TITLE)
  expect(await index(page)).toEqual(before)
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('')
})

test('a sheet follows a finger, goes back from a short way and closes from a long one', async ({
  page,
}) => {
  const before = await index(page)
  await visible(page.getByRole('button', { name: '新增地址' }))
    .last()
    .click()
  const form = sheet(page, '新增地址')
  await expect.poll(async () => (await form.boundingBox())?.y).toBeGreaterThan(0)
  await form.evaluate((panel) => Promise.all(panel.getAnimations().map((each) => each.finished)))
  const stands = (await form.boundingBox())?.y ?? 0
  const devtools = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 120, y: stands + 28 + y }],
    })
  const top = async () => Math.round(((await form.boundingBox())?.y ?? 0) - stands)

  await finger('touchStart', 0)
  for (const way of [20, 40, 60]) await finger('touchMove', way)
  // Moves within one frame are drawn as one: the finger goes on until the last is.
  await expect
    .poll(async () => {
      await finger('touchMove', 60)
      return top()
    })
    .toBe(60)
  // It rests, lest its speed count.
  await finger('touchMove', 59)
  await finger('touchMove', 58)
  await finger('touchMove', 57)
  await finger('touchEnd')
  await expect.poll(top).toBe(0)

  await finger('touchStart', 0)
  for (const way of [40, 80, 120, 160]) await finger('touchMove', way)
  await finger('touchEnd')
  await expect(form).toHaveCount(0)
  await expect(titleOf(page)).toHaveText(TITLE)
  expect(await index(page)).toEqual(before)
})

test('a sheet that is open turns dark with the system, and light again', async ({ page }) => {
  await remove(page).click()
  const colours = () =>
    question(page).evaluate((panel) => {
      const { backgroundColor, color } = getComputedStyle(panel)
      return [backgroundColor, color]
    })
  const dark = ['rgb(41, 37, 36)', 'rgb(250, 250, 249)']
  const light = ['rgb(255, 255, 255)', 'rgb(28, 25, 23)']
  for (const [colorScheme, worn] of [
    ['light', light],
    ['dark', dark],
    ['light', light],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(colours).toEqual(worn)
  }
})
