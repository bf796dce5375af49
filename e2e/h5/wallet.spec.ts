import type { Locator, Page } from '@playwright/test'
import {
  button,
  expectSettled,
  forgetAll,
  MEMBER,
  NEWCOMER,
  openCold,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

const WALLET = '/#/asset/account/rawindex'
const BILLS = '/#/views/auto/bill?key=bill'

/** Cents of a text that is one amount: `+¥1,234.50`, `−¥3.00`. */
function centsOf(text: string): number {
  const match = /([−+]?)¥([\d,]+)\.(\d\d)/.exec(text.replace(/\s/g, ''))
  if (!match) throw new Error(`no amount in “${text}”`)
  const [, sign, integer = '', fraction = ''] = match
  const cents = Number(integer.replace(/,/g, '')) * 100 + Number(fraction)
  return sign === '−' ? 0 - cents : cents
}

const summary = (page: Page) => visible(page.getByRole('region', { name: '合计' }))
/** What the lines add up to, once it has come: their number comes with it. */
async function totals(page: Page): Promise<string> {
  await expect(summary(page)).toContainText(/\d 笔/)
  return (await summary(page).textContent()) ?? ''
}
/** The lines of the days that are shown: each ends with its amount. */
const lines = (page: Page) =>
  visible(page.getByRole('group', { name: /^\d{4}-\d\d-\d\d$/ }).getByRole('button'))
const figure = (page: Page, name: string) =>
  visible(page.getByRole('button', { name: new RegExp(`^${name}`) })).first()

/** Scrolls until the list has come to its end. */
async function loadAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(shown(page, '没有更多了')).toBeVisible({ timeout: 300 })
  }).toPass()
}

/** A chart of the wallet; what is far below is drawn when it comes near. */
async function chartOf(page: Page, name: RegExp): Promise<Locator> {
  const chart = visible(page.getByRole('img', { name }))
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(chart).toBeVisible({ timeout: 300 })
  }).toPass()
  return chart
}

/** The figures a chart of the wallet is drawn from. */
async function openTable(page: Page, name: string): Promise<Locator> {
  const card = page.locator('.tp-chart').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('button', { name: '查看表格' }).click()
  return page.getByRole('table', { name })
}

/** Points are no money: their lines add up by themselves. */
const inPoints = (text: string) => text.endsWith('积分')
const sumOf = (texts: readonly string[]) =>
  texts.filter((text) => !inPoints(text)).reduce((sum, text) => sum + centsOf(text), 0)
const pointsOf = (texts: readonly string[]) =>
  texts.filter(inPoints).reduce((sum, text) => sum + Number(/\+(\d+) 积分$/.exec(text)?.[1]), 0)

async function sumOfLines(page: Page): Promise<number> {
  return sumOf(await lines(page).allTextContents())
}

test('a figure opens its lines, which add up to it, and a line what it belongs to', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, WALLET)
  await expect(titleOf(page)).toHaveText('我的钱包')

  for (const [name, spent] of [
    ['今日收益', false],
    ['昨日收益', false],
    ['投资设备', true],
    ['累计收入', false],
  ] as const) {
    const stated = centsOf((await figure(page, name).textContent()) ?? '')
    await figure(page, name).click()
    await expect(summary(page)).toContainText(name)
    await expect(summary(page)).toContainText(/截至 \d{4}-\d\d-\d\d \d\d:\d\d/)
    expect(centsOf(await totals(page))).toBe(stated)
    await loadAll(page)
    const sum = await sumOfLines(page)
    expect(spent ? 0 - sum : sum).toBe(stated)
    const count = await lines(page).count()
    await expect(summary(page)).toContainText(`${count} 笔`)
    await page.goBack()
    await expect(titleOf(page)).toHaveText('我的钱包')
  }

  await test.step('a payment leads to its order', async () => {
    await openCold(page, `${BILLS}&type=payment`)
    const first = lines(page).first()
    await expect(first).toContainText('−¥')
    const [amount = ''] = /¥[\d,.]+/.exec((await first.textContent()) ?? '') ?? []
    await first.click()
    await expect(shown(page, '交易后余额')).toBeVisible()
    await expect(shown(page, '流水号')).toBeVisible()
    await button(page, '查看订单').click()
    await expect(titleOf(page)).toHaveText('订单详情')
    await expect(shown(page, amount)).toBeVisible()
  })
})

test('an account, its lines, and the other half of a settlement', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, WALLET)
  await figure(page, '设备收益').click()
  await expect(button(page, '账户: 设备收益')).toBeVisible()
  await button(page, /^类型/).click()
  await page.getByRole('radio', { name: '转账' }).click()
  await expect(button(page, '类型: 转账')).toBeVisible()
  await lines(page).first().click()
  await expect(shown(page, '流水号')).toBeVisible()
  // Else the first amount is one of the list.
  await expectSettled(page)
  const out = await shown(page, /^−¥/).textContent()
  await button(page, '查看对方账户的账单').click()
  await expect(shown(page, /^\+¥/)).toHaveText((out ?? '').replace('−', '+'))
})

test('filters narrow the list, its days and its totals, and can be cleared', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, BILLS)
  await expect(lines(page).first()).toBeVisible()
  const all = await totals(page)
  await button(page, /^时间/).click()
  await page.getByRole('radio', { name: '近 7 天' }).click()
  await expect(button(page, '时间: 近 7 天')).toBeVisible()
  await loadAll(page)
  const narrowed = await totals(page)
  expect(narrowed).not.toBe(all)
  const [income = '', expense = ''] = narrowed.match(/[+−]?¥[\d,.]+/g) ?? []
  expect(await sumOfLines(page)).toBe(centsOf(income) + centsOf(expense))
  const points = pointsOf(await lines(page).allTextContents())
  expect(points).toBeGreaterThan(0)
  expect(narrowed).toContain(`+${points} 积分`)
  const days = visible(page.getByRole('group', { name: /^\d{4}-\d\d-\d\d$/ }))
  // The sums of the days come by themselves, all at once.
  await expect(days.first()).toContainText(/(收入|支出) [¥\d]/)
  for (const day of await days.all()) {
    const rows = await day.getByRole('button').allTextContents()
    const sum = sumOf(rows)
    const head = (await day.textContent()) ?? ''
    const cents = (name: string) => {
      const part = new RegExp(`${name} (¥[\\d,]+\\.\\d\\d)`).exec(head)?.[1]
      return part ? centsOf(part) : 0
    }
    expect(sum).toBe(cents('收入') - cents('支出'))
    if (rows.some(inPoints)) expect(head).toContain(`收入 ${pointsOf(rows)} 积分`)
  }
  await button(page, /^类型/).click()
  await page.getByRole('radio', { name: '退款' }).click()
  await expect(shown(page, '没有符合条件的账单')).toBeVisible()
  await button(page, '清除筛选').click()
  await expect(summary(page)).toHaveText(all)
})

test('the eye hides amounts everywhere and is remembered', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, WALLET)
  await expect(shown(page, /^¥2,864/)).toBeVisible()
  await button(page, '隐藏金额').click()
  const screen = () => page.locator('body').innerText()
  await expect.poll(screen).not.toMatch(/¥\s?\d/)
  await openCold(page, BILLS)
  await expect(lines(page).first()).toBeVisible()
  expect(await screen()).not.toMatch(/¥\s?\d/)
  await button(page, '显示金额').click()
  await expect.poll(screen).toMatch(/¥\s?\d/)
  await openCold(page, '/#/pages/tabbar/user')
  await expect(shown(page, /^¥2,864/)).toBeVisible()
})

test('a chart is a table for who wants one, and says the same', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, WALLET)
  const chart = await chartOf(page, /^每日收益/)
  const spoken = (await chart.getAttribute('aria-label')) ?? ''
  const table = await openTable(page, '每日收益')
  await expect(table.getByRole('row')).toHaveCount(1 + 30 + 1)
  const column = async (at: number) => {
    const cells = await table.locator(`tbody tr td:nth-of-type(${at})`).allTextContents()
    return cells.reduce((sum, text) => sum + centsOf(text), 0)
  }
  const stated = spoken.match(/¥[\d,.]+/g)?.map((text) => centsOf(text.replace(/[,.]+$/, '')))
  expect([await column(1), await column(2)]).toEqual(stated)
  const foot = await table.locator('tfoot td').allTextContents()
  expect(foot.map(centsOf)).toEqual(stated)
})

test('the last point of the balance chart is the balance', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, WALLET)
  await chartOf(page, /^余额走势.*余额 ¥2,864\.50$/)
  const periods = page.getByRole('radiogroup', { name: '时间范围' }).first()
  const table = await openTable(page, '余额走势')
  await expect(table).toBeVisible()
  // Who reads the table goes on reading it.
  await periods.getByRole('radio', { name: '90 天' }).click()
  await expect(table.getByRole('row')).toHaveCount(1 + 90)
})

test('bills wait for the network and come when it is back', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, BILLS)
  await expect(lines(page).first()).toBeVisible()
  await page.context().setOffline(true)
  await button(page, /^类型/).click()
  await page.getByRole('radio', { name: '收益', exact: true }).click()
  await expect(shown(page, '网络已断开')).toBeVisible()
  await page.context().setOffline(false)
  await expect(lines(page).first()).toBeVisible()
  await expect(button(page, '类型: 收益')).toBeVisible()
})

test('somebody else’s line is not here', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, `${BILLS}&type=payment`)
  await lines(page).first().click()
  await expect(shown(page, '流水号')).toBeVisible()
  const id = /[?&]id=(\d+)/.exec(page.url())?.[1]
  await forgetAll(page)
  await openLoggedIn(page, sandbox, NEWCOMER.mobile, `${BILLS}&id=${id}`)
  await expect(shown(page, '找不到这条记录')).toBeVisible()
})

test('both paths of the wallet and both of the bills draw the same', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/account/rawindex')
  await expect(shown(page, '我的账户')).toBeVisible()
  for (const path of ['/#/account/bill', '/#/views/bill']) {
    await openCold(page, path)
    await expect(lines(page).first()).toBeVisible()
    await expect(summary(page)).toContainText('全部时间')
  }
})
