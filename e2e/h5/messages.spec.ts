import { button, MEMBER, openLoggedIn, shown, tab, titleOf, visible } from '../support/app'
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
