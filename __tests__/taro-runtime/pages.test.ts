import Taro from '@tarojs/taro'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { Sandbox } from '../../e2e/support/sandbox'
import { logIn, openApp, press, shown, utils } from './support/app'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openApp()
})
afterAll(() => sandbox.stop())

beforeEach(async () => {
  await Taro.reLaunch({ url: '/pages/tabbar/index' })
  await shown('Materials')
})

test('home is drawn from what the server says, and its tab is the current one', async () => {
  await utils.PageLifecycle.onShow('/pages/tabbar/index')
  const home = await shown('Materials')
  expect(await home.findByRole('link', { name: 'The harvest is in' })).toBeInTheDocument()
  const tabs = within(screen.getByRole('navigation'))
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Materials')
})

test('a product opens over the page it was pressed on, which comes back after it', async () => {
  const home = await shown('Materials')
  const [card] = await home.findAllByRole('link', { name: /, ¥/ })
  const name = card?.getAttribute('aria-label')?.split(',')[0] ?? ''
  await press(home, 'link', new RegExp(`^${name}, `))
  const product = await shown('Beer')
  expect(await product.findByRole('heading', { name })).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()

  await press(product, 'button', 'Back')
  await shown('Materials')
  expect(screen.getByRole('navigation')).toBeInTheDocument()
})

/** A browser that moves pictures between pages, at once; what it was told to move, by its turns. */
function travelling(still: boolean) {
  const moved: [before: string, after: string][] = []
  const named = () =>
    [...document.querySelectorAll<HTMLElement>('img, .tp-hero')]
      .filter((each) => each.style.getPropertyValue('view-transition-name') !== '')
      .map((each) => (each.matches('img') ? 'card' : 'hero'))
      .join()
  const begin = (change: () => void) => {
    const before = named()
    change()
    moved.push([before, named()])
    return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() }
  }
  Object.assign(document, { startViewTransition: begin })
  document.documentElement.classList.toggle('tp-still', still)
  // Nothing is laid out here: everything is in sight.
  const box = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ bottom: 100 } as DOMRect)
  const end = () => {
    Object.assign(document, { startViewTransition: undefined })
    document.documentElement.classList.remove('tp-still')
    box.mockRestore()
  }
  return { moved, named, end }
}

test.each([
  ['travels to its page, and back with it', false],
  ['stays where it is for who asks for less motion', true],
])('the picture of a product %s', async (_, still) => {
  const { moved, named, end } = travelling(still)
  try {
    const home = await shown('Materials')
    const [card] = await home.findAllByRole('link', { name: /, ¥/ })
    await press(home, 'link', card?.getAttribute('aria-label') ?? '')
    const product = await shown('Beer')
    await product.findByRole('button', { name: 'Back' })
    await waitFor(() => expect(front()).toHaveClass('taro_page_stationed'))
    expect(moved).toEqual(still ? [] : [['card', 'hero']])
    await waitFor(() => expect(named()).toBe(''))
    await press(product, 'button', 'Back')
    await shown('Materials')
    expect(moved.slice(1)).toEqual(still ? [] : [['hero', 'card']])
    await waitFor(() => expect(named()).toBe(''))
  } finally {
    end()
  }
})

/** The element of the page in front. */
const front = () => document.getElementById(Taro.getCurrentInstance().page?.path ?? '')

test('an address that is typed lies over the page before, which comes back as it was', async () => {
  await shown('Materials')
  const home = front()
  window.location.hash = '#/user/setting'
  await shown('Settings')
  expect(Taro.getCurrentPages()).toHaveLength(2)
  window.history.back()
  await shown('Materials')
  expect(front()).toBe(home)
})

test('of two pages opened at once the last is drawn, and back passes the first', async () => {
  await shown('Materials')
  const home = front()
  const { hostNavigation } = require('../../src/platform/navigation/index.h5')
  await hostNavigation.navigateTo('/user/setting')
  await hostNavigation.navigateTo('/company/contact')
  await shown('Contact')
  expect(Taro.getCurrentPages()).toHaveLength(2)
  expect(window.location.hash).toContain('/company/contact')
  await Taro.navigateBack()
  await shown('Materials')
  expect(front()).toBe(home)
})

test('a page in place of another ends it, and one that starts anew ends all', async () => {
  await Taro.navigateTo({ url: '/user/setting' })
  await shown('Settings')
  await Taro.redirectTo({ url: '/company/contact' })
  await shown('Contact')
  expect(Taro.getCurrentPages()).toHaveLength(2)
  expect(screen.queryAllByText('Clear the kept pages')).toEqual([])
  await Taro.reLaunch({ url: '/user/setting' })
  await shown('Settings')
  expect(Taro.getCurrentPages()).toHaveLength(1)
  expect(document.querySelectorAll('.taro_page')).toHaveLength(1)
})

test('a tab shows its page, and its address', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Mine' }))
  const mine = await shown('Mine')
  expect(await mine.findByRole('heading', { name: 'My orders' })).toBeInTheDocument()
  expect(window.location.hash).toContain('/pages/tabbar/user')
})

test('a page of a member asks to log in, and is shown after that', async () => {
  await Taro.navigateTo({ url: '/asset/account/rawindex' })
  await logIn(await shown('My wallet'), sandbox)
  const wallet = await shown('My wallet')
  expect(await wallet.findByText(/^Available ¥\d/)).toBeInTheDocument()
})

test('a language that is chosen is at once that of the page below and of the tabs', async () => {
  await Taro.navigateTo({ url: '/user/setting' })
  await press(await shown('Settings'), 'radio', '简体中文')
  await press(await shown('设置'), 'button', '返回')
  const home = await shown('素材')
  expect(await home.findByRole('link', { name: '新酒花入仓' })).toBeInTheDocument()
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('素材')
})
