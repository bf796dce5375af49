import { act, fireEvent, screen, within } from '@testing-library/react'
import { press, sent, tap } from '../../../engine/testing/hands'
import { testUser } from '../../../engine/testing/render-widget'
import { initI18n } from '../../../i18n'
import {
  heading,
  openEditor,
  pageServer,
  rows,
  SAVE,
  URL,
  wait,
} from '../widgets/editor/testing/open-editor'
import { widthsFor } from './box'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
const env = process.env
afterEach(() => {
  jest.useRealTimers()
  process.env = env
})

const stage = () => within(screen.getByRole('region', { name: 'Preview' }))
const preview = () => tap(screen.getByRole('tab', { name: 'Preview' }))

const link = {
  value: [{ id: '1', title: { en: 'Settings', 'zh-Hans': '设置' }, url: '/user/setting' }],
  config: { type: 'menuList', id: 'm' },
}
const page = (...widgets: object[]) => ({
  name: { en: 'x', 'zh-Hans': '某页' },
  url: URL,
  widgets: [heading('a', 'First'), ...widgets],
})

test('the preview is the page itself; a tap on it selects', async () => {
  await openEditor(pageServer().api)
  await preview()
  expect(stage().getByText('Inner')).toBeInTheDocument()
  await tap(stage().getAllByRole('link', { name: 'Select Heading' })[1] as HTMLElement)
  expect(screen.getByText('Heading, 3 of 3')).toBeInTheDocument()
})

test('seen with other eyes, what a condition or a host hides is gone from the page, and the outline says why', async () => {
  const when = {
    logicalOperator: 'and',
    conditions: [{ field: 'session.isLoggedIn', operator: 'equal', value: true }],
  }
  const members = { ...heading('b', 'For members'), config: { type: 'title', id: 'b', when } }
  const browsers = { ...heading('c', 'For browsers'), cssConfig: { hideOn: ['weapp'] } }
  const server = pageServer({ ...page(members, browsers), security: { isLogin: true } })
  await openEditor(server.api)
  await preview()
  expect(stage().getByText('For members')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'Nobody logged in' }))
  expect(stage().queryByText('For members')).toBeNull()
  expect(screen.getByText('The page asks for a login first')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'WeChat' }))
  expect(stage().queryByText('For browsers')).toBeNull()
  expect(stage().getByText('First')).toBeInTheDocument()
  await tap(screen.getByRole('tab', { name: 'Parts' }))
  expect(rows()).toEqual([
    'Heading, 1 of 3 · First',
    'Heading, 2 of 3 · For members · Hidden by its condition',
    'Heading, 3 of 3 · For browsers · Hidden on this host',
  ])
  await preview()
  await tap(screen.getByRole('radio', { name: 'A member' }))
  expect(stage().getByText('For members')).toBeInTheDocument()
  // Most are not.
  const verified = screen.getByRole('switch', { name: 'Identity is verified' })
  expect(verified).toHaveAttribute('aria-checked', 'false')
})

test('a page is looked at on the screen one has, on two phones and a tablet, by their widths', () => {
  expect(widthsFor(390)).toEqual([375, 390, 414, 768])
  expect(widthsFor(320)).toEqual([320, 375, 414, 768])
  expect(widthsFor(375)).toEqual([375, 414, 768])
  expect(widthsFor(1024)).toEqual([375, 414, 768])
})

test('another language, the dark and larger letters are of the page alone', async () => {
  await openEditor(pageServer(page(link)).api)
  await preview()
  await tap(screen.getByRole('radio', { name: 'Chinese' }))
  await wait(0)
  expect(stage().getByText('First（中）')).toBeInTheDocument()
  expect(stage().getByText('设置')).toBeInTheDocument()
  await tap(screen.getByRole('switch', { name: 'Dark' }))
  await tap(screen.getByRole('radio', { name: '140%' }))
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveClass(
    'theme-dark',
    'font-scale-140',
  )
  // The editor itself stays as it was.
  expect(screen.getByRole('tab', { name: 'Parts' })).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'English' }))
  await wait(0)
  expect(stage().getByText('First')).toBeInTheDocument()
})

test('at the width of another screen the page is as large as there, and what asks for the width hears it', async () => {
  process.env = { ...env, TARO_ENV: 'h5' }
  const sheet = document.createElement('style')
  sheet.textContent = '@media (min-width: 600px) { .wide, .edge::before { color: red } }'
  document.head.append(sheet)
  const [media] = (sheet.sheet as CSSStyleSheet).cssRules
  const wide = () => (media as CSSMediaRule).cssRules[0] as CSSStyleRule
  const added = () => document.head.lastElementChild?.textContent ?? ''
  const picture = { value: '/pictures/home-1.webp', config: { type: 'image', id: 'i' } }
  const { unmount } = await openEditor(pageServer(page(picture)).api)
  await preview()
  const source = () => document.querySelector('.tp-edit__box img')?.getAttribute('src')
  const box = () => document.querySelector<HTMLElement>('.tp-edit__box')?.style
  expect(box()?.width).toBe('375px')
  expect(source()).toMatch(/w=375$/)
  // A phone: what is for wide windows holds outside of the page only.
  expect(wide().selectorText).toBe(
    '.wide:not(:where(.tp-edit__stage *)), .edge:not(:where(.tp-edit__stage *))::before',
  )
  expect(added()).toBe('')
  await tap(screen.getByRole('radio', { name: '768' }))
  expect(Number.parseFloat(box()?.width ?? '')).toBeCloseTo((768 * 20) / 23)
  expect(source()).toMatch(/w=768$/)
  expect(added()).toMatch(
    /^\.wide:where\(\.tp-edit__stage \*\), \.edge:where\(\.tp-edit__stage \*\)::before\{color: red;?\}$/,
  )
  unmount()
  expect(wide().selectorText).toBe('.wide, .edge::before')
  sheet.remove()
})

test('styles that come when the preview is left stay as they are', async () => {
  process.env = { ...env, TARO_ENV: 'h5' }
  const sheet = document.createElement('style')
  sheet.textContent = '@media (min-width: 600px) { .late { color: red } }'
  const link = document.createElement('link')
  const { unmount } = await openEditor(pageServer().api)
  await preview()
  await act(async () => document.head.append(link))
  unmount()
  document.head.append(sheet)
  fireEvent.load(link)
  const [media] = (sheet.sheet as CSSStyleSheet).cssRules
  expect(((media as CSSMediaRule).cssRules[0] as CSSStyleRule).selectorText).toBe('.late')
  for (const each of [sheet, link]) each.remove()
})

test('a page that is tried takes taps, and says where they would lead', async () => {
  const { navigator } = await openEditor(pageServer(page(link)).api)
  await preview()
  await press('Try it')
  expect(screen.getByText(/It sends nothing and leads nowhere/)).toBeInTheDocument()
  await tap(stage().getByText('Settings'))
  expect(screen.getByText('This would open /user/setting')).toBeInTheDocument()
  expect(navigator.open).not.toHaveBeenCalled()
  await press('Back to editing')
  await tap(stage().getByText('Settings'))
  expect(screen.queryByText('This would open /user/setting')).toBeNull()
})

test('it writes nothing while it is tried; the editor goes on saving', async () => {
  const on = { tap: { do: 'call', call: 'footprint/clear' } }
  const picture = { value: '/pictures/home-1.webp', config: { type: 'image', id: 'i', on } }
  const { calls } = await openEditor({
    ...pageServer(page(picture)).api,
    'footprint/clear': 1,
  })
  const cleared = () => sent(calls, 'footprint/clear')
  await press(/^Picture, 2 of 2/)
  await preview()
  await press('Try it')
  await tap(stage().getByRole('link'))
  expect(screen.getByText('This would send DELETE footprint/clear')).toBeInTheDocument()
  expect(cleared()).toHaveLength(0)
  await press('Copy')
  await wait(2000)
  expect(sent(calls, SAVE)).toHaveLength(1)
})

test('a form is typed into and sent nowhere, and what it keeps is forgotten', async () => {
  const form = { config: { type: 'nicknameForm', id: 'f' } }
  const url = '/user/setting'
  const at = { revision: 0, baseVersion: 0, liveVersion: 0, updatedAt: 0, updatedBy: '' }
  const { calls, host } = await openEditor(
    {
      ...pageServer().api,
      'paas/viewEngine/draft': { url, definition: { ...page(form), url }, ...at },
      'people/user/getLoginUser': testUser,
    },
    { url },
  )
  await preview()
  await press('Try it')
  const writes = () => calls.filter(({ read, path }) => !read && !path.startsWith('paas/'))
  await act(async () => {
    fireEvent.change(stage().getByRole('textbox'), { target: { value: 'Somebody' } })
  })
  await tap(stage().getByRole('button', { name: 'Save' }))
  expect(writes()).toEqual([])
  expect(host.toast).toHaveBeenCalledWith(expect.stringMatching(/^This would send POST /))
})
