import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { imageCube } from '.'

const tile = { image: '/pictures/store/quay.svg', x: 0, y: 0, w: 50, h: 100 }

test('pictures lie where they were put, and those with an address lead there', async () => {
  const { navigator } = await renderWidget(imageCube, {
    value: [
      { ...tile, title: 'Quay' },
      { ...tile, x: 50, title: { en: 'Arcade' }, url: '/company/contact' },
    ],
  })
  expect(screen.getByRole('img', { name: 'Quay' })).toBeInTheDocument()
  const arcade = screen.getByRole('link', { name: 'Arcade' })
  expect(arcade).toHaveStyle({ left: '50%', width: '50%' })
  fireEvent.click(arcade)
  expect(navigator.open).toHaveBeenCalledWith('/company/contact')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('an action of the definition gets the tile', async () => {
  const { navigator } = await renderWidget(imageCube, {
    value: [{ ...tile, title: 'Quay' }],
    config: { on: { itemTap: { do: 'go', url: '/tool/search' } } },
  })
  fireEvent.click(screen.getByRole('link', { name: 'Quay' }))
  expect(navigator.open).toHaveBeenCalledWith('/tool/search')
})

test('twelve pictures at most', async () => {
  const value = Array.from({ length: 15 }, (_, at) => ({ ...tile, title: `No ${at}` }))
  await renderWidget(imageCube, { value })
  expect(screen.getAllByRole('img')).toHaveLength(12)
})

test('without an action each picture leads to its own address', async () => {
  const value = ['about', 'contact'].map((page) => ({
    ...tile,
    title: page,
    url: `/company/${page}`,
  }))
  const { navigator } = await renderWidget(imageCube, { value })
  for (const name of ['contact', 'about']) fireEvent.click(screen.getByRole('link', { name }))
  expect(navigator.open.mock.calls).toEqual([['/company/contact'], ['/company/about']])
})

test.each([-1, 101])('a picture at %i per cent lies nowhere, so that there is none', async (x) => {
  await renderWidget(imageCube, { value: [{ ...tile, x, title: 'Lost' }] })
  expect(screen.queryByRole('img', { name: 'Lost' })).toBeNull()
})
