import type { Page } from '@playwright/test'
import { openCold, shown, tryAgain, visible } from '../support/app'
import { onlyLoaded, SCRIPT, withoutWorker } from '../support/late-code'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const PARTS = '/#/views/index?url=/parts'
const FAILED = '数据获取失败'
const MISSING = '部分数据获取失败，网络恢复后自动显示'

withoutWorker()

const row = (title: string) => ({
  value: [{ id: title, title }],
  config: { type: 'list', item: { title: 'title' } },
})
const rich = (text: string) => ({ value: `<p>${text}</p>`, config: { type: 'richText' } })

/** A page whose first widget came with home, and others whose code is asked for when they are drawn. */
const serveParts = (sandbox: Sandbox, ...late: readonly object[]) =>
  sandbox.serveView('/parts', {
    name: 'Parts',
    url: '/parts',
    security: {},
    widgets: [{ value: { title: '本周的酒' }, config: { type: 'title' } }, wide, ...late],
  })
/** High enough for a page that has lost all else to be one. */
const wide = {
  value: [{ image: '/pictures/banner/cellar.svg', url: '/pages/tabbar/index', alt: '酒窖' }],
  config: { type: 'banner', ratio: 1 },
}

/** Opens the page from another one of its package; of its own scripts none comes, until `come`. */
async function openWithout(page: Page): Promise<{ come(): Promise<void> }> {
  await openCold(page, '/#/user/setting')
  await expect(shown(page, '清除页面缓存')).toBeVisible()
  const isOld = await onlyLoaded(page)
  const mayCome = ({ href }: URL) => !SCRIPT.test(href) || isOld(href)
  await page.route(
    (url) => !mayCome(url),
    (route) => route.abort('connectionreset'),
  )
  await page.goto(PARTS)
  return { come: () => page.unrouteAll() }
}

const failure = (page: Page) => visible(page.getByText(FAILED, { exact: true }))
const retries = (page: Page) => visible(page.getByRole('button', { name: '重试' }))

test('a widget whose code does not come says so in its place, and the next try has it', async ({
  page,
  sandbox,
}) => {
  await serveParts(sandbox, row('燕麦世涛'))
  const code = await openWithout(page)
  await expect(failure(page)).toBeVisible()
  await expect(shown(page, '本周的酒')).toBeVisible()
  await retries(page).click()
  await expect(failure(page)).toBeVisible()
  await expect(retries(page)).toHaveCount(1)
  await code.come()
  await tryAgain(page, shown(page, '燕麦世涛'))
  await expect(failure(page)).toHaveCount(0)
})

test('of several widgets without their code the page speaks once, and one tap brings them', async ({
  page,
  sandbox,
}) => {
  const heading = { value: { title: '酒单' }, config: { type: 'title' } }
  await serveParts(sandbox, heading, row('燕麦世涛'), rich('冷藏保存'))
  const code = await openWithout(page)
  await expect(shown(page, MISSING)).toBeVisible()
  await expect(retries(page)).toHaveCount(1)
  await expect(failure(page)).toHaveCount(0)
  await expect(shown(page, '本周的酒')).toBeVisible()
  // A heading does not stand over nothing.
  await expect(shown(page, '酒单')).toHaveCount(0)
  await code.come()
  await tryAgain(page, shown(page, '酒单'))
  await expect(shown(page, '燕麦世涛')).toBeVisible()
  await expect(shown(page, '冷藏保存')).toBeVisible()
  await expect(shown(page, MISSING)).toHaveCount(0)
})
