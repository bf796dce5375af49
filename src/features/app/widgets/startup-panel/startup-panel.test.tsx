import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { startupPanel } from '.'

beforeAll(() => initI18n('en'))

test('welcomes, and starts at home with no way back to the welcome', async () => {
  const { navigator } = await renderWidget(startupPanel)
  expect(screen.getByRole('heading')).toHaveTextContent('Taproom')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Start' })))
  expect(navigator.replace).toHaveBeenCalledWith(HOME)
})

test('starts where the definition says', async () => {
  const { navigator } = await renderWidget(startupPanel, {
    config: { url: '/pages/tabbar/reward' },
  })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Start' })))
  expect(navigator.replace.mock.calls).toEqual([['/pages/tabbar/reward']])
})
