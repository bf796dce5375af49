import Taro from '@tarojs/taro'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { Sandbox } from '../../e2e/support/sandbox'
import { logIn, openApp, type Page, press, shown } from './support/app'

const ADDRESSES = '/user/address'
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openApp()
  await shown('Materials')
  await Taro.navigateTo({ url: ADDRESSES })
  await logIn(await shown('Addresses'), sandbox)
  await shown('Addresses')
})
afterAll(() => sandbox.stop())

beforeEach(async () => {
  await Taro.reLaunch({ url: '/pages/tabbar/index' })
  await shown('Materials')
  await Taro.navigateTo({ url: ADDRESSES })
})

const cards = (page: Page) => page.findAllByRole('listitem')
const question = () => screen.findByRole('alertdialog')
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** The addresses, with the question over them. */
async function ask() {
  const page = await shown('Addresses')
  await cards(page)
  await press(page, 'button', /^Delete the address of/)
  const dialog = await question()
  await waitFor(() => expect(window.history.state.layer).toBe(1))
  return { page, dialog, count: (await cards(page)).length }
}

test('back closes the question, forward brings none, and one more step leaves the page', async () => {
  const { page, count } = await ask()
  await waitFor(() => expect(document.body.style.overflow).toBe('hidden'))
  window.history.back()
  await gone()
  expect(await cards(await shown('Addresses'))).toHaveLength(count)
  expect(Taro.getCurrentPages()).toHaveLength(2)
  expect(window.history.state.layer).toBeUndefined()
  expect(document.body.style.overflow).toBe('')

  const step = jest.spyOn(window.history, 'go')
  window.history.forward()
  // What lies ahead is an entry of nothing: it is stepped back from.
  await waitFor(() => expect(step).toHaveBeenCalledWith(-1))
  await waitFor(() => expect(window.history.state.layer).toBeUndefined())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await cards(page)).toHaveLength(count)
  window.history.back()
  await shown('Materials')
})

test.each([
  ['a link', () => navigation().navigateTo('/user/setting'), 'Settings'],
  ['a redirect', () => navigation().redirectTo('/user/setting'), 'Settings'],
  ['a tab', () => navigation().switchTab('/pages/tabbar/user'), 'Mine'],
  ['a typed address', () => window.location.assign('#/user/setting'), 'Settings'],
  ['the programmed way back', () => navigation().back(), 'Materials'],
])('by %s the page is left without an answer', async (_, leave, title) => {
  const { count } = await ask()
  await leave()
  await shown(title)
  await gone()
  expect(window.history.state.layer).toBeUndefined()
  await Taro.reLaunch({ url: ADDRESSES })
  expect(await cards(await shown('Addresses'))).toHaveLength(count)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

function navigation(): typeof import('../../src/platform/navigation').hostNavigation {
  return require('../../src/platform/navigation/index.h5').hostNavigation
}

test('a page opened over the question comes back without it, by one step', async () => {
  const { page, count } = await ask()
  await navigation().navigateTo('/user/setting')
  await shown('Settings')
  window.history.back()
  await shown('Addresses')
  expect(await cards(page)).toHaveLength(count)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  window.history.back()
  await shown('Materials')
})

test('a no leaves nothing behind, a yes deletes', async () => {
  const { page, dialog, count } = await ask()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await gone()
  await waitFor(() => expect(window.history.state.layer).toBeUndefined())
  expect(await cards(page)).toHaveLength(count)
  await press(page, 'button', /^Delete the address of/)
  fireEvent.click(within(await question()).getByRole('button', { name: 'Delete' }))
  await waitFor(async () => expect(await cards(page)).toHaveLength(count - 1))
  await waitFor(() => expect(window.history.state.layer).toBeUndefined())
})
