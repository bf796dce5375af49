import { MEMBER } from '../support/app'
import { expect, HOSTS, test } from './phone'
import { button, expectTitle, link, logInByCode, shown } from './steps'

for (const host of HOSTS) {
  test(`${host}: messages lead to what they are about, and are read`, async ({
    openPhone,
    sandbox,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login' })
    await logInByCode(phone, sandbox, MEMBER.mobile)
    await expectTitle(phone, '素材')
    const mark = phone.page.locator('.mini-badge')
    await expect(mark).toHaveText(/^\d+$/)
    const marked = async () => Number(await mark.textContent())
    const before = await marked()
    await phone.tapTab(2)
    await phone.current().getByText('消息', { exact: true }).click()
    await expectTitle(phone, '消息')
    await phone.current().getByRole('tab', { name: /^订单/ }).click()
    await link(phone, /^订单 T\d+ 已发货。/)
      .first()
      .click()
    await expectTitle(phone, '订单详情')
    await phone.back()
    await phone.current().getByRole('tab', { name: /^全部/ }).click()
    await expect(shown(phone, /^\d+ 条未读$/)).toBeVisible()
    await button(phone, '全部已读').click()
    await expect(button(phone, '全部已读')).toHaveCount(0)
    await phone.shot('read')
    await phone.back()
    // What was said in a talk is counted until the talk is opened.
    await expect.poll(marked).toBeLessThan(before)
  })
}
