import {
  button,
  expectHeard,
  openCold,
  openFromMine,
  register,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const FRESH = '13766668890'
const TAKEOVER = '/#/views/index?url=/event/show&id=980003'

test('a newcomer books an event, shows the ticket, and gives the places back', async ({
  page,
  sandbox,
  heard,
}) => {
  await register(page, sandbox, FRESH)
  await openFromMine(page, '活动')
  await expect(titleOf(page)).toHaveText('活动')

  await test.step('two places of twenty-four', async () => {
    const card = visible(page.getByRole('link', { name: /酒头接管日/ })).first()
    await expect(card).toContainText('余 24 位')
    await expect(card).toContainText('免费')
    await card.click()
    await expect(titleOf(page)).toHaveText('活动详情')
    expect(await violations(page)).toEqual([])
    await button(page, '立即预约').click()
    const sheet = page.getByRole('dialog', { name: '预约几位？' })
    await sheet.getByRole('button', { name: '增加一位' }).click()
    await sheet.getByRole('button', { name: '预约 2 位' }).click()
    await expectHeard(heard, '预约成功')
  })

  await test.step('the ticket is a code and a number', async () => {
    await expect(titleOf(page)).toHaveText('活动票')
    await expect(visible(page.getByRole('img', { name: '活动票二维码' }))).toBeVisible()
    await expect(visible(page.getByText(/^\d{5} \d{5}$/))).toBeVisible()
    expect(await violations(page)).toEqual([])
    await openCold(page, TAKEOVER)
    await expect(visible(page.getByText('余 22 位')).first()).toBeVisible()
    await button(page, '查看活动票').click()
  })

  await test.step('given back, the places are free again', async () => {
    await button(page, '取消预约').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click()
    await expectHeard(heard, '已取消')
    await expect(visible(page.getByText('已取消', { exact: true })).first()).toBeVisible()
    await expect(visible(page.getByRole('img', { name: '活动票二维码' }))).toHaveCount(0)
    await openCold(page, TAKEOVER)
    await expect(visible(page.getByText('余 24 位')).first()).toBeVisible()
    await expect(button(page, '立即预约')).toBeVisible()
  })
})

test('a film is played', async ({ page }) => {
  await openCold(page, '/#/views/index?url=/video/index')
  await visible(page.getByRole('link', { name: /完美一杯/ }))
    .first()
    .click()
  const player = visible(page.locator('video')).first()
  await expect(player).toBeVisible()
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5)
})
