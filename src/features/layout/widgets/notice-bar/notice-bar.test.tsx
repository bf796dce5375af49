import { act, fireEvent, screen } from '@testing-library/react'
import { createRegistry } from '../../../../engine/contract'
import { openPage, page } from '../../../../engine/testing/open-page'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { noticeBar } from '.'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('notices take turns', async () => {
  await renderWidget(noticeBar, {
    value: [
      { id: 'a', text: 'First' },
      { id: 'b', text: 'Second' },
    ],
    config: { interval: 3000 },
  })
  expect(screen.getByText('First')).toBeInTheDocument()
  act(() => {
    jest.advanceTimersByTime(3000)
  })
  expect(screen.getByText('Second')).toBeInTheDocument()
  expect(screen.queryByText('First')).not.toBeInTheDocument()
})

test('notices wait while another page is in front', async () => {
  const hiding: (() => void)[] = []
  const showing: (() => void)[] = []
  const value = [
    { id: 'a', text: 'First' },
    { id: 'b', text: 'Second' },
  ]
  await openPage({
    registry: createRegistry(noticeBar),
    server: page('x', {
      widgets: [{ value, config: { type: 'noticeBar', interval: 3000 } }],
    }),
    host: {
      usePageHide: jest.fn((callback: () => void) => void hiding.push(callback)),
      usePageShow: jest.fn((callback: () => void) => void showing.push(callback)),
    },
  })
  await act(async () => hiding.forEach((hide) => void hide()))
  await act(() => jest.advanceTimersByTimeAsync(9000))
  expect(screen.getByText('First')).toBeInTheDocument()
  await act(async () => showing.forEach((show) => void show()))
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('Second')).toBeInTheDocument()
})

test('a notice opens its address', async () => {
  const { navigator } = await renderWidget(noticeBar, {
    value: [{ id: 'c', text: 'Closing early', url: '/company/about' }],
  })
  fireEvent.click(screen.getByRole('link', { name: 'Closing early' }))
  expect(navigator.open).toHaveBeenCalledWith('/company/about')
})

test('a closed notice stays closed on the next page', async () => {
  const setup = { value: [{ id: 'd', text: 'Moving house' }] }
  const { unmount, kept } = await renderWidget(noticeBar, setup)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Moving house')).not.toBeInTheDocument()
  unmount()
  await renderWidget(noticeBar, { ...setup, kept })
  expect(screen.queryByText('Moving house')).not.toBeInTheDocument()
})

test('it cannot be closed when the definition says so', async () => {
  await renderWidget(noticeBar, {
    value: [{ id: 'e', text: 'Important' }],
    config: { closable: false },
  })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('after the last one the first is shown again', async () => {
  await renderWidget(noticeBar, {
    value: [
      { id: 'a', text: 'First' },
      { id: 'b', text: 'Second' },
    ],
    config: { interval: 3000 },
  })
  act(() => void jest.advanceTimersByTime(2999))
  expect(screen.getByText('First')).toBeInTheDocument()
  act(() => void jest.advanceTimersByTime(3001))
  expect(screen.getByText('First')).toBeInTheDocument()
})

test('a notice without an address leads nowhere; other notices come up after one was closed', async () => {
  const { kept, unmount } = await renderWidget(noticeBar, { value: [{ id: 'f', text: 'Old' }] })
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  unmount()
  await renderWidget(noticeBar, { kept, value: [{ id: 'g', text: 'New' }] })
  expect(screen.getByText('New')).toBeInTheDocument()
})
