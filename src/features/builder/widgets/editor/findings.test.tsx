import { act, fireEvent, screen, within } from '@testing-library/react'
import { isOff, press, type } from '../../../../engine/testing/hands'
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
  await openEditor(server.api)
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
  await press('Home')
  await type('Link', '/pages/tabbar/index')
  await rest()
  expect(fields.queryByText(/^The link leads nowhere/)).toBeNull()
  await press('Publish')
  expect(isOff(sheet().getByRole('button', { name: 'Publish' }))).toBe(false)
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
