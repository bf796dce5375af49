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
