import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { KeptStore } from '../../../../stores/kept-store'
import type { LiveStatus } from '../../contract-shapes'
import { live } from '.'
import { exampleRoom } from './examples'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const SHOW = 'live/show'
const PLAY = 'live/livePlay/url'
const SEND = 'live/sendMessage'
const THUMB = 'live/liveAuthor/thumbup'
const FOLLOWS = 'live/liveFollow/isFollow'
const FOLLOW = 'live/liveFollow/add'
const UNFOLLOW = 'live/liveFollow/cancel'
const CLIP = 'https://media.example/1.m3u8'

const message = (id: string, content: string, fromUserId = '1004') => ({
  id,
  liveId: '1',
  fromUserId,
  nickName: 'He Wenbo',
  content,
  createdAt: 1,
})
const news = (messages: unknown[] = [], more = {}) => ({
  playUrl: CLIP,
  messages,
  status: 1,
  viewers: 7,
  likes: 40,
  ...more,
})
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const chat = () => within(screen.getByRole('log', { name: 'Chat' }))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something nice' })

let room = 0
async function enter(
  api: Record<string, unknown> = {},
  { status = 1, user = testUser, visitor = false, kept = new KeptStore() } = {},
) {
  room += 1
  const id = String(room)
  const test = await renderWidget(live, {
    query: { id },
    kept,
    ...(visitor ? {} : { user }),
    host: { isOnWifi: async () => false },
    api: {
      [SHOW]: { ...exampleRoom(id, status as LiveStatus, 'Twelve taps'), likes: 40 },
      [PLAY]: news(),
      [FOLLOWS]: false,
      ...api,
    },
  })
  const sent = (path: string) => test.calls.filter((call) => call.path === path)
  return { ...test, id, sent }
}

async function write(text: string): Promise<void> {
  await act(async () => void fireEvent.change(field(), { target: { value: text } }))
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }))
}

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

test('new messages come every three seconds, asked for behind the last one', async () => {
  let answer = [message('9', 'first')]
  const { sent } = await enter({ [PLAY]: () => news(answer) })
  answer = [message('4', 'second')]
  await pass(3000)
  expect(chat().getByText('second')).toBeInTheDocument()
  expect(sent(PLAY).map(({ query }) => query?.afterId)).toEqual(['', '9'])
})

test.each(['the page', 'the app'])('nothing is asked for while %s cannot be seen', async (what) => {
  const { sent, host } = await enter()
  if (what === 'the app') host.isHidden.mockReturnValue(true)
  else act(() => host.usePageHide.mock.lastCall?.[0]())
  await pass(30_000)
  expect(sent(PLAY)).toHaveLength(1)
  host.isHidden.mockReturnValue(false)
  act(() => host.usePageShow.mock.lastCall?.[0]())
  await pass(3000)
  expect(sent(PLAY).length).toBeGreaterThan(1)
})

test('a page that is closed asks for nothing more', async () => {
  const { sent, unmount } = await enter()
  unmount()
  await pass(30_000)
  expect(sent(PLAY)).toHaveLength(1)
})

test('a stream that is over is not asked about again', async () => {
  const { sent } = await enter({ [PLAY]: news([], { status: 2, playUrl: '' }) }, { status: 2 })
  await pass(60_000)
  expect(sent(PLAY)).toHaveLength(1)
})

test('a connection that is lost is said, and comes back', async () => {
  let answer: unknown = news()
  await enter({
    [PLAY]: () => {
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  answer = new NetworkError(PLAY)
  await pass(3000)
  expect(screen.getByText('Connection lost. Trying again.')).toBeInTheDocument()
  answer = news([message('1', 'back')])
  await pass(24_000)
  expect(screen.queryByText('Connection lost. Trying again.')).not.toBeInTheDocument()
  expect(chat().getByText('back')).toBeInTheDocument()
})

test('what is said stands there at once, and is sent in the user’s name', async () => {
  let deliver: (answer: unknown) => void = () => {}
  const { sent, id } = await enter({
    [SEND]: () =>
      new Promise((resolve) => {
        deliver = resolve
      }),
  })
  await write('  Prost ')
  expect(chat().getByText('Prost')).toBeInTheDocument()
  expect(chat().getByRole('status', { name: 'Sending' })).toBeInTheDocument()
  expect(field()).toHaveValue('')
  expect(sent(SEND).map(({ body }) => body)).toEqual([
    { liveId: id, content: 'Prost', fromUserId: testUser.id },
  ])
  await act(async () => deliver(message('5', 'Prost', testUser.id)))
  expect(chat().queryByRole('status', { name: 'Sending' })).not.toBeInTheDocument()
  expect(chat().getAllByText('Prost')).toHaveLength(1)
})

test('a line that failed says so and can be sent again', async () => {
  let answer: unknown = new ApiError(SEND, 400, 'The stream is in another state.')
  const { host } = await enter({
    [SEND]: () => {
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  await write('Prost')
  expect(host.toast).toHaveBeenCalledWith('The stream is in another state.')
  expect(chat().getByText('Prost')).toBeInTheDocument()
  answer = message('5', 'Prost', testUser.id)
  await tap(screen.getByRole('button', { name: 'Send again: Prost' }))
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
  expect(chat().getAllByText('Prost')).toHaveLength(1)
})

test('a line that failed can be given up', async () => {
  await enter({ [SEND]: new NetworkError(SEND) })
  await write('Prost')
  await tap(screen.getByRole('button', { name: 'Discard: Prost' }))
  expect(chat().queryByText('Prost')).not.toBeInTheDocument()
})

test('what was typed and what failed is still there when the user comes back', async () => {
  const { unmount, id, kept } = await enter({ [SEND]: new NetworkError(SEND) })
  await write('failed line')
  await act(async () => void fireEvent.change(field(), { target: { value: 'half a sen' } }))
  unmount()
  room = Number(id) - 1
  await enter({}, { kept })
  expect(field()).toHaveValue('half a sen')
  expect(screen.getByRole('button', { name: 'Send again: failed line' })).toBeInTheDocument()
  expectSeen([
    'video https://media.example/1.m3u8 Live picture: Twelve taps',
    'Live',
    '7 watching',
    'img «Zhou Yan»: picture /pictures/avatar/1003.svg?w=40',
    'heading: Twelve taps',
    'Zhou Yan',
    'button «Follow Zhou Yan»: Follow',
    'group «In this stream»',
    'link «Monsoon Haze, ¥28.00»: picture /pictures/beer/tulip.can.6.monsoon-haze.svg?w=56 | Monsoon Haze | ¥ | 28 | .00 | View',
    'link «A beer whose name is long enough to be cut somewhere in the middle of it, ¥128.00, Sold out»: picture /pictures/beer/snifter.bottle.40.night-lantern.svg?w=56 | A beer whose name is long enough to be cut somewhere in the middle of it | ¥ | 128 | .00 | Sold out',
    'log «Chat»',
    'You',
    'failed line',
    'alert: Not sent | button «Send again: failed line»: Send again | button «Discard: failed line»',
    'field «Say something nice», ≤ 140, Say something nice = half a sen',
    'button «Send»',
    'button «Give a thumbs up, 40 so far»: 40',
  ])
})

test('what one user typed is not shown to another', async () => {
  const { unmount, id, kept } = await enter()
  await act(async () => void fireEvent.change(field(), { target: { value: 'a secret' } }))
  unmount()
  room = Number(id) - 1
  await enter({}, { kept, user: { ...testUser, id: '4711' } })
  expect(field()).toHaveValue('')
})

test('blanks are not sent', async () => {
  const { sent } = await enter()
  await write('   ')
  expect(sent(SEND)).toHaveLength(0)
})

test('thumbs up count at once, and go back when the server refuses', async () => {
  let refuse: (error: Error) => void = () => {}
  const { host } = await enter({
    [THUMB]: () =>
      new Promise((_, reject) => {
        refuse = reject
      }),
  })
  await tap(screen.getByRole('button', { name: 'Give a thumbs up, 40 so far' }))
  const raised = screen.getByRole('button', { name: 'Give a thumbs up, 41 so far' })
  // News that do not know of it yet take nothing back.
  await pass(3000)
  expect(raised).toHaveAccessibleName('Give a thumbs up, 41 so far')
  await act(async () => refuse(new ApiError(THUMB, 500, 'Not now')))
  expect(raised).toHaveAccessibleName('Give a thumbs up, 40 so far')
  expect(host.toast).toHaveBeenCalledWith('Not now')
})

test('one person’s thumb is given once, and again only after a refusal', async () => {
  let refused = false
  const { sent } = await enter({
    [THUMB]: () => {
      if (refused) return 41
      refused = true
      throw new ApiError(THUMB, 500, 'Not now')
    },
  })
  for (let taps = 0; taps < 5; taps++) {
    await tap(screen.getByRole('button', { name: /Give a thumbs up/ }))
  }
  expect(sent(THUMB)).toHaveLength(2)
  expect(screen.getByRole('button', { name: /Give a thumbs up/ })).toHaveAccessibleName(
    'Give a thumbs up, 41 so far',
  )
})

test('an author is followed, and unfollowed after a question', async () => {
  let follows = false
  const { sent, host } = await enter({
    [FOLLOWS]: () => follows,
    [FOLLOW]: () => {
      follows = true
      return true
    },
    [UNFOLLOW]: () => {
      follows = false
      return false
    },
  })
  await tap(screen.getByRole('button', { name: 'Follow Zhou Yan' }))
  expect(sent(FOLLOW).map(({ body }) => body)).toEqual([{ authorId: '1003' }])
  host.confirm.mockResolvedValueOnce(false)
  await tap(screen.getByRole('button', { name: 'Unfollow Zhou Yan' }))
  expect(sent(UNFOLLOW)).toHaveLength(0)
  await tap(screen.getByRole('button', { name: 'Unfollow Zhou Yan' }))
  expect(screen.getByRole('button', { name: 'Follow Zhou Yan' })).toBeInTheDocument()
})

test.each(['Follow Zhou Yan', 'Log in to join the chat', /Give a thumbs up/])(
  'a visitor watches freely and logs in for: %s',
  async (name) => {
    const { navigator, calls } = await enter({}, { visitor: true })
    await tap(screen.getByRole('button', { name }))
    expect(navigator.open).toHaveBeenCalledWith('/user/login')
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set([SHOW, PLAY]))
  },
)

test('what is for sale leads to its page', async () => {
  const { navigator } = await enter()
  await tap(screen.getByRole('link', { name: 'Monsoon Haze, ¥28.00' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=2001')
})

test.each([
  ['names no stream', {}, 'There is no such stream'],
  ['names one that is gone', { id: '0' }, 'The stream was not found.'],
])('an address that %s has a way on', async (_name, query, text) => {
  await renderWidget(live, {
    query,
    api: { [SHOW]: new ApiError(SHOW, 400, 'The stream was not found.') },
  })
  await pass(10_000)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button')).toBeInTheDocument()
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
