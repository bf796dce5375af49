import type { Page } from '@playwright/test'
import {
  button,
  comeTo,
  expectDrawn,
  expectPictures,
  MEMBER,
  openCold,
  openLoggedIn,
  register,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { GENERIC_PAGES } from '../support/generic-pages'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const EDITOR = '13900139000'

test('every generic page shows its content to anybody', async ({ page }) => {
  for (const [path, content] of GENERIC_PAGES) {
    await test.step(path, async () => {
      await openCold(page, `/#${path}`)
      await expect(shown(page, content)).toBeVisible()
      await expectDrawn(page)
      await expect(shown(page, '即将上线')).toHaveCount(0)
    })
  }
})

const rows = (page: Page) => visible(page.getByRole('listitem'))

test('a list of an entity pages by fifteen, sorts, searches and opens a record', async ({
  page,
}) => {
  const pages: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/shop/product/page')) pages.push(request.postDataJSON())
  })
  await openCold(page, '/#/zero/fast')
  await expect(rows(page).first()).toBeVisible()
  await expectPictures(page)
  expect(pages[0]).toMatchObject({ pageIndex: 1, pageSize: 15 })
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(shown(page, '没有更多了')).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(pages.length).toBeGreaterThan(1)

  await page.getByRole('radio', { name: '低价' }).click()
  await expect.poll(() => pages.at(-1)).toMatchObject({ sorts: [{ field: 'price', type: 'Asc' }] })
  const isSorted = async () => {
    const texts = await rows(page).allInnerTexts()
    const prices = texts.map((text) => Number(/¥([\d,.]+)/.exec(text)?.[1]?.replace(/,/g, '')))
    return (
      prices.length > 5 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0))
    )
  }
  await expect.poll(isSorted).toBe(true)

  const name = (await rows(page).nth(3).innerText()).split('\n')[0] ?? ''
  await page.getByRole('textbox', { name: '酒款名称' }).fill(name)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(name)
  await page.getByRole('textbox', { name: '酒款名称' }).fill('查无此酒')
  await expect(shown(page, '没有找到“查无此酒”')).toBeVisible()
  await page.getByRole('button', { name: '清除搜索' }).last().click()
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/product(%2F|\/)show/)
})

test('records of a light app are searched, added, changed and deleted', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/views/fast')
  await expect(shown(page, '梅雨')).toBeVisible()
  await page.getByRole('radio', { name: '高分' }).click()
  await expect(rows(page).first()).toContainText('老树陈酿')

  await page.getByRole('button', { name: '添加', exact: true }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('alert')).toContainText('请填写酒名')
  await page.getByRole('textbox', { name: '酒名', exact: true }).fill('试酿七号')
  await page.getByRole('textbox', { name: '评分' }).fill('7')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('textbox', { name: '酒名或笔记' }).fill('七号')
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: '试酿七号：更多操作' }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('textbox', { name: '评分' }).fill('9')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(rows(page)).toContainText('9 分')

  await page.getByRole('button', { name: '试酿七号：更多操作' }).click()
  await page.getByRole('button', { name: '删除' }).click()
  await expect(shown(page, '删除这条记录？')).toBeVisible()
  await page.getByText('删除', { exact: true }).last().click()
  await expect(shown(page, '没有找到“七号”')).toBeVisible()
})

test('a long press opens the menu of a row', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/views/fast')
  await shown(page, '梅雨').hover()
  await page.mouse.down()
  await expect(page.getByRole('dialog', { name: '梅雨' })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: '编辑' })).toBeVisible()
})

test('the first page of a list without a network says so and comes back', async ({ page }) => {
  await openCold(page, '/#/zero/index')
  await expect(shown(page, '数说酒馆')).toBeVisible()
  await page.route('**/shop/product/page', (route) => route.abort())
  await comeTo(page, shown(page, '酒款速查'))
  await shown(page, '酒款速查').click()
  await expect(shown(page, '网络未连接')).toBeVisible()
  await page.unroute('**/shop/product/page')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('a report as a chart and as a table', async ({ page }) => {
  await openCold(page, '/#/zero/report')
  await expect(page.getByRole('img', { name: /^各品牌累计回报/ })).toBeVisible()
  await page.getByRole('button', { name: '查看表格' }).first().click()
  await expect(page.getByRole('table', { name: '各品牌累计回报' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'TR-101' })).toContainText('%')
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(shown(page, '各类酒款')).toBeInViewport({ timeout: 300 })
  }).toPass()
  await expect(shown(page, '浑浊 IPA')).toBeVisible()
})

test('the ranking changes with its period and shows the reader their own line', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/zero/rank')
  const me = page.getByRole('region', { name: '我' })
  await expect(me).toContainText(MEMBER.name)
  const day = (await me.textContent()) ?? ''
  await page.getByRole('radio', { name: '本月' }).click()
  await expect(me).toContainText(MEMBER.name)
  await expect(me).not.toHaveText(day)
})

test('a preview draws the page its address names for an administrator, and opens it', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, EDITOR, '/#/zero/preview?key=auto/nav')
  await expect(shown(page, '逛酒馆')).toBeVisible()
  await page.getByRole('button', { name: '打开页面' }).click()
  await expect(page).toHaveURL(/views\/index\?url=/)
  await expect(shown(page, '逛酒馆')).toBeVisible()
})

test('a preview is closed to members', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/zero/preview?key=auto/nav')
  await expect(shown(page, '您暂无权限使用该功能')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('previews can be used with a screen reader', async ({ page, sandbox }) => {
      await openLoggedIn(page, sandbox, EDITOR, '/#/zero/preview')
      await expect(shown(page, '打开页面')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('lists and their sheets can be used with a screen reader', async ({ page, sandbox }) => {
      await openLoggedIn(page, sandbox, MEMBER.mobile)
      for (const path of ['/zero/index', '/zero/fast', '/auto/nav']) {
        await openCold(page, `/#${path}`)
        expect(await violations(page), path).toEqual([])
      }
      await openCold(page, '/#/views/fast')
      await expect(shown(page, '梅雨')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: '梅雨：更多操作' }).click()
      await expect(page.getByRole('dialog', { name: '梅雨' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: '编辑' }).click()
      await expect(page.getByRole('textbox', { name: '评分' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}

test('somebody new searches the questions, and asks support where none fits', async ({
  page,
  sandbox,
}) => {
  await register(page, sandbox, '13777770009')
  await openCold(page, '/#/customer/html')
  const field = visible(page.getByRole('textbox', { name: '搜索问题' })).first()
  await field.fill('酒壶')
  await expect(visible(page.getByRole('status').filter({ hasText: '找到 1 个问题' }))).toHaveCount(
    1,
  )
  await button(page, '可以自带酒壶吗？').click()
  await expect(shown(page, /可保存三天/)).toBeVisible()
  await field.fill('宇宙飞船')
  await expect(shown(page, '没有找到相关问题')).toBeVisible()
  await button(page, '咨询客服').click()
  await expect(titleOf(page)).toHaveText('咨询客服')
  // What is typed there narrows what is often asked.
  await visible(page.getByRole('textbox', { name: '消息' }))
    .first()
    .fill('退款')
  const asked = visible(page.getByRole('group', { name: '常见问题' }).getByRole('button'))
  await expect(asked).toHaveText(['退款多久到账？', '全部问题'])
  await asked.last().click()
  await expect(titleOf(page)).toHaveText('常见问题')
})
