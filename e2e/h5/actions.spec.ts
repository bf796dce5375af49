import type { Page } from '@playwright/test'
import {
  button,
  expectHeard,
  MEMBER,
  openCold,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

const URL = '/test/actions'
const ADDRESS = `/#/views/index?url=${URL}`

/** A row that runs an action, and what is shown once the state of the page says so. */
const row = (title: string, itemTap: object) => ({
  config: { type: 'menuList', id: title, on: { itemTap } },
  value: [{ id: title, title }],
})
const whenState = (field: string, operator: string, value: unknown, title: string) => ({
  config: { type: 'title', id: title, when: { conditions: [{ field, operator, value }] } },
  value: { title },
})
const view = (...widgets: readonly object[]) => ({
  name: '动作',
  url: URL,
  data: { $meta: { schema: 1, nav: { share: { title: '本周新鲜' } } } },
  widgets,
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
})

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('without a sheet of the browser the link is shown and copied', async ({
    page,
    sandbox,
    heard,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window.navigator, 'share', { value: undefined }),
    )
    await sandbox.serveView(URL, view(row('分享本页', { do: 'share' })))
    await openCold(page, ADDRESS)
    await shown(page, '分享本页').click()
    const link = `${sandbox.origin}/#/views/index?url=%2Ftest%2Factions`
    await expect(dialog(page, '分享')).toContainText('本周新鲜')
    await expect(dialog(page, '分享')).toContainText(link)
    await button(page, '复制链接').click()
    await expectHeard(heard, '复制成功')
    await expect.poll(() => page.evaluate(() => window.navigator.clipboard.readText())).toBe(link)
    await expect(dialog(page, '分享')).toHaveCount(0)
    await openCold(page, link)
    await expect(shown(page, '分享本页')).toBeVisible()
  })

  test("the browser's own sheet comes first; a closed one says nothing", async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window.navigator, 'share', {
        value: (data: object) => {
          Object.assign(window, { given: data })
          return Promise.reject(new DOMException('closed', 'AbortError'))
        },
      }),
    )
    await sandbox.serveView(
      URL,
      view(row('分享', { do: 'share', value: { title: '周末', url: '/tool/search?keyword=ipa' } })),
    )
    await openCold(page, ADDRESS)
    await shown(page, '分享').click()
    await expect
      .poll(() => page.evaluate(() => (window as { given?: unknown }).given))
      .toEqual({ title: '周末', url: `${sandbox.origin}/#/tool/search?keyword=ipa` })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('scanning', () => {
  const scan = async (page: Page, code: string) => {
    await expect(dialog(page, '扫一扫')).toBeVisible()
    await page.getByRole('textbox', { name: '编码' }).fill(code)
    await button(page, '确定').click()
    await expect(dialog(page, '扫一扫')).toHaveCount(0)
  }

  test('the search bar looks for the number of a bottle', async ({ page }) => {
    await openCold(page, '/')
    await button(page, '扫一扫').click()
    await expect(shown(page, 'h5暂时不支持扫码功能')).toBeVisible()
    await scan(page, '6901234567892')
    await expect(titleOf(page)).toHaveText('搜索')
    await expect(page).toHaveURL(/keyword=6901234567892/)
  })

  test('a page of the app opens, a foreign text is shown', async ({ page, sandbox }) => {
    await sandbox.serveView(URL, view(row('扫码', { do: 'scan' })))
    await openCold(page, ADDRESS)
    await shown(page, '扫码').click()
    await scan(page, 'javascript:alert(1)')
    const question = page.getByRole('alertdialog', { name: '该码无法在此打开' })
    await expect(question).toContainText('javascript:alert(1)')
    await question.getByRole('button', { name: '关闭' }).click()
    await shown(page, '扫码').click()
    await scan(page, `${sandbox.origin}/#/company/contact`)
    await expect(titleOf(page)).toHaveText('联系我们')
  })

  test('a picture of the code is read where the browser can', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      class BarcodeDetector {
        static getSupportedFormats = async () => ['qr_code']
        detect = async () => [{ rawValue: 'A-7' }]
      }
      Object.assign(window, { BarcodeDetector })
    })
    await sandbox.serveView(
      URL,
      view(
        row('扫设备', { do: 'scan', path: 'device' }),
        whenState('page.device', 'equal', 'A-7', '设备已识别'),
      ),
    )
    await openCold(page, ADDRESS)
    await shown(page, '扫设备').click()
    const chooser = page.waitForEvent('filechooser')
    await button(page, '从相册选择').click()
    await (await chooser).setFiles(picture('code.png'))
    await expect(shown(page, '设备已识别')).toBeVisible()
  })
})

test.describe('uploading', () => {
  const definition = view(
    row('上传照片', { do: 'upload', path: 'photo', count: 1 }),
    whenState('page.photo', 'startsWith', '/files/', '照片已上传'),
  )

  test('who is nobody logs in first', async ({ page, sandbox }) => {
    await sandbox.serveView(URL, definition)
    await openCold(page, ADDRESS)
    await shown(page, '上传照片').click()
    await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  })

  test('a picture that fails is sent again', async ({ page, sandbox }) => {
    await sandbox.serveView(URL, definition)
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    await page.goto(ADDRESS)
    await sandbox.plan([
      { match: { path: 'basic/storageFile/upload' }, times: 1, kind: 'status', code: 503 },
    ])
    const chooser = page.waitForEvent('filechooser')
    await shown(page, '上传照片').click()
    await (await chooser).setFiles(picture('glass.png'))
    await expect(dialog(page, '上传失败')).toBeVisible()
    await button(page, '重试').click()
    await expect(shown(page, '照片已上传')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a row is swiped open and deleted; one the server keeps comes back', async ({
  page,
  sandbox,
  heard,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/views/fast')
  const rows = page.getByRole('listitem').filter({ hasText: '分', visible: true })
  await expect(rows.first()).toContainText('分')
  const name = await rows.first().innerText()
  await sandbox.plan([
    { match: { path: 'Api/LightApp/Delete' }, times: 1, kind: 'status', code: 500 },
  ])
  const remove = async () => {
    // What a finger does: the row scrolls sideways.
    await rows
      .first()
      .locator('.tp-swipe-row')
      .evaluate((row) => row.scrollTo({ left: 500 }))
    await rows.first().getByText('删除').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  }
  await remove()
  await expectHeard(heard, '删除失败')
  await expect(rows.first()).toHaveText(name, { useInnerText: true })
  await remove()
  await expectHeard(heard, '已删除')
  await expect(rows.first()).not.toHaveText(name, { useInnerText: true })
})

test.describe('shops', () => {
  test.use({ geolocation: { latitude: 31.2, longitude: 121.45 } })

  test('refused: the list stays and says why', async ({ page }) => {
    await openCold(page, '/#/pages/tabbar/reward')
    await button(page, '离我最近').click()
    await expect(visible(page.getByRole('alert'))).toContainText('未获得定位权限')
    await expect(button(page, /^在地图上查看/)).toBeVisible()
  })

  test('allowed: the nearest come first', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await openCold(page, '/#/pages/tabbar/reward')
    await button(page, '离我最近').click()
    await expect(shown(page, '已按与您的距离排列')).toBeVisible()
  })
})
