import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { image } from '.'

const taps = { image: '/pictures/banner/tap-wall.svg', alt: { en: 'A wall of taps' } }
const zone = (at: number) => ({ x: at, y: 0, w: 1, h: 10, url: `/zone/${at}`, label: `Part ${at}` })

test('a bare address is a picture that leads nowhere', async () => {
  const { container } = await renderWidget(image, { value: '/pictures/banner/hop-field.svg' })
  expect(container.querySelector('img')?.getAttribute('src')).toContain('hop-field')
  expect(screen.queryByRole('link')).toBeNull()
})

test('the whole picture leads where the definition says', async () => {
  const { navigator } = await renderWidget(image, { value: { ...taps, url: '/company/about' } })
  fireEvent.click(screen.getByRole('link', { name: 'A wall of taps' }))
  expect(navigator.open).toHaveBeenCalledWith('/company/about')
})

test('parts of it lead elsewhere, twelve at most', async () => {
  const zones = Array.from({ length: 15 }, (_, at) => zone(at))
  const { navigator } = await renderWidget(image, { value: taps, config: { zones } })
  expect(screen.getAllByRole('link')).toHaveLength(12)
  fireEvent.click(screen.getByRole('link', { name: 'Part 3' }))
  expect(navigator.open.mock.calls).toEqual([['/zone/3']])
})

test('an address that is no picture of ours is not asked for', async () => {
  const { container } = await renderWidget(image, { value: 'http://tracker.example/x.gif' })
  expect(container.innerHTML).not.toContain('tracker')
})

test('no picture takes no room', async () => {
  const { container } = await renderWidget(image, { value: '' })
  expect(container.querySelector('img')).toBeNull()
})

test('each part leads to its own address', async () => {
  const zones = [zone(0), { ...zone(1), url: '/company/contact', label: 'Contact' }]
  const { navigator } = await renderWidget(image, { value: taps, config: { zones } })
  fireEvent.click(screen.getByRole('link', { name: 'Contact' }))
  expect(navigator.open.mock.calls).toEqual([['/company/contact']])
})

test('says what it shows; an action stands before the address', async () => {
  const { navigator } = await renderWidget(image, {
    value: { ...taps, url: '/company/about' },
    config: { on: { tap: { do: 'go', url: '/tool/search' } } },
  })
  expect(screen.getByRole('img', { name: 'A wall of taps' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('link'))
  expect(navigator.open.mock.calls).toEqual([['/tool/search']])
})
