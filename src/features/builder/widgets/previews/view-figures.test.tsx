import { screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { viewCard, viewMe } from '.'

beforeAll(() => initI18n('en'))

const figures = [
  { key: 'beers', name: 'Beers', value: 1_234, format: 'number' },
  { key: 'income', name: 'Income', value: 9_950, format: 'money' },
]
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('shows the figures of a part of the shop', async () => {
  await renderWidget(viewCard, {
    config: { key: 'shop', title: 'The shop' },
    api: { 'view/shop/card': figures },
  })
  expect(shown()).toEqual(['1,234Beers', '¥99.50Income'])
  expect(screen.getByText('The shop')).toBeInTheDocument()
})

test('shows the reader their own', async () => {
  await renderWidget(viewMe, {
    config: { key: 'user' },
    user: testUser,
    api: { 'view/user/me': figures },
  })
  expect(shown()).toEqual(['1,234Beers', '¥99.50Income'])
})

test('nobody has figures of their own before they log in', async () => {
  const { calls } = await renderWidget(viewMe, { config: { key: 'user' } })
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('without a figure it takes no room', async () => {
  const { container } = await renderWidget(viewCard, {
    config: { key: 'shop' },
    api: { 'view/shop/card': [] },
  })
  expect(container).toHaveTextContent('')
})

test('figures are asked for by their key, once', async () => {
  const { calls } = await renderWidget(viewCard, {
    config: { key: 'shop' },
    api: { 'view/shop/card': figures },
  })
  expect(calls).toMatchObject([{ method: 'GET', path: 'view/shop/card' }])
})
