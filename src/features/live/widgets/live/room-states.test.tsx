import { act, fireEvent, screen, within } from '@testing-library/react'
import { offers, press } from '../../../../engine/testing/hands'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { exampleRoom } from '.'
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
  SEND,
  SHOW,
  setUpRoom,
  THUMB,
  tap,
  UNFOLLOW,
  write,
} from './testing/enter-room'

setUpRoom()

const HOUR = 3600
const now = () => Math.floor(Date.now() / 1000)
const room = (status: number, more: object = {}) => ({
  [SHOW]: { ...exampleRoom('1', status as 0, 'Twelve taps'), likes: 40, ...more },
})
const player = (container: HTMLElement) => container.querySelector('video, taro-video-core')

test.each([
  [
    0,
    { startsAt: Date.UTC(2026, 10, 22, 12) / 1000 },
    'Announced for 22 Nov 2026, 20:00. Stay here, it starts by itself.',
  ],
  [
    0,
    { startsAt: null, createdAt: now() - HOUR * 2 - 60 },
    'Announced 2 h ago. Stay here, it starts by itself.',
  ],
  [2, { endedAt: now() - HOUR * 3 - 60 }, 'Ended 3 h ago. Thank you for watching.'],
])('before the picture in state %i, with %j: “%s”', async (status, more, text) => {
  await enter({ ...room(status, more), [PLAY]: news([], { status, playUrl: '' }) }, { status })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test.each([
  [0, false],
  [2, true],
  [3, true],
])('in state %i there is a way to other streams: %s', async (status, leads) => {
  await enter({ ...room(status), [PLAY]: news([], { status, playUrl: '' }) }, { status })
  expect(offers('Other streams')).toBe(leads)
  expect(screen.queryAllByText(/^7 watch/)).toHaveLength(status === 0 ? 0 : 1)
})

test('until its address is known the picture is on its way', async () => {
  const { container } = await enter({ [PLAY]: () => new Promise(() => {}) })
  expect(screen.getByLabelText('Loading')).toBeInTheDocument()
  expect(player(container)).toBeNull()
})

test('a picture that plays has no spinner, and is named', async () => {
  await enter()
  expect(screen.queryByLabelText('Loading')).toBeNull()
  expect(screen.getByLabelText('Live picture: Twelve taps')).toBeInTheDocument()
})

test('a player goes on with the address it has, and ends with the stream', async () => {
  let more: object = {}
  const { container } = await enter({ ...room(1), [PLAY]: () => news([], more) })
  more = { playUrl: 'https://media.example/2.m3u8' }
  await pass(3000)
  expect(player(container)).toHaveAttribute('src', CLIP)
  more = { status: 2 }
  await pass(3000)
  expect(player(container)).toBeNull()
  expect(screen.getByText('This stream is over')).toBeInTheDocument()
})

test('a picture whose address is refused is not tried again', async () => {
  const { container } = await enter({ [PLAY]: news([], { playUrl: 'javascript:1' }) })
  expect(screen.getByText('The picture cannot be played here')).toBeInTheDocument()
  expect(offers('Try again')).toBe(false)
  expect(player(container)).toBeNull()
})

test('how many watch and like is as the news say, or as it was', async () => {
  let more: object = { viewers: 1280, likes: 41 }
  await enter({ [PLAY]: () => news([], more) })
  expect(screen.getByText('1.2k watching')).toBeInTheDocument()
  expect(offers('Give a thumbs up, 41 so far')).toBe(true)
  more = { viewers: undefined, likes: undefined }
  await pass(3000)
  expect(screen.getByText('1.2k watching')).toBeInTheDocument()
  expect(offers('Give a thumbs up, 41 so far')).toBe(true)
})

test('the stream itself is asked for at the fifth news that do not say how it stands', async () => {
  const { sent } = await enter({ [PLAY]: { playUrl: CLIP, messages: [] } })
  const before = sent(SHOW).length
  await pass(9000)
  expect(sent(PLAY)).toHaveLength(4)
  expect(sent(SHOW)).toHaveLength(before)
  await pass(3000)
  expect(sent(SHOW)).toHaveLength(before + 1)
})

test('a stream that waits is asked about every five seconds', async () => {
  const { sent } = await enter({ [PLAY]: news([], { status: 0, playUrl: '' }) }, { status: 0 })
  await pass(4999)
  expect(sent(PLAY)).toHaveLength(1)
  await pass(1)
  expect(sent(PLAY)).toHaveLength(2)
})

test('nobody has spoken yet; one’s own lines are marked, a visitor has none', async () => {
  const talk = [message('1', 'Mine', testUser.id), message('2', 'Theirs')]
  let lines: unknown[] = []
  const { unmount } = await enter({ [PLAY]: () => news(lines) })
  expect(chat().getByText('Nobody has said anything yet.')).toBeInTheDocument()
  lines = talk
  await pass(3000)
  expect(chat().queryByText('Nobody has said anything yet.')).toBeNull()
  expect(chat().getByText('Mine').parentElement).toHaveTextContent('YouMine')
  expect(chat().getByText('Theirs').parentElement).toHaveTextContent('He WenboTheirs')
  unmount()
  await enter({ [PLAY]: news([message('1', 'Nobody’s', '')]) }, { visitor: true })
  expect(chat().getByText('Nobody’s').parentElement).toHaveTextContent('He WenboNobody’s')
})

test('there is a button to send with once there is something to say', async () => {
  const { sent } = await enter({ [SEND]: message('5', 'Prost', testUser.id) })
  const write1 = (value: string) =>
    act(async () => void fireEvent.change(field(), { target: { value } }))
  expect(offers('Send')).toBe(false)
  await write1('  ')
  expect(offers('Send')).toBe(false)
  await write1('Prost')
  await press('Send')
  expect(sent(SEND)).toHaveLength(1)
  expect(offers('Send')).toBe(false)
})

test('of two lines that failed the one that is tried again, or given up, is the one that is meant', async () => {
  let answer: unknown = new ApiError(SEND, 500, 'Not now')
  const { sent } = await enter({
    [SEND]: () => {
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  await write('one')
  await write('two')
  expect(screen.getAllByText('Not sent')).toHaveLength(2)
  await press('Discard: one')
  expect(chat().queryByText('one')).toBeNull()
  answer = new Promise(() => {})
  await press('Send again: two')
  expect(sent(SEND).at(-1)).toMatchObject({ body: { content: 'two' } })
  expect(screen.queryByText('Not sent')).toBeNull()
  expect(chat().getByRole('status', { name: 'Sending' })).toBeInTheDocument()
})

test('what is typed stays to be seen when the stream ends meanwhile', async () => {
  let more: object = {}
  await enter({ ...room(1), [PLAY]: () => news([], more) })
  await act(async () => void fireEvent.change(field(), { target: { value: 'half' } }))
  more = { status: 2, playUrl: '' }
  await pass(3000)
  expect(field()).toHaveValue('half')
  expect(screen.queryByText('The chat is closed.')).toBeNull()
  await act(async () => void fireEvent.change(field(), { target: { value: '' } }))
  expect(screen.getByText('The chat is closed.')).toBeInTheDocument()
})

test('what was said stays to be read when it is over; where nothing was there is no chat', async () => {
  const over = { status: 2, playUrl: '' }
  const talked = await enter({ [PLAY]: news([message('1', 'Cheers!')], over) }, { status: 2 })
  expect(chat().getByText('Cheers!')).toBeInTheDocument()
  talked.unmount()
  await enter({ [PLAY]: news([], over) }, { status: 2 })
  expect(screen.queryByRole('log')).toBeNull()
})

test('what was taken off the air tells no notice', async () => {
  await enter(
    { ...room(3, { notice: 'Last call' }), [PLAY]: news([], { status: 3, playUrl: '' }) },
    { status: 3 },
  )
  expect(screen.queryByText(/From the author/)).toBeNull()
})

test('a stream that sells nothing has no row of products', async () => {
  await enter(room(1, { products: [] }))
  expect(screen.queryByRole('group', { name: 'In this stream' })).toBeNull()
})

test('products stand in their order, the one shown now before them; the one piece left can be bought', async () => {
  const product = (id: string, stock: number) => ({
    id,
    name: `Beer ${id}`,
    image: '',
    price: 100,
    stock,
  })
  const products = [product('1', 1), product('2', 0), product('3', 5)]
  await enter({ ...room(1, { products }), [PLAY]: news([], { pinnedId: '3' }) })
  await tap(screen.getByRole('button', { name: 'In this stream, 3 products' }))
  const shelf = within(screen.getByRole('group', { name: 'In this stream' }))
  expect(shelf.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Showing now, Beer 3, ¥1.00',
    'Beer 1, ¥1.00',
    'Beer 2, ¥1.00, Sold out',
  ])
})

test('following is said, and asked about the author of this stream only', async () => {
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
  expect(sent(FOLLOWS)).toMatchObject([{ query: { authorId: '1003' } }])
  await press('Follow Zhou Yan')
  await press('Unfollow Zhou Yan')
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Stop following Zhou Yan?' }),
  )
  expect(sent(UNFOLLOW)).toMatchObject([{ query: { authorId: '1003' } }])
  expect(host.toast.mock.calls).toEqual([
    ['You now follow Zhou Yan'],
    ['You no longer follow Zhou Yan'],
  ])
  expect(host.confirm).toHaveBeenCalledTimes(1)
})

test('an author does not follow themselves', async () => {
  const author = { id: testUser.id, nickName: 'Lin Xia', avatar: '' }
  const { sent } = await enter(room(1, { author }))
  expect(sent(FOLLOWS)).toEqual([])
  expect(offers(/follow/i)).toBe(false)
  // Without the server's leave it is not managed either.
  expect(offers('Manage')).toBe(false)
})

test('the question before a stream is taken off warns; a refusal is told', async () => {
  const { host } = await enter({
    ...room(1, { actions: ['forbid'] }),
    'live/forbidden': new ApiError('live/forbidden', 403, 'Not yours to stop'),
  })
  await press('Take this stream off the air')
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Take it off the air?',
      text: '“Twelve taps” ends for everybody and cannot come back.',
      ok: 'Take off',
      cancel: 'Cancel',
      tone: 'danger',
    }),
  )
  expect(host.toast.mock.calls).toEqual([['Not yours to stop']])
})

test('what is off the air cannot be taken off it', async () => {
  await enter(
    { ...room(3, { actions: ['forbid'] }), [PLAY]: news([], { status: 3, playUrl: '' }) },
    { status: 3 },
  )
  expect(offers('Take this stream off the air')).toBe(false)
})

test('a thumb counts what others gave meanwhile', async () => {
  await enter({ [THUMB]: 57 })
  await tap(screen.getByRole('button', { name: /thumbs up/ }))
  expect(offers('Give a thumbs up, 57 so far')).toBe(true)
})

test.each([true, false])('by itself it plays over Wi-Fi only: %s', async (isOnWifi) => {
  const { container } = await enter({}, {}, { isOnWifi: async () => isOnWifi })
  expect((player(container) as HTMLVideoElement).autoplay).toBe(isOnWifi)
})
