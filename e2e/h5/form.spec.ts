import type { Locator, Page } from '@playwright/test'
import { EVERY_FIELD, everyField } from '../../server/testing/every-field'
import {
  expectHeard,
  logInByPassword,
  MEMBER,
  NEWCOMER,
  openCold,
  openLoggedIn,
  shown,
  titleOf,
} from '../support/app'
import { expect, test } from '../support/test'

const EVERY = `/#/auto/form?type=${EVERY_FIELD}`

/** One pixel, red. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).last()
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).last()
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Opens the picker of a row; it is gone again when its choice is confirmed. */
async function pick(page: Page, row: string, choose: (sheet: Locator) => Promise<void>) {
  await button(page, new RegExp(`^${row} `)).click()
  const sheet = page.getByRole('dialog', { name: row })
  await choose(sheet)
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(sheet).toBeHidden()
}
const radio = (sheet: Locator, list: string, name: string) =>
  sheet.getByRole('radiogroup', { name: list }).getByRole('radio', { name, exact: true })

async function upload(page: Page, name: string, files: readonly string[]) {
  const chooser = page.waitForEvent('filechooser')
  await button(page, name).click()
  await (await chooser).setFiles(
    files.map((file) => ({ name: file, mimeType: 'image/png', buffer: PNG })),
  )
}

test('every kind of field is filled in, checked, saved, and read back for editing', async ({
  page,
  heard,
  sandbox,
}) => {
  await sandbox.serveForm(EVERY_FIELD, everyField)
  await openLoggedIn(page, sandbox, NEWCOMER.mobile)
  await page.goto(EVERY)

  await test.step('nothing goes out unfinished; the first wrong field has the keyboard', async () => {
    await button(page, '提交').click()
    await expect(alert(page, '请填写标题')).toBeVisible()
    await expect(alert(page, '手机号不能为空')).toBeVisible()
    await expect(field(page, '标题')).toBeFocused()
  })

  await test.step('typed', async () => {
    await field(page, '标题').fill('云台')
    await field(page, '说明').fill('第一批\n第二批')
    await field(page, '数量').fill('6')
    await field(page, '价格').fill('28.5')
    await field(page, '手机号').fill('12800138000')
    await expect(alert(page, '请输入正确的手机号')).toBeVisible()
    await field(page, '手机号').fill('13800138000')
    await field(page, '邮箱').fill('hop@example.com')
    await field(page, '身份证号').fill('44030719851231002x')
    await page.getByLabel('口令', { exact: true }).fill('hop garden')
  })

  await test.step('chosen, by keyboard as well', async () => {
    await pick(page, '日期', async (sheet) => {
      await radio(sheet, '年', '2024').click()
      await radio(sheet, '月', '02').click()
      await radio(sheet, '日', '29').click()
    })
    await pick(page, '月份', (sheet) => radio(sheet, '月', '05').click())
    await pick(page, '时间', async (sheet) => {
      await radio(sheet, '时', '08').focus()
      await page.keyboard.press('ArrowDown')
      await expect(radio(sheet, '时', '09')).toBeChecked()
    })
    await pick(page, '地区', async (sheet) => {
      await radio(sheet, '省', '浙江省').click()
      await radio(sheet, '市', '杭州市').click()
      await radio(sheet, '区', '西湖区').click()
    })
    await pick(page, '城市', async (sheet) => {
      await expect(sheet.getByRole('radiogroup')).toHaveCount(2)
      await radio(sheet, '省', '广东省').click()
      await radio(sheet, '市', '广州市').click()
    })
    await pick(page, '风格', (sheet) => radio(sheet, '风格', '世涛').click())
    await pick(page, '容量与包装', (sheet) => radio(sheet, '包装', '瓶').click())
    await expect(button(page, '地区 浙江省 杭州市 西湖区')).toBeVisible()
  })

  await test.step('ticked and uploaded', async () => {
    await page.getByRole('radio', { name: '郁金香杯' }).click()
    await page.getByRole('checkbox', { name: '柑橘' }).click()
    await page.getByRole('switch', { name: '上架时通知我' }).click()
    await field(page, '通知邮箱').fill('tap@example.com')
    await page.getByRole('checkbox', { name: '我已阅读规则' }).click()
    await expect(shown(page, '当前版本无法填写此项，请更新应用')).toBeVisible()
    await upload(page, '添加图片: 照片', ['a.png', 'b.png'])
    await expect(page.getByRole('img', { name: '照片，第 2 张' })).toBeVisible()
    await upload(page, '添加文件: 资料', ['licence.pdf'])
    await expect(shown(page, 'licence.pdf')).toBeVisible()
    // Shown while they are on their way; a form waits for them.
    for (const name of ['照片', '资料'])
      await expect(page.getByRole('group', { name }).getByRole('status')).toHaveCount(0)
  })

  await test.step('saved once, and back', async () => {
    await button(page, '提交').dblclick()
    await expectHeard(heard, '已保存')
    await expect(titleOf(page)).toHaveText('素材')
    const saves = (await sandbox.log()).filter(({ path }) => path.endsWith('autoForm/save'))
    expect(saves).toHaveLength(1)
  })

  await test.step('read back', async () => {
    await openCold(page, `/#/auto/edit?url=${EVERY_FIELD}`)
    await expect(field(page, '标题')).toHaveValue('云台')
    await expect(field(page, '价格')).toHaveValue('28.50')
    await expect(button(page, '日期 2024-02-29')).toBeVisible()
    await expect(button(page, '时间 09:30')).toBeVisible()
    await expect(button(page, '城市 广东省 广州市')).toBeVisible()
    await expect(button(page, '容量与包装 330 毫升 · 瓶')).toBeVisible()
    await expect(page.getByRole('radio', { name: '郁金香杯' })).toBeChecked()
    await expect(page.getByRole('img', { name: '照片，第 2 张' })).toBeVisible()
    await expect(page.getByLabel('口令', { exact: true })).toHaveValue('')
    await field(page, '标题').fill('云台二号')
    await button(page, '提交').click()
    await expect(titleOf(page)).toHaveText('素材')
    expect(heard.filter((line) => line.includes('已保存'))).toHaveLength(2)
  })
})

test('what was typed survives a reload, is nobody else’s, and can be discarded', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/company/feedback')
  await field(page, '反馈内容').fill('多来点波特')
  await expect(shown(page, '草稿已保存')).toBeVisible()
  await page.reload()
  await expect(shown(page, '已恢复上次未提交的内容')).toBeVisible()
  await expect(field(page, '反馈内容')).toHaveValue('多来点波特')
  await button(page, '丢弃').click()
  await expect(field(page, '反馈内容')).toHaveValue('')
  await page.reload()
  await expect(field(page, '反馈内容')).toHaveValue('')
})

test('feedback without a network is kept, and goes by itself once there is one', async ({
  page,
  heard,
  sandbox,
  context,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/company/feedback')
  await field(page, '反馈内容').fill('多来点波特')
  await context.setOffline(true)
  await button(page, '提交反馈').click()
  await expectHeard(heard, '已保存，有网络后自动发送')
  await context.setOffline(false)
  const saves = async () =>
    (await sandbox.log()).filter(({ path }) => path.endsWith('autoForm/save'))
  await expect.poll(async () => (await saves()).map(({ status }) => status)).toEqual([200])
})

test('the session that ended while somebody typed takes nothing with it', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/company/feedback')
  await field(page, '反馈内容').fill('多来点波特')
  await sandbox.plan([{ match: { path: 'autoForm/save' }, kind: 'status', code: 401 }])
  await button(page, '提交反馈').click()
  await expect(titleOf(page)).toHaveText('登录')
  await logInByPassword(page, MEMBER.mobile)
  await expect(titleOf(page)).toHaveText('意见反馈')
  await expect(field(page, '反馈内容')).toHaveValue('多来点波特')
})

test('a form nobody knows says so and leads back; no name lists them all', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/auto/form?type=nothing')
  await expect(shown(page, '没有找到这个表单')).toBeVisible()
  await page.goto('/#/auto/form')
  await button(page, '意见反馈').click()
  await expect(field(page, '反馈内容')).toBeVisible()
})

for (const [url, name] of [
  ['/merchant/information', '店铺介绍'],
  ['/merchant/essential', '店铺名称'],
  ['/merchant/business', '企业名称'],
] as const) {
  test(`${url} is a form`, async ({ page, sandbox }) => {
    await openLoggedIn(page, sandbox, '13900139000')
    await page.goto(`/#${url}`)
    await expect(field(page, name)).toBeVisible()
  })
}
