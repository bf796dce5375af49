import type { Page } from '@playwright/test'
import { button, expectHeard, expectSettled, openCold, register, visible } from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const LIST = '/#/views/index?url=/product/list'
const CART = '/#/views/index?url=/cart/index'
const SEARCH = '/#/tool/search?type=product'
const FRESH = '13777770042'

const cards = (page: Page) => visible(page.getByRole('link', { name: /, ¥/ }))
const box = (page: Page, name = '搜索啤酒') => visible(page.getByRole('textbox', { name }))
const count = (page: Page) => visible(page.locator('.tp-shelf__count'))

test('a newcomer searches, narrows what was found, and adds it where it stands', async ({
  page,
  sandbox,
  heard,
}) => {
  await test.step('a visitor’s word', async () => {
    await openCold(page, SEARCH)
    await box(page).fill('世涛')
    await box(page).press('Enter')
    await expect(count(page)).toHaveText(/“世涛”共 \d+ 个结果/)
  })

  await test.step('is theirs once they are somebody', async () => {
    await register(page, sandbox, FRESH)
    await openCold(page, SEARCH)
    const recent = page.getByRole('group', { name: '最近搜索' })
    await expect(recent.getByRole('button', { name: '世涛', exact: true })).toBeVisible()
    await expect
      .poll(async () => (await sandbox.log()).map(({ path }) => path))
      .toContain('/main/basic/search/merge')
  })

  await test.step('a suggestion is taken', async () => {
    await box(page).fill('云')
    // Exactly: what is found by itself meanwhile has buttons that name it too.
    await visible(page.getByRole('button', { name: '云台', exact: true }))
      .first()
      .click()
    await expect(count(page)).toHaveText(/“云台”共 \d+ 个结果/)
  })

  await test.step('the filter counts, and narrows', async () => {
    await box(page).fill('IPA')
    await box(page).press('Enter')
    await expect(count(page)).toHaveText(/“IPA”共 \d+ 个结果/)
    const before = await count(page).textContent()
    await button(page, '筛选').click()
    const sheet = page.getByRole('dialog', { name: '筛选' })
    await sheet.getByRole('group', { name: '风格' }).getByRole('checkbox').first().click()
    await sheet.getByRole('switch', { name: '仅看有货' }).click()
    await sheet.getByRole('button', { name: /^查看 \d+ 款$/ }).click()
    await expect(sheet).toHaveCount(0)
    await expect(button(page, '筛选，已选 2 项')).toBeVisible()
    await expect(count(page)).not.toHaveText(before ?? '')
  })

  await test.step('the + puts a variant into the cart, and the list is still there', async () => {
    const name = (await cards(page).first().getAttribute('aria-label'))?.split(', ¥')[0] ?? ''
    await button(page, `选购${name}`).click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('button', { name: '增加一件' }).click()
    await sheet.getByRole('button', { name: '加入购物车' }).click()
    await expectHeard(heard, '已加入购物车')
    await expect(sheet).toHaveCount(0)
    await expect(box(page)).toHaveValue('IPA')
    await openCold(page, CART)
    await expect(visible(page.getByText(name)).first()).toBeVisible()
  })

  await test.step('a word is forgotten, then all', async () => {
    await openCold(page, SEARCH)
    await button(page, '删除“云台”').click()
    await expect(button(page, '删除“云台”')).toHaveCount(0)
    await button(page, '清空').click()
    await expect(page.getByRole('group', { name: '最近搜索' })).toHaveCount(0)
    await openCold(page, SEARCH)
    await expect(page.getByRole('group', { name: '热门搜索' })).toBeVisible()
    await expect(page.getByRole('group', { name: '最近搜索' })).toHaveCount(0)
  })
})

test('a list is sorted by price both ways, and lies as it was left', async ({
  page,
  sandbox: _,
}) => {
  await openCold(page, LIST)
  await expect(count(page)).toHaveText(/^共 \d+ 款$/)
  /** Each of the first prices against the one before it: 1 rises, -1 falls. */
  const steps = async () => {
    const labels = await cards(page).evaluateAll((all) =>
      all.slice(0, 6).map((one) => one.getAttribute('aria-label') ?? ''),
    )
    const prices = labels.map((label) => Number(/¥([\d,.]+)/.exec(label)?.[1]?.replace(/,/g, '')))
    const found = prices.slice(1).map((price, at) => Math.sign(price - (prices[at] ?? price)))
    return [...new Set(found)].filter((step) => step !== 0)
  }
  await visible(page.getByRole('radio', { name: '价格' })).click()
  await expect.poll(steps).toEqual([1])
  await visible(page.getByRole('radio', { name: '价格，从低到高' })).click()
  await expect(visible(page.getByRole('radio', { name: '价格，从高到低' }))).toBeChecked()
  await expect.poll(steps).toEqual([-1])
  await button(page, '切换为列表').click()
  await openCold(page, LIST)
  await expect(button(page, '切换为网格')).toBeVisible()
})

test('stores, streams and articles are found by their kind', async ({ page, sandbox: _ }) => {
  await openCold(page, '/#/tool/search?type=store&keyword=江岸')
  await expect(visible(page.getByRole('tab', { name: '门店' }))).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(
    visible(page.getByRole('list', { name: '门店' }).getByRole('link')).first(),
  ).toBeVisible()
  await box(page, '搜索门店').fill('酒窖')
  await visible(page.getByRole('tab', { name: '文章' })).click()
  await expect(
    visible(page.getByRole('list', { name: '文章' }).getByRole('link')).first(),
  ).toBeVisible()
})

test('an address that no keyword fits behind is said', async ({ page, sandbox: _ }) => {
  await openCold(page, '/#/tool/search?url=/views/index')
  await expect(page.getByText('搜索地址必须包含 ?')).toBeVisible()
  await box(page).fill('云台')
  await expect(cards(page).first()).toBeVisible()
})

test('the class page shows what is in a class, and adds it', async ({ page, sandbox: _ }) => {
  await openCold(page, '/#/zero/class')
  await expect(cards(page).first()).toBeVisible()
  const first = await cards(page).first().getAttribute('aria-label')
  await visible(page.getByRole('tab')).nth(1).click()
  await expect(cards(page).first()).not.toHaveAttribute('aria-label', first ?? '')
  await button(page, /^选购/).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a list whose filter cannot be had says so in the sheet, and tries again', async ({
  page,
  sandbox,
}) => {
  await sandbox.plan([{ match: { path: '*product/facets*' }, kind: 'status', code: 500, times: 9 }])
  await openCold(page, LIST)
  await button(page, '筛选').click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await expect(sheet.getByRole('button', { name: '重试' })).toBeVisible()
  await sandbox.calm()
  await sheet.getByRole('button', { name: '重试' }).click()
  await expect(sheet.getByRole('group', { name: '风格' })).toBeVisible()
})

test('by the keyboard alone, and for a screen reader', async ({ page, sandbox: _ }) => {
  await openCold(page, LIST)
  await expectSettled(page)
  await button(page, '筛选').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '筛选' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button(page, '筛选')).toBeFocused()
  for (const address of [LIST, '/#/zero/class', `${SEARCH}&keyword=IPA`, SEARCH]) {
    await openCold(page, address)
    expect(await violations(page)).toEqual([])
  }
})
