import { MEMBER } from '../support/app'
import { expect, HOSTS, test } from './phone'
import { button, dialog, expectTitle, field, LOGINS, shown } from './steps'

const PAYMENT = { weapp: '微信支付', alipay: '支付宝' } as const
const PAY_PASSWORD = '135790'
const OWNER = '13900139000'

for (const host of HOSTS) {
  test(`${host}: a card, a top-up through the host's payment, a transfer`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')

    await test.step('a card, grouped while it is typed and masked ever after', async () => {
      await phone.restart('/core/asset/bank')
      await expectTitle(phone, '银行卡')
      await button(phone, '添加银行卡').click()
      const form = dialog(phone, '添加账户')
      await field(phone, '开户人').fill(MEMBER.name)
      await field(phone, '银行卡号').fill('6228480402564890018')
      await expect(field(phone, '银行卡号')).toHaveValue('6228 4804 0256 4890 018')
      await phone.shot('card-form')
      await form.getByRole('button', { name: '保存' }).click()
      await expect(shown(phone, '62** **** **** **** *18')).toBeVisible()
      await phone.shot('cards')
    })

    await test.step('a top-up', async () => {
      await phone.restart('/core/asset/recharge')
      await expect(phone.current().getByRole('radio', { name: /^余额.*2,864\.50/ })).toBeVisible()
      await phone.current().getByRole('radio', { name: '¥100', exact: true }).click()
      await phone.shot('recharge')
      await button(phone, '充值 ¥100.00').click()
      await expectTitle(phone, '支付订单')
      await phone.current().getByRole('radio', { name: PAYMENT[host] }).click()
      await button(phone, /^支付 ¥100\.00/).click()
      await expect(phone.page.locator('.mini-payment-sheet')).toBeVisible()
      await phone.approvePayment()
      await expectTitle(phone, '支付结果')
      await phone.restart('/core/asset/recharge')
      await expect(phone.current().getByRole('radio', { name: /^余额.*2,964\.50/ })).toBeVisible()
    })

    await test.step('a transfer', async () => {
      await phone.restart('/core/views/index?url=/asset/transfer')
      await expectTitle(phone, '转账')
      await field(phone, '收款人手机号').fill(OWNER)
      await field(phone, '转账金额').fill('100')
      await expect(shown(phone, '手续费 ¥0.50，合计 ¥100.50')).toBeVisible()
      await phone.shot('transfer')
      await button(phone, '下一步').click()
      await dialog(phone, '确认转账信息').getByRole('button', { name: '确认转账' }).click()
      const sheet = dialog(phone, '转账给 139****9000')
      await expect(sheet).toBeVisible()
      await phone.shot('pay-password')
      await sheet.locator('input').fill(PAY_PASSWORD)
      await expect(shown(phone, '转账成功')).toBeVisible()
      await phone.shot('transferred')
    })
  })
}
