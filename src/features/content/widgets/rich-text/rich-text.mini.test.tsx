import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { richText } from '.'

beforeAll(() => initI18n('en'))

// A browser follows such a link by itself.
test('a link out of the app opens in the page for other sites', async () => {
  const { navigator } = await renderWidget(richText, {
    value: { html: '<a href="https://beer.example/history">History</a>' },
  })
  const links = screen.getAllByRole('link', { name: 'History' })
  fireEvent.click(links[links.length - 1] as HTMLElement)
  expect(navigator.open).toHaveBeenCalledWith(
    `/pages/web?alapath=${encodeURIComponent('https://beer.example/history')}`,
  )
})
