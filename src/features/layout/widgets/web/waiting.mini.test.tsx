import { act, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { web } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const URL = 'https://taproom.example/a'

test('the host draws its own waiting: nothing of ours lies beside the page, or replaces it', async () => {
  await renderWidget(web, {
    query: { alapath: URL },
    config: { hosts: ['taproom.example'] },
    platform: 'weapp',
  })
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.queryByText('taproom.example does not answer')).not.toBeInTheDocument()
})
