import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { searchBar } from '.'

const value = { placeholder: 'Beer or style' }

test.each([
  [{}, '/tool/search?type=product&keyword=6901'],
  [
    { url: '/views/index?url=/product/list&keyWord=' },
    '/views/index?url=/product/list&keyWord=6901',
  ],
])('with %j a scanned word is searched for', async (config, url) => {
  const scan = async () => '6901'
  const { navigator } = await renderWidget(searchBar, { value, config, host: { scan } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Scan a code' })))
  expect(navigator.open).toHaveBeenCalledWith(url)
})
