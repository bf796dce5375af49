import { styled } from './classes'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, expectTitle, LOGINS, shown } from './steps'

const WALLET = '/core/asset/account/rawindex'

/** Cents of the one amount in a text. */
function centsOf(text: string): number {
  const match = /([−+]?)¥([\d,]+)\.(\d\d)/.exec(text.replace(/\s/g, ''))
  if (!match) throw new Error(`no amount in “${text}”`)
  const [, sign, integer = '', fraction = ''] = match
  const cents = Number(integer.replace(/,/g, '')) * 100 + Number(fraction)
  return sign === '−' ? 0 - cents : cents
}

const amountIn = async (phone: Phone, name: RegExp) =>
  centsOf((await button(phone, name).first().textContent()) ?? '')

for (const host of HOSTS) {
  test(`${host}: a figure, its lines, one of them, a chart and its table`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')
    await phone.restart(WALLET)
    await expectTitle(phone, '我的钱包')
    await expect(shown(phone, '我的账户')).toBeVisible()
    await phone.shot('wallet')

    await test.step('the lines of yesterday add up to its yield', async () => {
      const stated = await amountIn(phone, /^昨日收益/)
      await button(phone, /^昨日收益/).click()
      await expectTitle(phone, '账单')
      const rows = phone
        .current()
        .getByRole('group', { name: /^\d{4}-\d\d-\d\d$/ })
        .getByRole('button')
      await expect(rows.first()).toBeVisible()
      await expect(shown(phone, '没有更多了')).toBeAttached()
      const texts = await rows.allTextContents()
      expect(texts.reduce((sum, text) => sum + centsOf(text), 0)).toBe(stated)
      await phone.shot('bills')
      await rows.first().click()
      await expect(shown(phone, '交易后余额')).toBeVisible()
      await phone.shot('line')
      await phone.back()
      await phone.back()
      await expectTitle(phone, '我的钱包')
    })

    await test.step('a chart is drawn, and is a table at a tap', async () => {
      const drawing = phone.page.getByRole('img', { name: /^每日收益/ })
      const card = phone.current().locator(styled(host, 'tp-chart')).filter({ has: drawing })
      const chart = card.getByRole('img')
      await chart.scrollIntoViewIfNeeded()
      await expect(chart).toBeVisible()
      await phone.shot('chart')
      await card.getByRole('button', { name: '查看表格' }).click()
      const table = phone.current().getByRole('list', { name: '每日收益' })
      await expect(table.getByRole('listitem')).toHaveCount(1 + 30 + 1)
      await phone.shot('table')
    })

    await test.step('hidden amounts stay hidden after a restart', async () => {
      // What is far from the screen is not drawn: back to the top.
      await phone.current().evaluate((page) => page.scrollTo(0, 0))
      await button(phone, '隐藏金额').click()
      await expect(button(phone, '显示金额')).toBeVisible()
      await phone.restart(WALLET)
      await expect(button(phone, '显示金额')).toBeVisible()
      await expect(shown(phone, /^昨日收益/)).toBeVisible()
      await expect(phone.current()).not.toContainText('¥')
    })
  })
}
