import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { banner } from '.'

const slides = [
  { image: '/pictures/banner/cellar.svg', title: { en: 'Slow beers' }, url: '/company/about' },
  { image: '/pictures/banner/tap-wall.svg', alt: 'A wall of taps' },
]

test('a slide opens its address', async () => {
  const { navigator } = await renderWidget(banner, { value: slides })
  fireEvent.click(screen.getByRole('link', { name: 'Slow beers' }))
  expect(navigator.open).toHaveBeenCalledWith('/company/about')
})

test('a slide without an address is a picture with a description', async () => {
  await renderWidget(banner, { value: slides })
  expect(screen.getByRole('img', { name: 'A wall of taps' })).toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('an action of the definition replaces the address', async () => {
  const { navigator } = await renderWidget(banner, {
    value: slides,
    config: { on: { itemTap: { do: 'go', url: '/tool/search' } } },
  })
  fireEvent.click(screen.getByRole('link', { name: 'Slow beers' }))
  expect(navigator.open).toHaveBeenCalledWith('/tool/search')
})

test('numbers count the slides when asked for', async () => {
  await renderWidget(banner, { value: slides, config: { indicator: 'number' } })
  expect(screen.getByText('1/2')).toBeInTheDocument()
})

test('no slides take no room', async () => {
  const { container } = await renderWidget(banner, { value: [] })
  expect(container).toHaveTextContent('')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('says title and second line of a slide, and shows its picture', async () => {
  const { container } = await renderWidget(banner, {
    value: [{ ...slides[0], sub: { en: 'From the cellar' } }],
  })
  expect(screen.getByText('Slow beers')).toBeInTheDocument()
  expect(screen.getByText('From the cellar')).toBeInTheDocument()
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/banner/cellar.svg')
})

test('a single slide is not counted', async () => {
  await renderWidget(banner, { value: slides.slice(0, 1), config: { indicator: 'number' } })
  expect(screen.queryByText('1/1')).toBeNull()
})
