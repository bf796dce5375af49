import spec from '../../__tests__/spec/routes.json'
import { expectDrawn, MEMBER, openCold, openLoggedIn, shown, tab, titleOf } from '../support/app'
import { misfits } from '../support/fit'
import { expect, test } from '../support/test'

/** Pages a test, so that each stays within half a minute. */
const BATCH = 21
const paths = spec.map(({ path }) => path)
const batches = Array.from({ length: Math.ceil(paths.length / BATCH) }, (_, at) =>
  paths.slice(at * BATCH, (at + 1) * BATCH),
)

test.describe('every page of the table', () => {
  for (const [at, batch] of batches.entries()) {
    test(`opens cold and says something: ${at * BATCH + 1} to ${at * BATCH + batch.length}`, async ({
      page,
    }) => {
      for (const path of batch) {
        await test.step(path, async () => {
          await openCold(page, `/#${path}`)
          await expectDrawn(page)
        })
      }
    })

    test(`opens for a member, from inside, and fits 320 px in the largest text: ${at * BATCH + 1} to ${at * BATCH + batch.length}`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await openLoggedIn(page, sandbox, MEMBER.mobile)
      await openCold(page, '/#/user/setting')
      await page.getByRole('radio', { name: '140%' }).click()
      for (const path of batch) {
        await test.step(path, async () => {
          await page.goto(`/#${path}`)
          await expectDrawn(page)
          await expect(shown(page, '未登录')).toHaveCount(0)
          expect.soft(await misfits(page), path).toEqual([])
        })
      }
    })
  }
})

test.describe('addresses that lead nowhere', () => {
  for (const address of [
    '/#/no/such/page',
    '/#/views/index',
    '/#/views/index?url=/no/such',
    '/#/%E0%A4%A',
  ]) {
    test(`${address} has a page of its own and a way home`, async ({ page }) => {
      await openCold(page, address)
      await expect(shown(page, '页面不存在')).toBeVisible()
      await page.getByRole('button', { name: '返回首页' }).click()
      await expect(titleOf(page)).toHaveText('素材')
      await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
    })
  }
})

const TABS = [
  { path: '/pages/tabbar/index', name: '素材', content: '本周新鲜' },
  { path: '/pages/tabbar/ranking', name: '排行榜', content: '会员收益榜' },
  { path: '/pages/tabbar/reward', name: '商家', content: '全部门店' },
  { path: '/pages/tabbar/user', name: '我的', content: '我的钱包' },
] as const
const INNER = { path: '/user/setting', title: '设置', content: '外观' } as const

test('cold inside, back goes home', async ({ page }) => {
  await openCold(page, `/#${INNER.path}`)
  await expect(titleOf(page)).toHaveText(INNER.title)
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await expect(titleOf(page)).toHaveText('素材')
  await expect(shown(page, '本周新鲜')).toBeVisible()
})

/** Pitfalls P1 to P3: how the page was entered, on which kind of page, and how it is left. */
for (const entry of ['cold', 'refreshed'] as const) {
  for (const { path, name, content } of TABS) {
    test(`${entry} on the tab ${name}: its own content, every other tab, browser back`, async ({
      page,
    }) => {
      await openCold(page, `/#${path}`)
      if (entry === 'refreshed') {
        await expect(shown(page, content)).toBeVisible()
        await page.reload()
      }
      await expect(titleOf(page)).toHaveText(name)
      await expect(shown(page, content)).toBeVisible()
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
      for (const other of TABS.filter((one) => one.name !== name)) {
        await tab(page, other.name).click()
        await expect(titleOf(page)).toHaveText(other.name)
        await expect(shown(page, other.content)).toBeVisible()
        await tab(page, name).click()
        await expect(titleOf(page)).toHaveText(name)
        await expect(shown(page, content)).toBeVisible()
      }
    })
  }

  test(`${entry} on an inner page: back of the app, then a tab`, async ({ page }) => {
    await page.goto('/#/pages/tabbar/user')
    await page.getByRole('button', { name: '设置', exact: true }).first().click()
    await expect(titleOf(page)).toHaveText(INNER.title)
    if (entry === 'refreshed') await page.reload()
    else await openCold(page, `/#${INNER.path}`)
    await expect(shown(page, INNER.content)).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await expect(titleOf(page)).toHaveText('素材')
    await expect(shown(page, '本周新鲜')).toBeVisible()
    await tab(page, '我的').click()
    await expect(shown(page, '我的钱包')).toBeVisible()
  })

  test(`${entry} on an inner page: browser back, then a tab`, async ({ page }) => {
    await page.goto('/#/pages/tabbar/user')
    await page.getByRole('button', { name: '设置', exact: true }).first().click()
    await expect(titleOf(page)).toHaveText(INNER.title)
    if (entry === 'refreshed') {
      await page.reload()
      await expect(shown(page, INNER.content)).toBeVisible()
    }
    await page.goBack()
    await expect(titleOf(page)).toHaveText('我的')
    await expect(shown(page, '我的钱包')).toBeVisible()
    await expect(page.getByRole('navigation')).toBeVisible()
    await tab(page, '素材').click()
    await expect(titleOf(page)).toHaveText('素材')
    await expect(shown(page, '本周新鲜')).toBeVisible()
  })

  test(`${entry}: browser back after a tab was switched to does not end on a blank page`, async ({
    page,
  }) => {
    await page.goto('/')
    await page
      .getByRole('link', { name: /^季风浑浊, ¥/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: '季风浑浊' })).toBeVisible()
    if (entry === 'refreshed') {
      await page.reload()
      await expect(page.getByRole('heading', { name: '季风浑浊' })).toBeVisible()
    }
    await page.goBack()
    await expect(titleOf(page)).toHaveText('素材')
    await tab(page, '商家').click()
    await expect(shown(page, '全部门店')).toBeVisible()
    await page.goForward()
    await expectDrawn(page)
    await page.goBack()
    await expectDrawn(page)
  })
}
