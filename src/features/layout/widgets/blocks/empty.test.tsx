import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { empty } from '.'

beforeAll(() => initI18n('en'))

test('says what is missing and leads on', async () => {
  const { navigator } = await renderWidget(empty, {
    value: {
      title: { en: 'No tasting tonight' },
      actionText: 'Shops',
      url: '/pages/tabbar/reward',
    },
  })
  expect(screen.getByText('No tasting tonight')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Shops' }))
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/reward')
})

test('an action without a way has no button; without a title it has one of ours', async () => {
  await renderWidget(empty, { value: { actionText: 'Shops' } })
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says more than the title where there is more to say', async () => {
  await renderWidget(empty, {
    value: { title: 'No tasting tonight', note: { en: 'The next one is on Friday.' } },
  })
  expect(screen.getByText('The next one is on Friday.')).toBeInTheDocument()
})

test('an action stands before the address', async () => {
  const { navigator } = await renderWidget(empty, {
    value: { actionText: 'Shops', url: '/pages/tabbar/reward' },
    config: { on: { tap: { do: 'go', url: '/tool/search' } } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Shops' }))
  expect(navigator.open.mock.calls).toEqual([['/tool/search']])
})
