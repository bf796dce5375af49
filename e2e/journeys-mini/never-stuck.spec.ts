import type { MiniHost, Spent } from '../mini/types'
import { MEMBER } from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, callsWhenQuiet, dialog, elements, expectTitle, logInByCode, shown } from './steps'

const LOGIN = '/core/user/login'
const TABS = ['素材', '排行榜', '商家', '我的'] as const
const KB = 1024
/** What an order and a login may send, and what a login may carry to the view. */
const ORDER_CALLS = 4
const LOGIN_CALLS = 6
const LOGIN_BYTES = 30 * KB
const ONE_CALL = 24 * KB

/** Rooms on the screen of the shown page that were kept for something and hold nothing: `id height`. */
const holes = (phone: Phone): Promise<string[]> =>
  phone.current().evaluate((page) => {
    const { top, bottom } = page.getBoundingClientRect()
    return [...page.querySelectorAll('[id^="tp-slice-"]')]
      .filter((slice) => slice.children.length === 0)
      .map((slice) => ({ id: slice.id, box: slice.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > top && box.top < bottom)
      .map(({ id, box }) => `${id} ${Math.round(box.height)}`)
  })

/** Scrolls the shown page a screen further; false at its end. */
const further = (phone: Phone): Promise<boolean> =>
  phone.current().evaluate((page) => {
    const before = page.scrollTop
    page.scrollTo(0, before + page.clientHeight * 0.8)
    return page.scrollTop > before + 1
  })

/** Looks at a page from its beginning to its end. Lists grow under the finger: a few screens will do. */
async function expectNoHoles(phone: Phone, name: string): Promise<void> {
  for (let screen = 0; screen < 8; screen += 1) {
    await expect.poll(() => holes(phone), `holes of ${name}, screen ${screen + 1}`).toEqual([])
    if (!(await further(phone))) return
  }
}

async function expectNoHolesOnTabs(phone: Phone): Promise<void> {
  for (const [at, name] of TABS.entries()) {
    await phone.tapTab(at)
    await expectTitle(phone, name)
    await callsWhenQuiet(phone)
    await expectNoHoles(phone, name)
  }
}

function expectLight({ transfers, setData, largest, syncWrites }: Spent, most: number): void {
  const calls = transfers.map(({ url }) => url.replace(/\?.*/, ''))
  test.info().annotations.push({ type: 'calls', description: calls.join(' ') })
  test.info().annotations.push({
    type: 'setData',
    description: setData.map(({ page, bytes }) => `${page} ${bytes}`).join('; '),
  })
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most)
  expect(largest).toBeLessThanOrEqual(ONE_CALL)
  expect(syncWrites.filter((key) => key.includes('view'))).toEqual([])
}

/** What an app does once, a few seconds after its start, is no part of what is measured. */
const expectStarted = (phone: Phone): Promise<void> =>
  expect
    .poll(async () => {
      const urls = (await phone.usage()).transfers.map(({ url }) => url)
      return ['viewEngine/all', 'getLoginUserByToken'].filter(
        (call) => !urls.some((url) => url.includes(call)),
      )
    })
    .toEqual([])

/** A phone whose tabs have all been seen by a visitor, with the login page in front. */
async function openAllTabs(open: () => Promise<Phone>): Promise<Phone> {
  const phone = await open()
  await expect(shown(phone, '本周新鲜')).toBeVisible()
  for (const [at, name] of TABS.entries()) {
    await phone.tapTab(at)
    await expectTitle(phone, name)
    await callsWhenQuiet(phone)
  }
  return phone
}

async function logInFromMine(phone: Phone, sandbox: Sandbox): Promise<void> {
  await button(phone, /登录/).first().click()
  await expectTitle(phone, '登录')
  await logInByCode(phone, sandbox, MEMBER.mobile)
  await expectTitle(phone, '我的')
}

for (const host of HOSTS) {
  test(`${host}: after a login no page has a hole`, async ({ openPhone, sandbox }) => {
    const phone = await openAllTabs(() => openPhone(host))
    await logInFromMine(phone, sandbox)
    await expect(shown(phone, MEMBER.name)).toBeVisible()
    await expectNoHolesOnTabs(phone)
  })

  test(`${host}: a home page that comes while another tab is in front has no hole`, async ({
    openPhone,
    sandbox,
  }) => {
    await sandbox.plan([{ kind: 'latency', ms: 5000, times: 1, match: { path: '*/getByUrl' } }])
    const phone = await openPhone(host)
    await phone.tapTab(2)
    await expectTitle(phone, TABS[2])
    const definitions = async () =>
      (await sandbox.log()).filter(({ path }) => path.endsWith('/getByUrl')).length
    await expect.poll(definitions).toBeGreaterThanOrEqual(2)
    await callsWhenQuiet(phone)
    await phone.tapTab(0)
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await expectNoHoles(phone, TABS[0])
  })

  test(`${host}: a login sends little`, async ({ openPhone, sandbox }) => {
    const phone = await openAllTabs(() => openPhone(host))
    await button(phone, /登录/).first().click()
    await expectTitle(phone, '登录')
    await phone.current().getByRole('textbox', { name: '手机号', exact: true }).fill(MEMBER.mobile)
    await button(phone, '获取验证码').click()
    await expect(button(phone, /^\d+ 秒$/)).toBeVisible()
    const code = await sandbox.smsCode(MEMBER.mobile)
    await phone.current().getByRole('textbox', { name: '验证码', exact: true }).fill(code)
    await callsWhenQuiet(phone)
    const spent = await phone.during(async () => {
      await button(phone, /^登录$/).click()
      await expectTitle(phone, '我的')
      await callsWhenQuiet(phone)
    })
    expectLight(spent, LOGIN_CALLS)
    expect(spent.bytes).toBeLessThanOrEqual(LOGIN_BYTES)
  })

  test(`${host}: an order sends little, and nothing to pages behind it`, async ({ openPhone }) => {
    const phone = await logInAsMember(openPhone, host)
    await phone.restart('/core/views/index?url=/product/show&id=2001')
    await button(phone, '立即购买').click()
    await dialog(phone, /./).getByRole('button', { name: '立即购买' }).click()
    await expectTitle(phone, '确认订单')
    await expectStarted(phone)
    await callsWhenQuiet(phone)
    const spent = await phone.during(async () => {
      await button(phone, '提交订单').click()
      await expectTitle(phone, '支付订单')
      await callsWhenQuiet(phone)
    })
    expectLight(spent, ORDER_CALLS)
    expect(spent.hiddenBytes).toBe(0)
  })

  test(`${host}: a new version is offered, and starts after a yes`, async ({ openPhone }) => {
    const phone = await openPhone(host)
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await phone.offerUpdate('ready')
    await phone.page.getByText('立即重启').click()
    await expect.poll(() => phone.calls.some(([name]) => name === 'applyUpdate')).toBe(true)
  })

  test(`${host}: a phone whose host is too old is told so`, async ({ openPhone }) => {
    const phone = await openPhone(host, { baseLibrary: '2.6.9' })
    await expect(phone.page.getByText('版本过低', { exact: true })).toBeVisible()
    expect(await elements(phone)).toBeGreaterThan(0)
  })
}

async function logInAsMember(
  openPhone: (host: MiniHost, options: { url: string; identity: string }) => Promise<Phone>,
  host: MiniHost,
): Promise<Phone> {
  const phone = await openPhone(host, { url: LOGIN, identity: 'member' })
  await button(phone, /一键登录$/).click()
  await expectTitle(phone, TABS[0])
  return phone
}
