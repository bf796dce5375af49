import Taro from '@tarojs/taro'
import TestUtils from '@tarojs/test-utils-react'
import { configure, fireEvent, waitFor, within } from '@testing-library/dom'
import { type Sandbox, startSandbox } from '../../../e2e/support/sandbox'

/** A member of the seed, by mobile number. */
const MEMBER = '13800138000'

export const utils = new TestUtils()

// Upper limits for a machine that stalls: every wait ends with its condition.
jest.setTimeout(120_000)
configure({ asyncUtilTimeout: 60_000 })

/** A sandbox that the app of this test file asks. Whoever opens one stops it. */
export async function openSandbox(): Promise<Sandbox> {
  const sandbox = await startSandbox()
  Object.assign(process.env, { TARO_APP_H5_ORIGIN: sandbox.origin })
  return sandbox
}

/** The app with every page of it, over a sandbox. */
export async function openApp(): Promise<Sandbox> {
  const sandbox = await openSandbox()
  // Browsers have no subpackages: a build of H5 lists their pages with the others.
  const { default: app } = require('../../../src/app.config') as {
    default: { pages: string[]; subPackages: { root: string; pages: string[] }[] }
  }
  for (const { root, pages } of app.subPackages)
    app.pages.push(...pages.map((page) => `${root}/${page}`))
  await utils.createApp()
  return sandbox
}

/** What Taro says is the current page. */
export function currentPage() {
  const { path = '' } = Taro.getCurrentInstance().page ?? {}
  return within(document.getElementById(path) ?? document.createElement('div'))
}

/** The current page, once it bears this title. */
export const shown = (title: string) =>
  waitFor(() => {
    const page = currentPage()
    const header = within(page.getByRole('banner'))
    expect(header.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    return page
  })

export type Page = Awaited<ReturnType<typeof shown>>

/** Presses the first element of this role and name. */
export async function press(page: Page, role: string, name: string | RegExp): Promise<void> {
  const [element] = await page.findAllByRole(role, { name })
  if (element) fireEvent.click(element)
}

async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = await page.findByRole('textbox', { name })
  fireEvent.input(field, { target: { value } })
}

/** Logs in as a member of the seed, from a page that asks for it. */
export async function logIn(page: Page, sandbox: Sandbox): Promise<void> {
  await press(page, 'button', 'Log in')
  const login = await shown('Log in')
  await fill(login, 'Mobile number', MEMBER)
  await press(login, 'button', 'Get code')
  await login.findByRole('button', { name: /^\d+ s$/ })
  await fill(login, 'Code', await sandbox.smsCode(MEMBER))
  await press(login, 'checkbox', /I have read and agree/)
  await press(login, 'button', 'Log in')
}
