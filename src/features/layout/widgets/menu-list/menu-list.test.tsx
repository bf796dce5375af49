import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { menuList } from '.'

beforeAll(() => initI18n('en'))

const items = [
  {
    id: 7,
    icon: 'map-pin',
    title: { en: 'Addresses' },
    sub: 'Home, work',
    url: '/user/address?id={id}',
  },
  { id: 'v', icon: '', title: 'Version', badge: 120 },
]
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

test.each([
  [{ en: 'New' }, 'New'],
  [99, '99'],
  [100, '99+'],
  [1, '1'],
])('a badge of %j reads %s', async (badge, text) => {
  await renderWidget(menuList, { value: [{ id: 1, icon: 'gift', title: 'Gifts', badge }] })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test.each([0, -1, '', { en: '' }])('a badge of %j is none', async (badge) => {
  const { container } = await renderWidget(menuList, {
    value: [{ id: 1, icon: 'gift', title: 'Gifts', badge }],
  })
  expect(container).toHaveTextContent(/^Gifts$/)
  expect(container.querySelector('.tp-tag, .tp-menu__count')).toBeNull()
})

test('opens the page of a line', async () => {
  const { navigator } = await renderWidget(menuList, { value: items })
  await tap('Addresses')
  expect(navigator.open).toHaveBeenCalledWith('/user/address?id=7')
})

test('does what the definition says instead', async () => {
  const { navigator, host } = await renderWidget(menuList, {
    value: items,
    config: { on: { itemTap: { do: 'toast', value: 'Soon' } } },
  })
  await tap('Version')
  expect(host.toast).toHaveBeenCalledWith('Soon')
  expect(navigator.open).not.toHaveBeenCalled()
})

test('a line without an address cannot be tapped', async () => {
  await renderWidget(menuList, { value: items })
  expect(screen.queryByRole('button', { name: /Version/ })).toBeNull()
  expect(screen.getByText('99+')).toBeInTheDocument()
})

test('leaves out second lines when dense', async () => {
  await renderWidget(menuList, { value: items, config: { dense: true } })
  expect(screen.queryByText('Home, work')).toBeNull()
})

test('takes no room without lines', async () => {
  const { container } = await renderWidget(menuList, { value: [] })
  expect(container).toHaveTextContent('')
  expect(screen.queryByRole('button')).toBeNull()
})

test('is headed by its title, and says second lines', async () => {
  await renderWidget(menuList, { value: items, config: { title: { en: 'My things' } } })
  expect(screen.getByRole('heading', { name: 'My things' })).toBeInTheDocument()
  expect(screen.getByText('Home, work')).toBeInTheDocument()
})

test('a picture of ours stands where an icon would', async () => {
  const { container } = await renderWidget(menuList, {
    value: [{ id: 1, icon: '/pictures/category/ipa.svg', title: 'IPA', url: '/company/about' }],
  })
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/pictures/category/ipa')
})

describe('a line for who has not a role', () => {
  const value = [
    { id: 'shop', title: 'Open a shop', url: '/merchant/essential', without: 'merchant' },
    { id: 'tap', title: 'Own a tap', url: '/device/invest', without: 'owner' },
  ]
  const roles = { owner: true, merchant: false, author: false, staff: false, admin: false }

  test('is not shown to who has it', async () => {
    await renderWidget(menuList, { value, user: { ...testUser, roles } })
    expect(screen.getByText('Open a shop')).toBeInTheDocument()
    expect(screen.queryByText('Own a tap')).toBeNull()
  })

  test('nor to somebody of whom nobody knows what they are', async () => {
    const { container } = await renderWidget(menuList, { value })
    expect(container).toHaveTextContent('')
    await renderWidget(menuList, { value, user: testUser })
    expect(screen.queryByText('Open a shop')).toBeNull()
  })
})
