import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { web } from '.'

beforeAll(() => initI18n('en'))

const hosts = ['taproom.example', '*.brewery.example']
const open = (query: Record<string, string>, value?: unknown) =>
  renderWidget(web, { query, value, config: { hosts } })
/** Of the frame: a browser's or the host's own. */
const address = () => document.querySelector('iframe')?.getAttribute('src')

test.each([
  ['https://taproom.example/menu', 'https://taproom.example/menu'],
  ['https://TAPROOM.example/', 'https://TAPROOM.example/'],
  ['https://www.brewery.example?a=1#top', 'https://www.brewery.example?a=1#top'],
])('shows %s', async (alapath, src) => {
  await open({ alapath })
  expect(address()).toBe(src)
})

test('`path` names an address too', async () => {
  await open({ path: 'https://taproom.example/a' })
  expect(address()).toBe('https://taproom.example/a')
})

test('without an address in the link it shows that of the definition', async () => {
  await open({}, { url: 'https://taproom.example/welcome' })
  expect(address()).toBe('https://taproom.example/welcome')
})

test('hands the JSON data on', async () => {
  await open({ alapath: 'https://taproom.example/a?b=1#c', data: '{ "id": 7, "q": "a&b" }' })
  const src = address() ?? ''
  expect(src).toMatch(/^https:\/\/taproom\.example\/a\?b=1&data=[^#]+#c$/)
  expect(JSON.parse(new URL(src).searchParams.get('data') ?? '')).toEqual({ id: 7, q: 'a&b' })
})

test('data that is no JSON stays here', async () => {
  await open({ alapath: 'https://taproom.example/a', data: '{oops' })
  expect(address()).toBe('https://taproom.example/a')
})

test.each([
  'https://evil.example/',
  'https://brewery.example/',
  'https://taproom.example.evil.example/',
  'https://nottaproom.example/',
  'https://taproom.example@evil.example/',
  'https://evil.example\\@taproom.example/',
  'http://taproom.example/',
  '//taproom.example/',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  '/no/such/page',
])('%s is not opened', async (alapath) => {
  const { navigator, host } = await open({ alapath })
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByText('This page is not opened here')).toBeInTheDocument()
  expect(navigator.open).not.toHaveBeenCalled()
  expect(navigator.replace).not.toHaveBeenCalled()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  expect(host.copy).toHaveBeenCalledWith(alapath.trim())
})

test('an address of this app opens its page instead', async () => {
  const { navigator } = await open({ path: '/company/about?from=link' })
  expect(navigator.replace.mock.calls).toEqual([['/company/about?from=link']])
})

test('without any address there is a way home', async () => {
  const { navigator } = await open({})
  expect(screen.getByText('No address given')).toBeInTheDocument()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back to home' })))
  expect(navigator.open.mock.calls).toEqual([['/pages/tabbar/index']])
})

test('says which host is not known, and that its link was copied', async () => {
  const { host } = await open({ alapath: 'https://elsewhere.example/offer' })
  expect(screen.getByText(/^elsewhere\.example is not among the sites we know\./)).toBeVisible()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  expect(host.toast.mock.calls).toEqual([['Link copied']])
})

test('says when the link could not be copied', async () => {
  const { host } = await open({ alapath: 'https://elsewhere.example/offer' })
  host.copy.mockRejectedValue(new Error('no clipboard'))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  expect(host.toast.mock.calls).toEqual([['Something went wrong']])
})

test('without data nothing is added to the address', async () => {
  await open({ alapath: 'https://taproom.example/a', data: '' })
  expect(address()).toBe('https://taproom.example/a')
})

test('data is the first parameter where there is none', async () => {
  await open({ alapath: 'https://taproom.example/a', data: '[1]' })
  expect(address()).toMatch(/^https:\/\/taproom\.example\/a\?data=/)
})

const LIST = 'basic/autoConfig/getValue'
const listed = (answer: unknown, alapath = 'https://partner.example/a') =>
  renderWidget(web, { query: { alapath }, config: { hosts }, api: { [LIST]: answer } })

test('while the list of sites is asked for the page waits', async () => {
  await listed(() => new Promise(() => {}))
  expect(screen.getByLabelText('Loading')).toBeInTheDocument()
  expect(address()).toBeUndefined()
})

test('the list of the server counts, and goes before that of the definition', async () => {
  const { calls, unmount } = await listed({ hosts: ['partner.example'] })
  expect(calls.map(({ query }) => query)).toEqual([{ type: 'webHosts' }])
  expect(address()).toBe('https://partner.example/a')
  unmount()
  await listed({ hosts: ['partner.example'] }, 'https://taproom.example/a')
  expect(screen.getByText('This page is not opened here')).toBeInTheDocument()
})

test.each([
  ['knows no list', null],
  ['has a list of another shape', { hosts: 'partner.example' }],
  ['cannot be asked', new NetworkError(LIST)],
])('a server that %s leaves the list of the definition', async (_, answer) => {
  await listed(answer, 'https://taproom.example/a')
  expect(address()).toBe('https://taproom.example/a')
})
