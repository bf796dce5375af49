import type { Page } from '@playwright/test'
import { EVERY_FIELD, everyField } from '../../server/testing/every-field'
import { button, MEMBER, openLoggedIn } from '../support/app'
import { expect, test } from '../support/test'

// What is more than a field takes is left out (client spec §9).

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)
const files = (count: number, ending: string) =>
  Array.from({ length: count }, (_, at) => ({
    name: `${at + 1}.${ending}`,
    mimeType: 'image/png',
    buffer: PNG,
  }))
const choose = async (page: Page, name: string, chosen: ReturnType<typeof files>) => {
  const chooser = page.waitForEvent('filechooser')
  await button(page, name).tap()
  await (await chooser).setFiles(chosen)
}

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.serveForm(EVERY_FIELD, everyField)
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto(`/#/auto/form?type=${EVERY_FIELD}`)
})

test('nine of ten pictures are sent, and no more can be added', async ({ page, sandbox }) => {
  await choose(page, '添加图片: 照片', files(10, 'png'))
  const group = page.getByRole('group', { name: '照片' })
  await expect(group.getByRole('img')).toHaveCount(9)
  await expect(group.getByRole('status')).toHaveCount(0)
  await expect(group.getByRole('button', { name: '添加图片' })).toHaveCount(0)
  const sent = (await sandbox.log()).filter(({ path }) => path.endsWith('storageFile/upload'))
  expect(sent).toHaveLength(9)
})

test('a hundred of a hundred and one files are taken', async ({ page }) => {
  await page.route('**/storageFile/upload', (route) => {
    const [, name = ''] = /filename="([^"]+)"/.exec(route.request().postData() ?? '') ?? []
    const data = { id: name, url: `/files/${name}`, name, size: 68 }
    return route.fulfill({ json: { code: 200, message: '', data } })
  })
  await choose(page, '添加文件: 资料', files(101, 'pdf'))
  const group = page.getByRole('group', { name: '资料' })
  await expect(group.getByRole('button', { name: /^移除/ })).toHaveCount(100)
  await expect(group.getByText('100.pdf', { exact: true })).toHaveCount(1)
  await expect(group.getByText('101.pdf', { exact: true })).toHaveCount(0)
  await expect(group.getByRole('button', { name: '添加文件' })).toHaveCount(0)
})

test('140 of 141 letters that are typed stand there', async ({ page }) => {
  const field = page.getByRole('textbox', { name: '邮箱', exact: true })
  await field.tap()
  await page.keyboard.type(`${'a'.repeat(139)}bc`)
  await expect(field).toHaveValue(`${'a'.repeat(139)}b`)
})
