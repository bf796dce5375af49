import { screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { divider } from '.'

beforeAll(() => initI18n('en'))

test.each([['And then'], [{ en: 'And then' }], [{ text: { en: 'And then' } }]])(
  'has a word in it: %j',
  async (value) => {
    await renderWidget(divider, { value })
    expect(screen.getByText('And then')).toBeInTheDocument()
  },
)

test('is a plain line without one', async () => {
  const { container } = await renderWidget(divider)
  expect(container.querySelector('.tp-divider')).toBeInTheDocument()
  expect(container).toHaveTextContent('')
})
