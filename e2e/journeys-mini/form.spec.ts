import type { Locator } from '@playwright/test'
import { EVERY_FIELD, everyField } from '../../server/testing/every-field'
import { NEWCOMER } from '../support/app'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, dialog, expectSaid, expectTitle, field, logInByCode, shown } from './steps'

const FORM = `/core/auto/form?type=${EVERY_FIELD}`
const EDIT = `/core/auto/edit?url=${EVERY_FIELD}`

/** Alipay hands out pictures and no other files. */
const expectFile = {
  weapp: (phone: Phone) => expect(shown(phone, /\.pdf$/)).toBeVisible(),
  alipay: (phone: Phone) => expectSaid(phone, '不支持'),
} as const

const radio = (sheet: Locator, list: string, name: string) =>
  sheet.getByRole('radiogroup', { name: list }).getByRole('radio', { name, exact: true })

/** Opens the picker of a row; it is gone again when its choice is confirmed. */
async function pick(phone: Phone, row: string, choose: (sheet: Locator) => Promise<void>) {
  await button(phone, new RegExp(`^${row} `)).click()
  const sheet = dialog(phone, row)
  await choose(sheet)
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(sheet).toBeHidden()
}

for (const host of HOSTS) {
  test(`${host}: every kind of field is filled in, kept as a draft, saved and read back`, async ({
    openPhone,
    sandbox,
  }) => {
    await sandbox.serveForm(EVERY_FIELD, everyField)
    const phone = await openPhone(host, { url: '/core/user/login' })
    await logInByCode(phone, sandbox, NEWCOMER.mobile)
    await expectTitle(phone, '素材')
    await phone.restart(FORM)

    await test.step('nothing goes out unfinished', async () => {
      await button(phone, '提交').click()
      await expect(shown(phone, '请填写标题')).toBeVisible()
      await expect(shown(phone, '手机号不能为空')).toBeVisible()
      await phone.shot('faults')
    })

    await test.step('typed', async () => {
      await field(phone, '标题').fill('云台')
      await field(phone, '说明').fill('第一批')
      await field(phone, '数量').fill('6')
      await field(phone, '价格').fill('28.5')
      await field(phone, '手机号').fill('13800138000')
      await field(phone, '邮箱').fill('hop@example.com')
      await field(phone, '身份证号').fill('44030719851231002x')
    })

    await test.step('each mode of picker', async () => {
      await pick(phone, '日期', async (sheet) => {
        await radio(sheet, '年', '2024').click()
        await radio(sheet, '月', '02').click()
        await radio(sheet, '日', '29').click()
        await phone.shot('date')
      })
      await pick(phone, '月份', (sheet) => radio(sheet, '月', '05').click())
      await pick(phone, '时间', (sheet) => radio(sheet, '时', '09').click())
      await pick(phone, '地区', async (sheet) => {
        await radio(sheet, '省', '浙江省').click()
        await radio(sheet, '市', '杭州市').click()
        await radio(sheet, '区', '西湖区').click()
        await phone.shot('region')
      })
      await pick(phone, '城市', async (sheet) => {
        await radio(sheet, '省', '广东省').click()
        await radio(sheet, '市', '广州市').click()
      })
      await pick(phone, '风格', (sheet) => radio(sheet, '风格', '世涛').click())
      await pick(phone, '容量与包装', (sheet) => radio(sheet, '包装', '瓶').click())
      await expect(button(phone, '地区 浙江省 杭州市 西湖区')).toBeVisible()
    })

    await test.step('ticked and uploaded', async () => {
      await phone.current().getByRole('radio', { name: '郁金香杯' }).click()
      await phone.current().getByRole('checkbox', { name: '柑橘' }).click()
      await phone.current().getByRole('switch', { name: '上架时通知我' }).click()
      await field(phone, '通知邮箱').fill('tap@example.com')
      await phone.current().getByRole('checkbox', { name: '我已阅读规则' }).click()
      await expect(shown(phone, '当前版本无法填写此项，请更新应用')).toBeVisible()
      await button(phone, '添加图片: 照片').click()
      await expect(
        phone.current().getByRole('img', { name: '照片，第 1 张' }).first(),
      ).toBeVisible()
      await button(phone, '添加文件: 资料').click()
      await expectFile[host](phone)
      await phone.shot('filled')
    })

    await test.step('a killed app loses nothing', async () => {
      await expect(shown(phone, '草稿已保存')).toBeVisible()
      await phone.restart(FORM)
      await expect(shown(phone, '已恢复上次未提交的内容')).toBeVisible()
      await expect(field(phone, '标题')).toHaveValue('云台')
      await expect(button(phone, '日期 2024-02-29')).toBeVisible()
      await phone.shot('restored')
    })

    await test.step('saved', async () => {
      await button(phone, '提交').click()
      await expectTitle(phone, '素材')
      const saves = (await sandbox.log()).filter(({ path }) => path.endsWith('autoForm/save'))
      expect(saves.map(({ status }) => status)).toEqual([200])
    })

    await test.step('read back', async () => {
      await phone.restart(EDIT)
      await expect(field(phone, '标题')).toHaveValue('云台')
      await expect(field(phone, '价格')).toHaveValue('28.50')
      await expect(field(phone, '身份证号')).toHaveValue('44030719851231002X')
      await expect(button(phone, '日期 2024-02-29')).toBeVisible()
      await expect(button(phone, /^月份 \d{4}-05$/)).toBeVisible()
      await expect(button(phone, '时间 09:30')).toBeVisible()
      await expect(button(phone, '地区 浙江省 杭州市 西湖区')).toBeVisible()
      await expect(button(phone, '城市 广东省 广州市')).toBeVisible()
      await expect(button(phone, '风格 世涛')).toBeVisible()
      await expect(button(phone, '容量与包装 330 毫升 · 瓶')).toBeVisible()
      await expect(phone.current().getByRole('radio', { name: '郁金香杯' })).toBeChecked()
      await expect(
        phone.current().getByRole('img', { name: '照片，第 1 张' }).first(),
      ).toBeVisible()
      await phone.shot('read-back')
    })
  })

  test(`${host}: who somebody is is handed in with both sides of the card, and waits`, async ({
    openPhone,
    sandbox,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login' })
    await logInByCode(phone, sandbox, NEWCOMER.mobile)
    await expectTitle(phone, '素材')
    await phone.restart('/core/auto/edit?url=/user/identity')
    await expectTitle(phone, '实名认证')
    await field(phone, '姓名').fill('陈默')
    await field(phone, '身份证号').fill('110105199001011234')
    for (const side of ['身份证人像面', '身份证国徽面']) {
      await button(phone, `添加图片: ${side}`).click()
      const picture = phone.current().getByRole('img', { name: `${side}，第 1 张` })
      await expect(picture.first()).toBeVisible()
    }
    await phone
      .current()
      .getByRole('checkbox', { name: /^我同意/ })
      .click()
    await phone.shot('identity')
    await button(phone, '提交认证').click()
    await expect(shown(phone, '审核中')).toBeVisible()
    await expect(shown(phone, '1101**********1234')).toBeVisible()
  })
}
