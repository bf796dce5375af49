import type { Locator } from '@playwright/test'
import { expect, type Phone, test } from './phone'
import { button, callsOf, dialog, expectSaid, expectTitle, field, LOGINS, shown } from './steps'

/* WeChat's privacy gate (pitfalls P12): nothing private is read before the user agreed, and nobody is
   asked twice. */

const LOGIN = '/core/user/login'
const sheet = (phone: Phone): Locator => dialog(phone, '隐私保护提示')
const answer = (phone: Phone, name: '同意' | '拒绝'): Promise<void> =>
  sheet(phone).getByText(name, { exact: true }).click()

/** What the app told WeChat, oldest first. */
const words = (phone: Phone): string[] =>
  callsOf(phone, 'privacy').map((args) => (args as { event: string }).event)

test('the phone number is asked for once: refused with a way on, then agreed to', async ({
  openPhone,
  sandbox,
}) => {
  const phone = await openPhone('weapp', {
    url: LOGIN,
    identity: 'guest',
    privacy: 'pending',
    stillClock: true,
  })
  const prompt = dialog(phone, '绑定手机号')
  await LOGINS.host(phone)
  await prompt.getByRole('button', { name: '使用其他号码' }).click()
  await prompt.getByRole('textbox', { name: '手机号' }).fill('15512345678')

  await prompt.getByRole('button', { name: '使用本机号码' }).click()
  await expect(sheet(phone)).toContainText('手机号：用于登录和绑定账号')
  await phone.shot('privacy')
  await answer(phone, '拒绝')
  await expect(sheet(phone)).toBeHidden()
  await expect(prompt.getByRole('alert')).toContainText('你未同意隐私保护指引')
  await expect(prompt.getByRole('textbox', { name: '手机号' })).toHaveValue('15512345678')
  await phone.shot('privacy-refused')
  expect((await sandbox.log()).filter(({ path }) => path.endsWith('/getPhone'))).toEqual([])

  await prompt.getByRole('button', { name: '使用本机号码' }).click()
  await answer(phone, '同意')
  await expectTitle(phone, '素材')
  await expect
    .poll(() => words(phone))
    .toEqual(['exposureAuthorization', 'disagree', 'exposureAuthorization', 'agree'])
})

test('an avatar is uploaded after one question, and no second one comes', async ({ openPhone }) => {
  const phone = await openPhone('weapp', { url: LOGIN, identity: 'member', privacy: 'pending' })
  await LOGINS.host(phone)
  await expectTitle(phone, '素材')
  await phone.restart('/core/user/avator')
  await button(phone, '选择图片').click()
  await expect(sheet(phone)).toContainText('你选择或拍摄的图片')
  await answer(phone, '拒绝')
  await expect(phone.current().getByRole('alert')).toContainText('你未同意隐私保护指引')

  await button(phone, '选择图片').click()
  await answer(phone, '同意')
  await button(phone, '保存').click()
  await expectSaid(phone, '头像已更换')

  // A new start later, and other private things: WeChat knows the answer.
  await phone.restart('/core/user/avator')
  await button(phone, '选择图片').click()
  await expect(button(phone, '保存')).toBeVisible()
  await expect(sheet(phone)).toBeHidden()
})

test('calls that wait together share one question', async ({ openPhone }) => {
  const phone = await openPhone('weapp', {
    url: '/pages/auth/profile-auth',
    identity: 'member',
    privacy: 'pending',
  })
  await field(phone, '昵称').fill('夏夜')
  await expect(sheet(phone)).toHaveCount(1)
  await phone.page.evaluate(() => {
    const avatar = document.querySelector('wx-page:not([hidden]) wx-button')
    avatar?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(sheet(phone).getByText('头像与昵称：显示在你的账号上')).toHaveCount(1)
  await answer(phone, '同意')
  await expect(sheet(phone)).toBeHidden()
  await expect(field(phone, '昵称')).toHaveValue('夏夜')
  await expect.poll(() => words(phone).filter((word) => word === 'agree')).toHaveLength(2)
})

test('the guidelines can be read before answering', async ({ openPhone }) => {
  const phone = await openPhone('weapp', {
    url: LOGIN,
    identity: 'guest',
    privacy: 'pending',
    stillClock: true,
  })
  await LOGINS.host(phone)
  await dialog(phone, '绑定手机号').getByRole('button', { name: '使用本机号码' }).click()
  await sheet(phone).getByText('查看隐私保护指引').click()
  await expect.poll(() => callsOf(phone, 'openPrivacyContract')).not.toEqual([])
  await expect(sheet(phone)).toBeVisible()
})

test('the question goes with the page that asked, as a no, and is asked again there', async ({
  openPhone,
}) => {
  const phone = await openPhone('weapp', {
    url: LOGIN,
    identity: 'guest',
    privacy: 'pending',
    stillClock: true,
  })
  await button(phone, /选择头像与昵称/).click()
  await expectTitle(phone, '头像与昵称')
  await button(phone, '选择头像').click()
  await expect(sheet(phone)).toBeVisible()
  await phone.back()
  await expect(shown(phone, '微信一键登录')).toBeVisible()
  await expect(sheet(phone)).toBeHidden()
  await expect.poll(() => words(phone)).toEqual(['exposureAuthorization', 'disagree'])
  await button(phone, /选择头像与昵称/).click()
  await button(phone, '选择头像').click()
  await expect(sheet(phone)).toBeVisible()
  await answer(phone, '拒绝')
  await expect(sheet(phone)).toBeHidden()
})

test('an English phone asks in English', async ({ openPhone }) => {
  const phone = await openPhone('weapp', {
    url: '/pages/auth/profile-auth',
    privacy: 'pending',
    language: 'en',
  })
  await button(phone, 'Choose avatar').click()
  await expect(dialog(phone, 'Your privacy')).toContainText('Your picture and name')
  await phone.shot('privacy-english')
})
