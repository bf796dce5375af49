import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { title } from '.'

test('it is a heading', async () => {
  await renderWidget(title, { value: { title: { en: 'Fresh' } } })
  expect(screen.getByRole('heading', { name: 'Fresh' })).toBeInTheDocument()
})

test('the title of the config stands in', async () => {
  await renderWidget(title, { config: { title: 'From the config' } })
  expect(screen.getByRole('heading', { name: 'From the config' })).toBeInTheDocument()
})

test('more leads on', async () => {
  const { navigator } = await renderWidget(title, {
    value: { title: 'Fresh', more: { text: 'All beers', url: '/zero/class' } },
  })
  fireEvent.click(screen.getByRole('link', { name: 'All beers' }))
  expect(navigator.open).toHaveBeenCalledWith('/zero/class')
})

test('says a second line where there is one, and has no way on without an address', async () => {
  await renderWidget(title, { value: { title: 'Fresh', sub: { en: 'Kegged this week' } } })
  expect(screen.getByText('Kegged this week')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a way on without words of its own says "More"', async () => {
  const { navigator } = await renderWidget(title, {
    value: { title: 'Fresh', more: { url: '/zero/class' } },
  })
  fireEvent.click(screen.getByRole('link', { name: 'More' }))
  expect(navigator.open.mock.calls).toEqual([['/zero/class']])
})

test('the own title stands before that of the config', async () => {
  await renderWidget(title, { value: { title: 'Own' }, config: { title: 'From the config' } })
  expect(screen.getByRole('heading')).toHaveTextContent(/^Own$/)
})

test('an action of the definition stands before the address', async () => {
  const { navigator } = await renderWidget(title, {
    value: { title: 'Fresh', more: { url: '/zero/class' } },
    config: { on: { more: { do: 'go', url: '/tool/search' } } },
  })
  fireEvent.click(screen.getByRole('link'))
  expect(navigator.open.mock.calls).toEqual([['/tool/search']])
})
