import type { Page, Request } from '@playwright/test'
import { openCold, shown, titleOf, visible } from '../support/app'
import { expect, test } from '../support/test'

const aborted = (page: Page, url: RegExp): Promise<Request> =>
  page.waitForEvent('requestfailed', (request) => url.test(request.url()))

test('a call nobody waits for any more ends on the wire when its page closes', async ({
  page,
  sandbox,
}) => {
  await openCold(page, '/')
  const card = page.getByRole('link', { name: /^云台, ¥/ }).first()
  await expect(card).toBeVisible()
  await sandbox.plan([{ match: { path: '*productShow*' }, times: 9, kind: 'latency', ms: 20_000 }])
  const asked = page.waitForRequest(/productShow\/detail/)
  await card.click()
  await asked
  const failed = aborted(page, /productShow\/detail/)
  await page.getByRole('button', { name: '返回', exact: true }).last().click()
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(titleOf(page)).toHaveText('素材')
  await expect(visible(page.getByRole('alert'))).toHaveCount(0)
  // Whoever comes back gets the page.
  await sandbox.calm()
  await card.click()
  await expect(page.getByRole('heading', { name: '云台' })).toBeVisible()
})

test('a call nobody waits for any more is left by a newer search', async ({ page, sandbox }) => {
  await openCold(page, '/#/tool/search')
  const box = visible(page.getByRole('textbox', { name: '搜索啤酒' }))
  await expect(box).toBeVisible()
  await sandbox.plan([{ match: { path: '*product/page*' }, times: 1, kind: 'latency', ms: 20_000 }])
  const asked = page.waitForRequest(/product\/page\?.*keyWord=%E6%9E%9C/i)
  await box.fill('果')
  await asked
  const failed = aborted(page, /product\/page\?.*keyWord=%E6%9E%9C/i)
  await box.fill('云台')
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(visible(page.getByRole('link', { name: /云台/ }))).toBeVisible()
  await expect(shown(page, '数据获取失败')).toHaveCount(0)
})
