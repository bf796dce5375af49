import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { changeLocale, initI18n } from '../../../../i18n'
import { about } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

test('says its name and version, and leads to its papers', async () => {
  const links = [{ id: 'privacy', title: { en: 'Privacy', 'zh-Hans': '隐私' }, url: '/p' }]
  const { navigator } = await renderWidget(about, { value: { intro: 'Beer.', links } })
  expect(screen.getByText('Version 1.1.2 (113)')).toBeInTheDocument()
  expect(screen.getByText('Beer.')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Privacy'))
  expect(navigator.open).toHaveBeenCalledWith('/p')
})

test('without a word from the server it still says what it is', async () => {
  await renderWidget(about, { value: {} })
  expect(screen.getByText('Taproom')).toBeInTheDocument()
})

test('without links there is nothing to open', async () => {
  await renderWidget(about, { value: { intro: 'Beer.' } })
  expect(screen.queryByRole('button')).toBeNull()
})
