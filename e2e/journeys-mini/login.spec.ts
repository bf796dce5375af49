import { expect, HOSTS, test } from './phone'
import { button, dialog, expectPath, expectTitle, field, LOGINS, shown } from './steps'

const LOGIN = '/core/user/login'
/** How long the phone prompt stays by itself, ms (client spec §4). */
const PROMPT_TIME = 3000
/** A guest is asked for a number for that long only. */
const GUEST = { url: LOGIN, identity: 'guest', stillClock: true } as const

for (const host of HOSTS) {
  test.describe(host, () => {
    test('one tap logs in a member, whose number is bound', async ({ openPhone }) => {
      const phone = await openPhone(host, { url: LOGIN, identity: 'member' })
      await phone.shot('login')
      await LOGINS.host(phone)
      await expectTitle(phone, '素材')
      await phone.tapTab(3)
      await expect(shown(phone, '林夏')).toBeVisible()
    })

    test("a guest binds the phone's own number", async ({ openPhone, sandbox }) => {
      const phone = await openPhone(host, GUEST)
      await LOGINS.host(phone)
      await dialog(phone, '绑定手机号').getByRole('button', { name: '使用本机号码' }).click()
      await expectTitle(phone, '素材')
      await phone.tapTab(3)
      await expect(shown(phone, '酒友6000')).toBeVisible()
      const sent = (await sandbox.log()).filter(({ path }) => path.endsWith('/getPhone'))
      expect(sent).toHaveLength(1)
    })

    test('the prompt closes by itself and opens again, and stays when touched', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host, GUEST)
      const prompt = dialog(phone, '绑定手机号')
      await LOGINS.host(phone)
      await expect(prompt).toBeVisible()
      await phone.shot('prompt')
      await phone.pass(PROMPT_TIME)
      await expect(prompt).toBeHidden()
      await button(phone, '绑定手机号后登录').click()
      await prompt.getByRole('button', { name: '使用其他号码' }).click()
      await expect(prompt.getByRole('textbox', { name: '手机号' })).toBeVisible()
      await phone.pass(2 * PROMPT_TIME)
      await expect(prompt).toBeVisible()
      await phone.shot('prompt-manual')
    })

    test('a guest who keeps the number to themselves reads so, and binds another', async ({
      openPhone,
      sandbox,
    }) => {
      const mobile = '15512345678'
      const phone = await openPhone(host, GUEST)
      const prompt = dialog(phone, '绑定手机号')
      await LOGINS.host(phone)
      const api = host === 'weapp' ? 'getPhoneNumber' : 'getAuthorize'
      await phone.failNext(api, { errMsg: 'getPhoneNumber:fail user deny', error: 11 })
      await prompt.getByRole('button', { name: '使用本机号码' }).click()
      await expect(prompt.getByRole('alert')).toHaveText('用户取消授权')
      await prompt.getByRole('button', { name: '使用其他号码' }).click()
      await prompt.getByRole('textbox', { name: '手机号' }).fill(mobile)
      await prompt.getByRole('button', { name: '获取验证码' }).click()
      await expect(prompt.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible()
      await prompt.getByRole('textbox', { name: '验证码' }).fill(await sandbox.smsCode(mobile))
      await prompt.getByRole('button', { name: '绑定并登录' }).click()
      await expectTitle(phone, '素材')
    })

    test('a refused session is renewed without a word', async ({ openPhone, sandbox }) => {
      const phone = await openPhone(host, { url: LOGIN, identity: 'member' })
      await LOGINS.host(phone)
      await expectTitle(phone, '素材')
      await sandbox.plan([{ match: { path: '*ddress*' }, kind: 'status', code: 401 }])
      await phone.tapTab(3)
      await phone.restart('/core/user/address')
      await expectTitle(phone, '收货地址')
      await expect(shown(phone, '林夏')).toBeVisible()
      await expectPath(phone, 'core/user/address')
      const logins = (await sandbox.log()).filter(({ path }) => path.endsWith('authMp/login'))
      expect(logins).toHaveLength(2)
    })

    test('a host without a code says so', async ({ openPhone }) => {
      const phone = await openPhone(host, { url: LOGIN, identity: 'member' })
      const api = host === 'weapp' ? 'login' : 'getAuthCode'
      await phone.failNext(api, { errMsg: 'login:fail', error: 1 })
      await LOGINS.host(phone)
      await expect(phone.current().getByRole('alert')).toHaveText('前端code获取失败')
      await expect(field(phone, '手机号')).toBeVisible()
    })
  })
}

test('weapp: a number an older WeChat sealed is read and bound', async ({ openPhone, sandbox }) => {
  const bind = '/core/views/user/wechatLogin'
  const phone = await openPhone('weapp', { url: bind, identity: 'guest', baseLibrary: '2.20.0' })
  await phone.page.getByText('确定', { exact: true }).click()
  const asked = async (call: string) =>
    (await sandbox.log()).filter(({ path }) => path.endsWith(call)).length
  await expect.poll(() => asked('/getOpenInfo')).toBe(1)
  await button(phone, '使用本机号码').click()
  await expectTitle(phone, '素材')
  expect(await asked('/getPhone')).toBe(1)
  expect(await asked('/getOpenInfo')).toBe(1)
  await phone.tapTab(3)
  await expect(shown(phone, '酒友6000')).toBeVisible()
})

test('weapp: the chosen name and picture are those of the account', async ({ openPhone }) => {
  const phone = await openPhone('weapp', { url: LOGIN, identity: 'member' })
  await button(phone, /选择头像与昵称/).click()
  await expectTitle(phone, '头像与昵称')
  await button(phone, '选择头像').click()
  await field(phone, '昵称').fill('夏夜')
  await phone.shot('profile')
  await button(phone, '完成').click()
  await expect(shown(phone, '将以“夏夜”显示')).toBeVisible()
  await phone.shot('login-with-profile')
  await LOGINS.host(phone)
  await expectTitle(phone, '素材')
  await phone.tapTab(3)
  await expect(shown(phone, '夏夜')).toBeVisible()
})
