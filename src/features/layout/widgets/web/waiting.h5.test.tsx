import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { web } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const URL = 'https://taproom.example/a'
const open = () =>
  renderWidget(web, { query: { alapath: URL }, config: { hosts: ['taproom.example'] } })
const wait = () => act(() => jest.advanceTimersByTimeAsync(20_000))
const tap = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('a page that does not come says so after a while, and is tried again', async () => {
  const { host } = await open()
  expect(screen.getByRole('status')).toHaveTextContent('taproom.example is loading…')
  await wait()
  expect(screen.getByText('taproom.example does not answer')).toBeInTheDocument()
  await tap(/^Copy link$/)
  expect(host.copy.mock.calls).toEqual([[URL]])
  await tap(/again|retry/i)
  expect(screen.getByRole('status')).toHaveTextContent('taproom.example is loading…')
})

test('one that came is not waited for any more, and its link can be copied', async () => {
  const { host } = await open()
  await act(async () => void fireEvent.load(screen.getByTitle('Web page of taproom.example')))
  await wait()
  expect(screen.getByRole('status')).toHaveTextContent(/^taproom\.example$/)
  await tap(/^Copy link$/)
  expect(host.copy.mock.calls).toEqual([[URL]])
})
