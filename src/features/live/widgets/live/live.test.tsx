import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { LiveStatus } from '../../contract-shapes'
import { exampleRoom, live } from '.'
import {
  CLIP,
  chat,
  enter,
  FOLLOW,
  FOLLOWS,
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

const openShelf = () => tap(screen.getByRole('button', { name: 'In this stream, 2 products' }))
const video = (container: HTMLElement) => container.querySelector('video, taro-video-core')

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

test('a look in is noted once, for who is logged in', async () => {
  const VISIT = 'footprint/live/add'
  const { id, sent, unmount } = await enter({ [VISIT]: null })
  await pass(9000)
  expect(sent(VISIT).map(({ body }) => body)).toEqual([{ entityId: id }])
  unmount()
  expect((await enter({ [VISIT]: null }, { visitor: true })).sent(VISIT)).toEqual([])
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
  await openShelf()
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
  expect(screen.queryByRole('button', { name: /In this stream/ })).toBeNull()
})

test.each([
  [1, '7 watching'],
  [2, '7 watched'],
])('in state %i it says how many "%s"', async (status, text) => {
  await enter({ [PLAY]: news([], { status }) }, { status })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('what is sold out says so', async () => {
  await enter({ [PLAY]: news([], { pinnedId: '' }) })
  await openShelf()
  expect(screen.getByRole('link', { name: /, ¥128\.00, Sold out$/ })).toBeInTheDocument()
})

describe('a stream that is planned', () => {
  const soon = { [PLAY]: news([], { status: 0, playUrl: '' }) }
  const NOW = 1_795_000_000
  beforeEach(() => void jest.setSystemTime(NOW * 1000))
  const startingIn = (seconds: number) => ({
    ...soon,
    [SHOW]: { ...exampleRoom('1', 0, 'Twelve taps'), startsAt: NOW + seconds },
  })

  test('says how long it is until then, by the second', async () => {
    await enter(startingIn(2 * 86_400 + 65), { status: 0 })
    expect(screen.getByRole('timer')).toHaveTextContent('2 d 01:05')
    await pass(2000)
    expect(screen.getByRole('timer')).toHaveTextContent('2 d 01:03')
  })

  test('counts nothing once its time has come', async () => {
    await enter(startingIn(2), { status: 0 })
    await pass(4000)
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(screen.getByText('Not on air yet')).toBeInTheDocument()
  })

  test('is followed for a message when it begins', async () => {
    let follows = false
    const { sent } = await enter(
      {
        ...soon,
        [FOLLOWS]: () => follows,
        [FOLLOW]: () => {
          follows = true
          return true
        },
      },
      { status: 0 },
    )
    await tap(screen.getByRole('button', { name: 'Follow and be told' }))
    expect(sent(FOLLOW).map(({ body }) => body)).toEqual([{ authorId: '1003' }])
    expect(screen.getByText('You will get a message when it begins.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Follow and be told' })).not.toBeInTheDocument()
  })
})

describe('a stream that is over', () => {
  test('says what came of it, and is shown again by a tap', async () => {
    const { container } = await enter(
      { [PLAY]: news([message('1', 'Cheers!')], { status: 2 }) },
      { status: 2 },
    )
    expect(screen.getByText('40 likes, 2:00:00 long')).toBeInTheDocument()
    expect(video(container)).toBeNull()
    await tap(screen.getByRole('button', { name: 'Watch it again' }))
    expect(video(container)).toHaveAttribute('src', CLIP)
    expect(video(container)).toHaveAttribute('controls')
    expect(screen.queryByText('This stream is over')).not.toBeInTheDocument()
  })

  test('that nobody kept is not offered again', async () => {
    await enter({ [PLAY]: news([], { status: 2, playUrl: '' }) }, { status: 2 })
    expect(screen.queryByRole('button', { name: 'Watch it again' })).not.toBeInTheDocument()
  })
})

test('off a free network the picture waits for a tap', async () => {
  const { container } = await enter()
  expect(video(container)).not.toHaveAttribute('autoplay')
  await tap(screen.getByRole('button', { name: 'Play' }))
  expect(video(container)).toHaveAttribute('autoplay')
})

test('a picture that went with the network comes back with it', async () => {
  let answer: unknown = news()
  const { container } = await enter({
    [PLAY]: () => {
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  answer = new NetworkError(PLAY)
  await pass(3000)
  act(() => void fireEvent.error(video(container) as Element))
  expect(screen.getByText('The picture cannot be played here')).toBeInTheDocument()
  answer = news()
  await pass(24_000)
  expect(video(container)).not.toBeNull()
})
