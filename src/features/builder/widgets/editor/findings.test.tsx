import { act, fireEvent, screen, within } from '@testing-library/react'
import { isOff, press, sent, type } from '../../../../engine/testing/hands'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { heading, openEditor, pageServer, URL, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** The rules come, and look at what has rested. */
const rest = () => wait(1000)
const sheet = () => within(screen.getByRole('dialog', { name: 'Publish' }))

const link = (url: string, config: object = {}) => ({
  value: [{ id: '1', title: { en: 'Home', 'zh-Hans': '首页' }, url }],
  config: { type: 'menuList', id: 'm', ...config },
})
const page = (...widgets: object[]) => ({
  name: { en: 'x', 'zh-Hans': '某页' },
  url: URL,
  widgets: [heading('a', 'First'), ...widgets],
})

test('a link that leads nowhere stops it; the way leads to its field, and putting it right frees it', async () => {
  const server = pageServer(page(link('/no/where')))
  const { host } = await openEditor(server.api)
  await rest()
  const row = screen.getByRole('button', { name: /^List of links/ })
  expect(within(row).getByRole('img', { name: 'Something is wrong with it' })).toBeInTheDocument()
  await press('Publish')
  expect(sheet().getByText('1 problem stops it')).toBeInTheDocument()
  expect(isOff(sheet().getByRole('button', { name: 'Publish' }))).toBe(true)
  await act(async () => {
    fireEvent.click(sheet().getByText('List of links · The link leads nowhere'))
  })
  const fields = within(screen.getByRole('region', { name: 'List of links' }))
  expect(fields.getByText(/^The link leads nowhere/)).toBeInTheDocument()
  expect(host.reveal.mock.calls).toEqual([['tp-edit-value-0-url']])
  await type('Link', '/pages/tabbar/index')
  await rest()
  expect(fields.queryByText(/^The link leads nowhere/)).toBeNull()
  await press('Publish')
  expect(isOff(sheet().getByRole('button', { name: 'Publish' }))).toBe(false)
})

test('beside the name of a rule stands what it is about, and no sentence of the commands', async () => {
  await openEditor(pageServer(page(link('/no/where'))).api)
  await rest()
  await press('Publish')
  expect(sheet().getByText("'/no/where'")).toBeInTheDocument()
  expect(sheet().queryByText(/no page has/)).toBeNull()
})

test('a warning is told and stops nothing; what is meant lies behind “More” and is opened', async () => {
  const server = pageServer(page(link('/pages/tabbar/index', { bind: 'none', map: {} })))
  await openEditor(server.api)
  await rest()
  await press('Publish')
  await act(async () => {
    fireEvent.click(sheet().getByText('List of links · The data source is not there'))
  })
  expect(await screen.findByLabelText('Data source')).toBeInTheDocument()
  expect(screen.getByText(/^The data source is not there/)).toBeInTheDocument()
})

/** The way from a problem of the list to its field. */
async function follow(problem: string | RegExp): Promise<void> {
  await press('Publish')
  await act(async () => {
    fireEvent.click(sheet().getByText(problem))
  })
}
const isFocused = (label: string) => {
  const field = screen.getByLabelText(label)
  return field === document.activeElement || field.dataset.focus === 'true'
}

test('the entry of a list that is meant is opened, and its field has the keyboard', async () => {
  const good = { id: '1', title: 'Settings', url: '/user/setting' }
  const bad = { id: '2', title: 'Shop', url: '/no/where' }
  const list = { value: [good, bad], config: { type: 'menuList', id: 'm' } }
  const { host } = await openEditor(pageServer(page(list)).api)
  await rest()
  await follow('List of links · The link leads nowhere')
  expect(screen.getByLabelText('Link')).toHaveValue('/no/where')
  expect(isFocused('Link')).toBe(true)
  expect(host.reveal.mock.calls).toEqual([['tp-edit-value-1-url']])
})

test('an entry inside an option is where the way leads', async () => {
  const links = [{ id: '1', title: 'Shop', url: '/no/where' }]
  const detail = { config: { type: 'detail', id: 'd', links } }
  const { host } = await openEditor(pageServer(page(detail)).api)
  await rest()
  await follow(/The link leads nowhere$/)
  expect(isFocused('Link')).toBe(true)
  expect(host.reveal.mock.calls).toEqual([['tp-edit-config-links-0-url']])
})

test('a field is brought into sight once for each tap, and not by whoever comes back', async () => {
  const { host } = await openEditor(pageServer(page(link('/no/where'))).api)
  await rest()
  const problem = 'List of links · The link leads nowhere'
  await follow(problem)
  await type('Link', '/no/where/either')
  await rest()
  expect(host.reveal).toHaveBeenCalledTimes(1)
  await follow(problem)
  expect(host.reveal).toHaveBeenCalledTimes(2)
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Parts' })))
  await press(/^Heading/)
  await press(/^List of links/)
  await press('Edit')
  expect(host.reveal).toHaveBeenCalledTimes(2)
})

test('a problem of the page leads to its setting', async () => {
  const gated = { ...page(link('/user/setting')), security: { getApi: 'no/such/call' } }
  const { host } = await openEditor(pageServer(gated).api)
  await rest()
  await press(/First/)
  await follow('The gate never opens')
  expect(screen.getByRole('region', { name: 'The page' })).toBeInTheDocument()
  expect(host.reveal.mock.calls).toEqual([['tp-edit-page-getApi']])
})

test('a link to an address that a page had before leads to it', async () => {
  const server = pageServer(page(link('/views/index?url=/spring/sale')))
  const known = server.api['paas/viewEngine/catalogue'] as object
  const catalogue = { ...known, redirects: { '/spring/sale': URL } }
  await openEditor({ ...server.api, 'paas/viewEngine/catalogue': catalogue })
  await rest()
  await press('Publish')
  expect(sheet().queryByText(/The link leads nowhere/)).toBeNull()
  expect(isOff(sheet().getByRole('button', { name: 'Publish' }))).toBe(false)
})

test('each picture that the page names is asked after, and one that the server has not stops it', async () => {
  const server = pageServer(
    page({ value: '/pictures/gone.png', config: { type: 'image', id: 'i' } }),
  )
  const call = 'paas/viewEngine/catalogue'
  const answer = ({ body }: HttpRequest) => ({
    ...(server.api[call] as object),
    pictures: (body as { pictures: string[] }).pictures.map((url) => ({
      url,
      bytes: url === '/pictures/gone.png' ? null : 1000,
    })),
  })
  const { calls } = await openEditor({ ...server.api, [call]: answer })
  await rest()
  expect(sent(calls, call)).toEqual([{ pictures: [] }, { pictures: ['/pictures/gone.png'] }])
  await press('Publish')
  expect(sheet().getByText('1 problem stops it')).toBeInTheDocument()
  expect(sheet().getByText('Picture · A picture is not there')).toBeInTheDocument()
})
