import type { Page } from '@playwright/test'
import { button, openCold, shown, titleOf, visible } from '../support/app'
import { expect, test } from '../support/test'

const SITE = 'https://www.taproom.example'
const frame = (page: Page) => page.getByTitle('www.taproom.example 的网页')

test('one of a listed site is shown, with its data', async ({ page }) => {
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  )
  const data = { id: 7 }
  const query = `${encodeURIComponent(`${SITE}/menu`)}&data=${encodeURIComponent(JSON.stringify(data))}`
  for (const address of [`/pages/web?alapath=${query}`, `/pages/index?path=${query}`]) {
    await openCold(page, `/#${address}`)
    await expect(frame(page).contentFrame().getByRole('heading')).toHaveText('Welcome')
    const src = new URL((await frame(page).getAttribute('src')) ?? '')
    expect(JSON.parse(src.searchParams.get('data') ?? '')).toEqual(data)
  }
})

test('any other is not', async ({ page }) => {
  await openCold(page, `/#/zero/web?alapath=${encodeURIComponent('https://evil.example/')}`)
  await expect(shown(page, '无法在此打开该网页')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a page of the app opens as itself', async ({ page }) => {
  await openCold(page, `/#/pages/index?path=${encodeURIComponent('/zero/html')}`)
  await expect(shown(page, '品酒四步')).toBeVisible()
})

test('a site of the server’s list is waited for and shown; another one is not, with its link to copy', async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('https://taproom.example/**', async (route) => {
    await asked
    await route.fulfill({ contentType: 'text/html', body: '<h1>Menu</h1>' })
  })
  // From inside: a document is loaded when its frames are, and this one waits.
  await openCold(page, '/')
  await page.goto('/#/pages/web?alapath=https%3A%2F%2Ftaproom.example%2Fmenu')
  await expect(shown(page, '正在打开 taproom.example…')).toBeVisible()
  answer()
  await expect(shown(page, 'taproom.example')).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Menu' })).toBeVisible()
  await openCold(page, '/#/pages/web?alapath=https%3A%2F%2Felsewhere.example%2Fa')
  await expect(shown(page, '无法在此打开该网页')).toBeVisible()
  await button(page, '复制链接').click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

for (const [route, param] of [
  ['/pages/web', 'alapath'],
  ['/pages/index', 'path'],
] as const)
  test(`${route} waits, says that a site does not answer, tries it again, and refuses an unknown one`, async ({
    page,
  }) => {
    const at = (url: string) => `/#${route}?${param}=${encodeURIComponent(url)}`
    let asked = 0
    await page.route('https://taproom.example/**', (answer) => {
      asked += 1
      // The first time nobody answers.
      if (asked > 1) answer.fulfill({ contentType: 'text/html', body: '<h1>Menu</h1>' })
    })
    await page.clock.install()
    // Not to the end: a document is loaded when its frames are, and this one never is.
    await page.goto(at('https://taproom.example/menu'), { waitUntil: 'commit' })
    await expect(shown(page, '正在打开 taproom.example…')).toBeVisible()
    await page.clock.fastForward(21_000)
    await expect(shown(page, 'taproom.example 没有响应')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(button(page, '复制链接')).toBeVisible()
    await button(page, '重试').click()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Menu' })).toBeVisible()
    await openCold(page, at('https://elsewhere.example/a'))
    await expect(shown(page, '无法在此打开该网页')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    // Without an address it says so, and names pages of our own.
    await openCold(page, `/#${route}`)
    await expect(shown(page, '没有网页地址')).toBeVisible()
    await visible(page.getByText('怎样品酒')).first().click()
    await expect(titleOf(page)).toHaveText('怎样品酒')
  })
