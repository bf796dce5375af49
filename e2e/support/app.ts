import { expect, type Locator, type Page } from '@playwright/test'
import type { Sandbox } from './sandbox'
import { keptSession } from './session'

/** Accounts of the seed. */
export const MEMBER = { mobile: '13800138000', name: '林夏' } as const
/** The login password of each of them. */
export const PASSWORD = 'taproom1'
export const NEWCOMER = { mobile: '19912345678', name: '陈默' } as const

/** The title in the bar of the shown page. Pages below it are hidden; while pages change, the newer one is last. */
export const titleOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('heading', { level: 1 }).last()

/** Waits until the page before has slid away: what is found by role or text is then on the shown page. */
export const expectSettled = (page: Page): Promise<void> =>
  expect(page.getByRole('banner')).toHaveCount(1)

/** Waits until nothing moves but what moves for ever: then a place or a colour can be read. */
export const expectStill = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
            .filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0)

/**
 * What the app says by itself from now on. Such a line goes after 1.5 s: who looks for it may come too
 * late, who listens has heard it.
 */
export async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeBinding('__hear', (_, text: string) => heard.push(text))
  await page.addInitScript(() => {
    const { __hear } = window as unknown as { __hear(text: string): void }
    let last = ''
    const note = () => {
      const line = document.querySelector<HTMLElement>('body > [role=status]')
      const text = line && line.offsetHeight > 0 ? line.innerText : ''
      if (text !== '' && text !== last) __hear(text)
      last = text
    }
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  return heard
}

/**
 * Resolves once the page has shown this text, which goes after some seconds: the page itself looks for it, from
 * before what brings it.
 */
export const appeared = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), text, { polling: 100 })

export const expectHeard = (heard: readonly string[], text: string): Promise<void> =>
  expect.poll(() => heard.join('\n')).toContain(text)

/** Makes the device an empty one, with no app running that could write to it. */
export async function forgetAll(page: Page): Promise<void> {
  await openCold(page, '/no-app.txt')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
}

/** A tab of the tab bar, also while it says how much is unread behind it. */
export const tab = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}(，\\d+ 条未读|, \\d+ unread)?$`) })

/**
 * What can be seen of the page that is shown: pages below it stay in the document, and the one before is
 * seen beside it while they slide, but can no longer be touched.
 */
export const visible = (locator: Locator): Locator =>
  locator.filter({ visible: true }).and(locator.page().locator(':not([inert] *)'))

/** Text that can be seen. */
export const shown = (page: Page, text: string | RegExp): Locator =>
  visible(page.getByText(text)).first()

/** A button that can be seen. */
export const button = (page: Page, name: string | RegExp): Locator =>
  visible(page.getByRole('button', { name })).first()

/**
 * Taps 'try again'. A page does so by itself too: `back` is what it then shows, and the tap may find nothing.
 */
export async function tryAgain(page: Page, back: Locator): Promise<void> {
  const retry = button(page, '重试')
  await expect(retry.or(back).first()).toBeVisible()
  while ((await back.count()) === 0) await retry.click({ timeout: 1000 }).catch(() => {})
  await expect(back).toBeVisible()
}

/** Ticks the box of the terms on the form that is shown. A mini-program draws the tick a moment later. */
export async function agree(root: Pick<Page, 'getByRole'>): Promise<void> {
  const box = root
    .getByRole('checkbox', { name: '我已阅读并同意' })
    .filter({ visible: true })
    .first()
  if (!(await box.isChecked())) await box.click()
  await expect(box).toBeChecked()
}

/** Fills in the login page that is shown, with the code the sandbox sent. */
export async function logInByCode(page: Page, sandbox: Sandbox, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill(await sandbox.smsCode(mobile))
  await agree(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Fills in the login page that is shown, with a password. */
export async function logInByPassword(
  page: Page,
  mobile: string,
  password = PASSWORD,
): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '用户名或手机号' }).fill(mobile)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
  await agree(page)
  await page.getByRole('button', { name: '登录', exact: true }).last().click()
}

/** Opens the app on a device where somebody has logged in before, at home or at an address. */
export async function openLoggedIn(
  page: Page,
  sandbox: Sandbox,
  mobile: string,
  address = '/',
): Promise<void> {
  const kept = await keptSession(sandbox, mobile)
  await openCold(page, '/no-app.txt')
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, kept)
  await openCold(page, address)
  if (address === '/') await expect(titleOf(page)).toHaveText('素材')
}

/** The same for who reads the app in English. */
export async function openLoggedInEnglish(page: Page, mobile: string): Promise<void> {
  await page.goto('/#/user/login')
  await page.getByRole('tab', { name: 'Password' }).click()
  await page.getByRole('textbox', { name: 'User name or mobile number' }).fill(mobile)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /^I have read/ }).click()
  await visible(page.getByRole('button', { name: 'Log in', exact: true })).click()
  await expect(titleOf(page)).toHaveText('Materials')
}

/** Registers somebody nobody knew before, who is logged in then. */
export async function register(
  page: Page,
  sandbox: Sandbox,
  mobile: string,
  address = '/#/user/reg',
): Promise<void> {
  await openCold(page, address)
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill(await sandbox.smsCode(mobile))
  await page.getByLabel('密码', { exact: true }).fill('secret1')
  await agree(page)
  await button(page, /^注册/).click()
  await expect(titleOf(page)).toHaveText('素材')
}

/** Goes down the page that is shown until this is drawn: what is far from the screen is not. */
export async function comeTo(page: Page, target: Locator): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  // The wheel turns what lies under the pointer, and the bar above the page does not.
  await page.mouse.move(width / 2, height / 2)
  await expect(async () => {
    if ((await target.count()) === 0) await page.mouse.wheel(0, 400)
    await expect(target).toBeVisible({ timeout: 300 })
  }).toPass()
}

/** Opens what bears this name in 'mine': what is of a role, and what is for everybody, stands below the screen. */
export async function openFromMine(page: Page, name: string | RegExp): Promise<void> {
  await tab(page, '我的').click()
  await expect(titleOf(page)).toHaveText('我的')
  const named = { name, exact: true }
  const entry = visible(page.getByRole('link', named).or(page.getByRole('button', named))).first()
  await comeTo(page, entry)
  await entry.click()
}

/** Waits until the pictures in sight have arrived; there must be some. */
export async function expectPictures(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.locator('img').evaluateAll((all) => {
        const seen = (all as HTMLImageElement[]).filter((one) => {
          const { top, right, bottom, left, height } = one.getBoundingClientRect()
          const across = right > 0 && left < window.innerWidth
          return height > 0 && across && bottom > 0 && top < window.innerHeight
        })
        return seen.length > 0 && seen.every((one) => one.complete && one.naturalWidth > 0)
      }),
    )
    .toBe(true)
}

/** What can be read on the screen besides the title and the tab bar. */
async function readable(page: Page): Promise<string> {
  // Only rendered text counts: pages below the shown one are in the document.
  const all = await page.locator('body').innerText()
  const title = await titleOf(page).textContent()
  const tabs = await page.getByRole('navigation').getByRole('link').allInnerTexts()
  return [title ?? '', ...tabs].reduce((rest, part) => rest.replace(part, ''), all).trim()
}

/** The page has a title, something to read below it, and is past its skeleton. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(titleOf(page)).toHaveText(/\S/)
  // The gallery shows what waits as an example of it.
  const real = page.locator(':not(.tp-gallery__example *)')
  const skeletons = page.getByRole('status', { name: /^(加载中|Loading)/ }).and(real)
  await expect(visible(skeletons)).toHaveCount(0)
  await expect.poll(() => readable(page)).toMatch(/\S/)
}

/**
 * Ends the app on this page. It leaves by a link of its own: a browser that is sent away begins a process for what
 * comes next, which compiles everything once more.
 */
export async function leave(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  await Promise.all([
    page.waitForURL('about:blank'),
    page.evaluate(() => {
      location.href = 'about:blank'
    }),
  ])
}

/** Loads an address anew, as a link from outside does; `goto` alone would only change the hash. */
export async function openCold(page: Page, address: string): Promise<void> {
  // A layer that has just closed may still be on its way back through the history.
  await expect(async () => {
    await leave(page)
    await page.goto(address, { waitUntil: 'commit' })
  }).toPass()
  // Not in the loop: what comes after the page itself may be lost, and is then not asked for again.
  await page.waitForLoadState()
}
