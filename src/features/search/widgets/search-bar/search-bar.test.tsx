import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { searchBar } from '.'

const value = { placeholder: 'Beer or style', hotWords: ['Hazy & dry'] }

test('a tap opens the search page', async () => {
  const { navigator } = await renderWidget(searchBar, { value })
  fireEvent.click(screen.getByRole('button', { name: 'Beer or style' }))
  expect(navigator.open).toHaveBeenCalledWith('/tool/search?type=product')
})

test('a tap tells the search page where the answer is', async () => {
  const url = '/views/index?url=/product/list&keyWord='
  const { navigator } = await renderWidget(searchBar, { value, config: { url } })
  fireEvent.click(screen.getByRole('button', { name: 'Beer or style' }))
  expect(navigator.open).toHaveBeenCalledWith(
    `/tool/search?type=product&url=${encodeURIComponent(url)}`,
  )
})

test('a popular word searches at once', async () => {
  const { navigator } = await renderWidget(searchBar, { value })
  fireEvent.click(screen.getByRole('link', { name: 'Hazy & dry' }))
  expect(navigator.open).toHaveBeenCalledWith('/tool/search?type=product&keyword=Hazy%20%26%20dry')
})

test.each(['//evil.example/?q=', '/views/index', 'views/index?keyword='])(
  'the address %s, which no keyword fits behind, is left out',
  async (url) => {
    const { navigator } = await renderWidget(searchBar, { value, config: { url } })
    fireEvent.click(screen.getByRole('link', { name: 'Hazy & dry' }))
    expect(navigator.open).toHaveBeenCalledWith(
      '/tool/search?type=product&keyword=Hazy%20%26%20dry',
    )
  },
)

test('the scanner can be left out', async () => {
  await renderWidget(searchBar, { value, config: { scan: false } })
  expect(screen.queryByRole('button', { name: 'Scan a code' })).toBeNull()
})
