import { expect, type Phone, test } from './phone'
import { button, expectTitle, LOGINS, link, shown } from './steps'

const WALLET = '/core/asset/account/rawindex'
const RECHARGE = '/core/asset/recharge'
const REASON = '由于相关规范，iOS 功能暂不可用'

async function logIn(phone: Phone): Promise<void> {
  await LOGINS.host(phone)
  await expectTitle(phone, '素材')
}

test('weapp: an iPhone is sold no top-up and is told why, another phone is', async ({
  openPhone,
}) => {
  const start = { url: '/core/user/login', identity: 'member' } as const

  await test.step('an iPhone', async () => {
    const phone = await openPhone('weapp', { ...start, system: 'ios' })
    await logIn(phone)
    await phone.restart(WALLET)
    await expect(link(phone, '转账')).toBeVisible()
    await expect(link(phone, '充值')).toHaveCount(0)
    await phone.shot('ios-wallet')
    await phone.restart(RECHARGE)
    await expect(shown(phone, REASON)).toBeVisible()
    await expect(phone.current().locator('input')).toHaveCount(0)
    await phone.shot('ios-recharge')
    await phone.restart('/core/views/index?url=/grade/index')
    const grades = phone.current().getByRole('listitem').filter({ hasText: '经验值起' })
    await expect(grades).toHaveCount(3)
    await expect(phone.current()).not.toContainText('¥')
    await expect(button(phone, /^开通/)).toHaveCount(0)
    await phone.shot('ios-grades')
  })

  await test.step('an Android phone', async () => {
    const phone = await openPhone('weapp', { ...start, system: 'android' })
    await logIn(phone)
    await phone.restart(WALLET)
    await link(phone, '充值').click()
    await expectTitle(phone, '充值')
    await expect(phone.current().getByRole('radio', { name: /^余额/ })).toBeVisible()
    await expect(shown(phone, REASON)).toHaveCount(0)
  })
})
