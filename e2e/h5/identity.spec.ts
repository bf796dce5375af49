import type { Page } from '@playwright/test'
import { answerOnce } from '../support/answer-once'
import {
  button,
  expectHeard,
  expectPictures,
  openCold,
  openLoggedIn,
  register,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { alert, CARD, field, fillIn, loseAnswer, upload, uploaded } from '../support/identity-hand'
import { expect, test } from '../support/test'

const ADMINISTRATOR = '13900139000'
/** Su Qing of the seed: grade 2, not verified. */
const UNVERIFIED = '13611110005'
const OWN = '/#/auto/edit?url=/user/identity'

const send = (page: Page, name = '提交认证') => button(page, name).click()

/** An administrator's list, by the way in that they have: 'mine', settings, the row. */
async function openReview(page: Page) {
  await openCold(page, '/#/pages/tabbar/user')
  await button(page, '设置').click()
  await button(page, '实名审核').click()
  await expect(titleOf(page)).toHaveText('实名审核')
}

test('who has just registered hands in who they are, corrects it, and is verified', async ({
  page,
  sandbox,
  heard,
  browser,
}) => {
  await register(page, sandbox, '15812345678')
  const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const house = await theirs.newPage()
  await openLoggedIn(house, sandbox, ADMINISTRATOR)

  await test.step('what is wrong is said where it is', async () => {
    await openCold(page, OWN)
    await send(page)
    await expect(alert(page, '请上传身份证人像面')).toBeVisible()
    await field(page, '身份证号').fill('110105199013011234')
    await send(page)
    await expect(alert(page, '身份证号中的出生日期不正确')).toBeVisible()
  })

  await test.step('a picture that did not arrive is sent again', async () => {
    await page.context().setOffline(true)
    await upload(page, '身份证人像面')
    const again = button(page, '身份证人像面.png上传失败，点击重试')
    await expect(again).toBeVisible()
    await page.context().setOffline(false)
    await again.click()
    await expect(uploaded(page, '身份证人像面')).toBeVisible()
    await button(page, '移除身份证人像面，第 1 张').click()
  })

  await test.step('cut off in the middle of sending, it is sent again and handed in once', async () => {
    await fillIn(page, '沈砚', '110105 19900101 1234')
    await answerOnce(page, '/people/identity/verify', loseAnswer)
    await send(page)
    await expect(alert(page, /网络|连接/)).toBeVisible()
    await expect(field(page, '姓名')).toHaveValue('沈砚')
    await expect(field(page, '身份证号')).toHaveValue(CARD)
    await send(page)
    await expect(shown(page, '审核中')).toBeVisible()
    await expect(shown(page, '1101**********1234')).toBeVisible()
    await expectPictures(page)
  })

  await test.step('an administrator finds it in the settings, sees the card, and says why not', async () => {
    await openReview(house)
    await expect(shown(house, CARD)).toBeVisible()
    await expectPictures(house)
    await button(house, '拒绝：沈砚').click()
    const sheet = house.getByRole('dialog', { name: '拒绝：沈砚' })
    await sheet.getByRole('textbox').fill('国徽面看不清')
    await sheet.getByRole('button', { name: '拒绝', exact: true }).click()
    await expect(house.getByText(CARD)).toHaveCount(0)
  })

  await test.step('the message leads to the form, which keeps what was entered', async () => {
    await openCold(page, '/#/tool/message')
    await visible(page.getByRole('link', { name: /实名认证未通过：国徽面看不清/ })).click()
    await expect(shown(page, '未通过：国徽面看不清')).toBeVisible()
    await expect(field(page, '姓名')).toHaveValue('沈砚')
    await expect(shown(page, '留空则沿用 1101**********1234')).toBeVisible()
    await button(page, '移除身份证国徽面，第 1 张').click()
    await upload(page, '身份证国徽面')
    await expect(uploaded(page, '身份证国徽面')).toBeVisible()
    await page.getByRole('checkbox', { name: /^我同意/ }).click()
    await send(page, '重新提交')
    await expect(shown(page, '审核中')).toBeVisible()
  })

  await test.step('approved, and told so', async () => {
    await openReview(house)
    await button(house, '通过：沈砚').click()
    await expect(house.getByText(CARD)).toHaveCount(0)
    await openCold(page, '/#/tool/message')
    await visible(page.getByRole('link', { name: /您的实名认证已通过/ })).click()
    await expect(shown(page, '您已完成实名认证')).toBeVisible()
    await expect(page.getByRole('img', { name: '身份证人像面' })).toHaveCount(0)
  })

  await test.step('the number is in no log and no address', async () => {
    expect(JSON.stringify(await sandbox.log())).not.toContain(CARD)
    expect(page.url() + house.url()).not.toContain(CARD)
  })
  await theirs.close()
  await expectHeard(heard, '已提交，等待审核')
})

test('the real-name gate leads to the page, and opens once it is approved', async ({
  page,
  sandbox,
  browser,
}) => {
  await sandbox.serveView('/device/invest', {
    name: '设备投资',
    url: '/device/invest',
    widgets: [{ value: { title: '只给认证用户' }, config: { type: 'title', id: 'title' } }],
  })
  await openLoggedIn(page, sandbox, UNVERIFIED)
  await page.goto('/#/device/invest')
  await expect(shown(page, '您未实名认证,请先完成实名认证')).toBeVisible()
  await button(page, '去认证').click()
  await expect(titleOf(page)).toHaveText('实名认证')
  await fillIn(page, '苏晴')
  await send(page)
  await expect(shown(page, '审核中')).toBeVisible()

  const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const house = await theirs.newPage()
  await openLoggedIn(house, sandbox, ADMINISTRATOR)
  await openReview(house)
  await button(house, '通过：苏晴').click()
  await expect(house.getByText(CARD)).toHaveCount(0)
  await theirs.close()

  await openCold(page, OWN)
  await expect(shown(page, '您已完成实名认证')).toBeVisible()
  await page.goto('/#/device/invest')
  await expect(shown(page, '只给认证用户')).toBeVisible()
})

test('a card of somebody else is refused at its field, and nothing typed is lost', async ({
  page,
  sandbox,
}) => {
  const taken = '320583198802141001'
  await openLoggedIn(page, sandbox, UNVERIFIED)
  await page.goto(OWN)
  await fillIn(page, '苏晴', taken)
  await send(page)
  await expect(alert(page, '已被其他账号认证')).toBeVisible()
  await expect(field(page, '身份证号')).toHaveValue(taken)
})

test('nobody but an administrator opens the list', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, UNVERIFIED, '/#/user/setting')
  await expect(button(page, /^实名认证/)).toBeVisible()
  await expect(page.getByRole('button', { name: '实名审核' })).toHaveCount(0)
  await openCold(page, '/#/views/index?url=/people/identities')
  await expect(shown(page, '您暂无权限使用该功能')).toBeVisible()
})
