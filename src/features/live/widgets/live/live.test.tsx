import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import type { LiveStatus } from '../../contract-shapes'
import { live } from '.'
import { exampleRoom } from './examples'
import {
  CLIP,
  chat,
  enter,
  field,
  message,
  news,
  PLAY,
  pass,
  SHOW,
  setUpRoom,
  tap,
} from './testing/enter-room'

setUpRoom()

test('shows the picture, the author, who watches and what was said', async () => {
  const { container } = await enter({ [PLAY]: news([message('1', 'Cheers!')]) })
  expect(container.querySelector('video, taro-video-core')).toHaveAttribute('src', CLIP)
  expect(screen.getByRole('heading', { name: 'Twelve taps' })).toBeInTheDocument()
  expect(screen.getByText('7 watching')).toBeInTheDocument()
  expect(chat().getByText('Cheers!')).toBeInTheDocument()
})

test.each([
  [0, 'Not on air yet', 'The chat opens with the stream.'],
  [2, 'This stream is over', 'The chat is closed.'],
  [3, 'This stream was taken off the air', 'The chat is closed.'],
])('state %d has a screen of its own, and nothing can be said', async (status, title, closed) => {
  const { container } = await enter({ [PLAY]: news([], { status, playUrl: '' }) }, { status })
  expect(screen.getByText(title)).toBeInTheDocument()
  expect(screen.getByText(closed)).toBeInTheDocument()
  expect(container.querySelector('video')).toBeNull()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a stream that begins begins by itself', async () => {
  let now = { status: 0, playUrl: '' }
  const { container } = await enter({ [PLAY]: () => news([], now) }, { status: 0 })
  now = { status: 1, playUrl: CLIP }
  await pass(5000)
  expect(container.querySelector('video, taro-video-core')).toHaveAttribute('src', CLIP)
  expect(field()).toBeInTheDocument()
})

test('a stream that is over leads to others', async () => {
  const { navigator } = await enter({ [PLAY]: news([], { status: 2, playUrl: '' }) }, { status: 2 })
  await tap(screen.getByRole('button', { name: 'Other streams' }))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/live/index')
})

test('a picture that cannot be played says so, and the chat goes on', async () => {
  const { container } = await enter({ [PLAY]: news([message('1', 'Cheers!')]) })
  const video = container.querySelector('video, taro-video-core') as Element
  act(() => void fireEvent.error(video))
  expect(screen.getByText('The picture cannot be played here')).toBeInTheDocument()
  expect(chat().getByText('Cheers!')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(container.querySelector('video, taro-video-core')).not.toBeNull()
})

test('what is for sale leads to its page', async () => {
  const { navigator } = await enter()
  await tap(screen.getByRole('link', { name: 'Monsoon Haze, ¥28.00' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=2001')
})

test.each([
  ['names no stream', {}],
  ['names one that is gone', { id: '0' }],
])('an address that %s leads on to those that are', async (_name, query) => {
  const { navigator } = await renderWidget(live, {
    query,
    api: { [SHOW]: new ApiError(SHOW, 400, 'The stream was not found.') },
  })
  await pass(10_000)
  expect(screen.getByText('There is no such stream')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Other streams' }))
  expect(navigator.replace).toHaveBeenCalledTimes(1)
})

test('a server that says less is asked for the stream itself now and then', async () => {
  let status = 1
  const { sent } = await enter({
    [SHOW]: () => ({ ...exampleRoom('1', status as LiveStatus, 'Twelve taps') }),
    [PLAY]: { playUrl: CLIP, messages: [] },
  })
  status = 2
  await pass(15_000)
  expect(sent(SHOW).length).toBeGreaterThan(1)
  expect(screen.getByText('This stream is over')).toBeInTheDocument()
})

test('what was taken off the air is neither liked nor bought from', async () => {
  await enter({ [PLAY]: news([], { status: 3, playUrl: '' }) }, { status: 3 })
  expect(screen.getByText('It broke the rules of the house.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Give a thumbs up/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Monsoon Haze/ })).toBeNull()
})

test.each([
  [1, '7 watching'],
  [2, '7 watched'],
])('in state %i it says how many "%s"', async (status, text) => {
  await enter({ [PLAY]: news([], { status }) }, { status })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('what is sold out says so', async () => {
  await enter()
  expect(screen.getByRole('link', { name: /, ¥128\.00, Sold out$/ })).toBeInTheDocument()
})
