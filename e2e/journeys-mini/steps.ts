import type { Locator } from '@playwright/test'
import { agree, MEMBER, PASSWORD } from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { expect, type Phone } from './phone'

/** What a finger does on the shown page, by the names a screen reader says. */
export const button = (phone: Phone, name: string | RegExp): Locator =>
  phone.current().getByRole('button', { name })
export const link = (phone: Phone, name: string | RegExp): Locator =>
  phone.current().getByRole('link', { name })
export const field = (phone: Phone, name: string): Locator =>
  phone.current().getByRole('textbox', { name, exact: true })
export const dialog = (phone: Phone, name: string | RegExp): Locator =>
  phone
    .current()
    .getByRole('dialog', { name })
    .or(phone.current().getByRole('alertdialog', { name }))

/** Fills in the login page that is shown, with the code the sandbox sent. */
export async function logInByCode(phone: Phone, sandbox: Sandbox, mobile: string): Promise<void> {
  await field(phone, '手机号').fill(mobile)
  await button(phone, '获取验证码').click()
  await expect(button(phone, /^\d+ 秒$/)).toBeVisible()
  await field(phone, '验证码').fill(await sandbox.smsCode(mobile))
  await agree(phone.current())
  await button(phone, /^登录$/).click()
}

/** Fills in the login page that is shown, with the password of all of the seed. */
export async function logInByPassword(phone: Phone, mobile: string): Promise<void> {
  await phone.current().getByRole('tab', { name: '密码登录' }).click()
  await field(phone, '用户名或手机号').fill(mobile)
  await field(phone, '密码').fill(PASSWORD)
  await agree(phone.current())
  await button(phone, /^登录$/).click()
}

/** The ways in, by the name of what proves the person. */
export const LOGINS = {
  code: (phone: Phone, sandbox: Sandbox) => logInByCode(phone, sandbox, MEMBER.mobile),
  password: (phone: Phone) => logInByPassword(phone, MEMBER.mobile),
  async host(phone: Phone) {
    await agree(phone.current())
    await button(phone, /一键登录$/).click()
  },
} as const
export type Way = keyof typeof LOGINS
export const WAYS = Object.keys(LOGINS) as readonly Way[]

/** The title of the host's header, or of the one the page draws in its place. */
export const titleOf = async (phone: Phone): Promise<string | undefined> =>
  (await phone.title()) || (await phone.current().getByRole('heading').allInnerTexts())[0]

export const expectTitle = (phone: Phone, title: string): Promise<void> =>
  expect.poll(() => titleOf(phone)).toBe(title)
export const expectPath = (phone: Phone, path: string): Promise<void> =>
  expect.poll(() => phone.path()).toBe(path)

/** True once every picture in sight has arrived. */
export async function expectPictures(phone: Phone): Promise<void> {
  await expect
    .poll(() =>
      phone
        .current()
        .locator('img')
        .evaluateAll((all) => {
          const seen = (all as HTMLImageElement[]).filter((one) => {
            const { top, bottom, height } = one.getBoundingClientRect()
            return height > 0 && bottom > 0 && top < window.innerHeight
          })
          return seen.length > 0 && seen.every((one) => one.complete && one.naturalWidth > 0)
        }),
    )
    .toBe(true)
}

/** Fills in the first address of somebody who has none, on the order page. */
export async function addAddress(
  phone: Phone,
  person: { readonly mobile: string; readonly name: string },
): Promise<void> {
  await button(phone, /添加收货地址/).click()
  const form = dialog(phone, '新增地址')
  await field(phone, '收货人').fill(person.name)
  await field(phone, '手机号').fill(person.mobile)
  await form.getByRole('button', { name: /所在地区/ }).click()
  const regions = dialog(phone, '选择地区')
  await regions.getByRole('radio', { name: '浙江省' }).click()
  await regions.getByRole('radio', { name: '杭州市' }).click()
  await regions.getByRole('radio', { name: '西湖区' }).click()
  await phone.shot('regions')
  await regions.getByRole('button', { name: '确定' }).click()
  await field(phone, '详细地址').fill('文三路 90 号')
  await phone.shot('address')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(button(phone, /更换收货地址.*文三路 90 号/)).toBeVisible()
}

/** What the app asked its host to do, oldest first. */
export const callsOf = (phone: Phone, name: string): readonly unknown[] =>
  phone.calls.filter(([called]) => called === name).map(([, args]) => args)

/** A line that the host shows for a moment: who looks for it may come too late. */
export const expectSaid = (phone: Phone, text: string): Promise<void> =>
  expect.poll(() => JSON.stringify(callsOf(phone, 'showToast'))).toContain(text)

/** A text of the shown page. */
export const shown = (phone: Phone, text: string | RegExp): Locator =>
  phone.current().getByText(text).first()

/** Elements the view layer of a weapp or alipay has for the shown page. */
export const elements = (phone: Phone): Promise<number> =>
  phone
    .current()
    .evaluate(
      (page) =>
        [...page.querySelectorAll('*')].filter(({ tagName }) => tagName.startsWith('WX-')).length,
    )

/** ms without a call to the view or an answer that make a pause; seconds that are counted down make longer ones. */
const PAUSE = 500

/**
 * The number of calls to the view, once no more have come for a while and no answer is awaited. The phone
 * says how long: who compares two looks of their own sees another second of a countdown each time.
 */
export async function callsWhenQuiet(phone: Phone): Promise<number> {
  // A pause that was there before is none: what a tap just now brings has not begun yet.
  const from = Date.now()
  await expect
    .poll(async () => Math.min(Date.now() - from, (await phone.usage()).quietFor), {
      intervals: [130],
    })
    .toBeGreaterThanOrEqual(PAUSE)
  return (await phone.setDataLog()).length
}

/** Rooms on the screen of the shown page that were kept for something and hold nothing: `id height`. */
const holes = (phone: Phone): Promise<string[]> =>
  phone.current().evaluate((page) => {
    const { top, bottom } = page.getBoundingClientRect()
    return [...page.querySelectorAll('[id^="s-"]')]
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

/** Scrolls the shown page until something far down has been drawn, as whoever looks for it does. */
export async function lookFor(phone: Phone, wanted: Locator): Promise<Locator> {
  await expect
    .poll(async () => {
      const isDrawn = (await wanted.count()) > 0
      if (!isDrawn) await further(phone)
      return isDrawn
    })
    .toBe(true)
  return wanted
}

/** Looks at a page from its beginning to its end. Lists grow under the finger: a few screens will do. */
export async function expectNoHoles(phone: Phone, name: string): Promise<void> {
  for (let screen = 0; screen < 8; screen += 1) {
    await expect.poll(() => holes(phone), `holes of ${name}, screen ${screen + 1}`).toEqual([])
    if (!(await further(phone))) return
  }
}
