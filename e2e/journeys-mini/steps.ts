import type { Locator } from '@playwright/test'
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
  await button(phone, /^登录$/).click()
}

export const expectTitle = (phone: Phone, title: string): Promise<void> =>
  expect.poll(() => phone.title()).toBe(title)
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

/** The number of calls to the view, once no more have come for a while. */
export async function callsWhenQuiet(phone: Phone): Promise<number> {
  let last = -1
  const isQuiet = async () => {
    const now = (await phone.setDataLog()).length
    const same = now === last
    last = now
    return same
  }
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  return last
}
