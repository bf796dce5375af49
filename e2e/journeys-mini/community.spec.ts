import { expect, type Fixtures, HOSTS, type Phone, test } from './phone'
import { button, callsOf, dialog, expectSaid, expectTitle, LOGINS, link } from './steps'

const COPY = { weapp: 'setClipboardData', alipay: 'setClipboard' } as const
const PAY_PASSWORD = '135790'

/** Rows of a list, by its name. */
const rows = (phone: Phone, list: string) =>
  phone.current().getByRole('list', { name: list }).getByRole('listitem')

/** The member's phone, after the one tap of the host. */
async function logIn(openPhone: Fixtures['openPhone'], host: Phone['host']): Promise<Phone> {
  const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
  await LOGINS.host(phone)
  await expectTitle(phone, '素材')
  return phone
}

for (const host of HOSTS) {
  test(`${host}: a coupon is claimed`, async ({ openPhone }) => {
    const phone = await logIn(openPhone, host)
    await phone.restart('/core/views/index?url=/coupon/index')
    const week = rows(phone, '优惠券').filter({ hasText: '酒花周专享' })
    await week.getByRole('button', { name: /^领取/ }).click()
    await expect(week).toContainText('去使用')
    await phone.shot('coupons')
  })

  test(`${host}: a poster is chosen and the link copied`, async ({ openPhone }) => {
    const phone = await logIn(openPhone, host)
    await phone.restart('/core/tookeen/invitation')
    await phone.current().getByRole('radio', { name: '小麦的早晨' }).click()
    await expect(
      phone.current().getByRole('img', { name: '海报“小麦的早晨”，含您的邀请码' }).first(),
    ).toBeVisible()
    await button(phone, '复制 我的邀请链接').click()
    await expectSaid(phone, '复制成功')
    expect(JSON.stringify(callsOf(phone, COPY[host]))).toContain('parentId=1001')
    await phone.shot('invitation')
  })

  test(`${host}: the team opens level by level`, async ({ openPhone }) => {
    const phone = await logIn(openPhone, host)
    await phone.restart('/core/conduit/teamList')
    await button(phone, '何文博邀请的 2 人').click()
    await expect(rows(phone, '何文博邀请的成员')).toHaveText([/郭安/, /唐黎/])
    await phone.current().getByRole('tab', { name: '二级成员' }).click()
    await expect(rows(phone, '二级成员').filter({ hasText: '唐黎' })).toContainText('由何文博邀请')
    await phone.shot('team')
  })

  test(`${host}: terminals of a channel`, async ({ openPhone }) => {
    const phone = await logIn(openPhone, host)
    await phone.restart('/core/conduit/channelList')
    await phone.current().getByRole('radio', { name: '酒店，6 台' }).click()
    await expect(rows(phone, '终端列表')).toHaveCount(6)
    await phone.shot('terminals')
  })

  test(`${host}: a package is paid from the balance, and marked as opened`, async ({
    openPhone,
  }) => {
    const phone = await logIn(openPhone, host)
    await phone.restart('/core/scanPay/show?id=1')
    await button(phone, '立即开通').click()
    await expectTitle(phone, '开通')
    await button(phone, '确认并支付').click()
    await expectTitle(phone, '支付订单')
    await phone.current().getByRole('radio', { name: '余额支付' }).click()
    await button(phone, /^支付 ¥/).click()
    await dialog(phone, /^支付/).locator('input').fill(PAY_PASSWORD)
    await expectTitle(phone, '支付结果')
    await phone.restart('/core/scanPay/index')
    await expect(link(phone, /^尝鲜套餐/)).toContainText('已开通')
  })

  test(`${host}: a line of a stream is said and read`, async ({ openPhone }) => {
    const phone = await logIn(openPhone, host)
    await phone.restart('/core/views/index?url=/live/show&id=960001')
    const talk = phone.current().getByRole('log', { name: '聊天' })
    await expect(talk).toContainText('Cheers!')
    const field = phone.current().getByRole('textbox', { name: '说点什么' })
    await field.fill('从手机上问好')
    await field.press('Enter')
    await expect(talk.getByText('从手机上问好')).toHaveCount(1)
    await expect(talk.getByText('从手机上问好')).toBeInViewport()
    await phone.shot('stream')
  })
}
