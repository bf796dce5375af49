import {
  button,
  MEMBER,
  openCold,
  openLoggedIn,
  register,
  shown,
  tab,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

test('messages are counted by kind, lead to what they are about, and are read', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await tab(page, '商家').click()
  await visible(page.getByText('消息', { exact: true }))
    .first()
    .click()
  await expect(titleOf(page)).toHaveText('消息')
  const live = page.getByRole('tab', { name: /^直播/ })
  await expect(live).toHaveText('直播1')
  await live.click()
  await shown(page, '1 条未读').waitFor()
  await visible(page.getByRole('link', { name: /开播了：「酒花采收」/ })).click()
  await expect(page).toHaveURL(/live%2Fshow&id=960003/)
  await page.goBack()
  await expect(live).toHaveText(/^直播$/)
  await page.getByRole('tab', { name: /^全部/ }).click()
  await button(page, '全部已读').click()
  await expect(button(page, '全部已读')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab', { name: /^全部/ })).toHaveText(/^全部$/)
})

test('the tab says to somebody new what is unread, until it is read', async ({
  browser,
  page,
  sandbox,
}) => {
  const marked = page.getByRole('navigation').getByRole('link', { name: /条未读/ })
  const counted = page.waitForResponse(/notice\/message\/count/)
  await register(page, sandbox, '13912340001')
  await counted
  await expect(marked).toHaveCount(0)
  await openCold(page, '/#/tookeen/invitation')
  const code = /TAP[0-9A-Z]+/.exec(await shown(page, /TAP[0-9A-Z]+/).innerText())?.[0]

  const friends = await browser.newContext({ locale: 'zh-CN', baseURL: sandbox.origin })
  await register(await friends.newPage(), sandbox, '13912340002', `/#/user/reg?parentId=${code}`)
  await friends.close()

  await openCold(page, '/')
  await expect(marked).toHaveAccessibleName('商家，1 条未读')
  await tab(page, '商家').click()
  await visible(page.getByText('消息', { exact: true }))
    .first()
    .click()
  await visible(page.getByRole('link', { name: /加入了您的团队/ })).click()
  await page.goBack()
  await page.goBack()
  await expect(tab(page, '商家')).toBeVisible()
  await expect(marked).toHaveCount(0)
})

test('nobody is told on the tab what somebody who left has not read', async ({ page, sandbox }) => {
  const marked = page.getByRole('navigation').getByRole('link', { name: /条未读/ })
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await expect(marked).toHaveCount(1)
  await openCold(page, '/#/user/setting')
  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(titleOf(page)).toHaveText('素材')
  await expect(marked).toHaveCount(0)
})
