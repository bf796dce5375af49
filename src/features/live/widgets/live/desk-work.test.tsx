import { act, screen, within } from '@testing-library/react'
import { isOff, offers, press, sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, HostError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import type { LiveRoom, LiveStatus } from '../../contract-shapes'
import { liveDesk } from '.'
import { button, page, roomOf, type } from './testing/author'

beforeAll(() => initI18n('en'))

const SHOW = 'live/show'
const FIGURES = 'live/figures'
const VIEWERS = 'live/liveUser/page'
const BAR = 'live/liveUser/forbidden'
const PUSH = 'live/push'
const figures = {
  seconds: 0,
  viewers: 0,
  likes: 0,
  messages: 0,
  followers: 0,
  products: [] as object[],
}
const viewer = (id: string, nickName: string, barred = 0) => ({ id, nickName, avatar: '', barred })
const openDesk = (
  status: number,
  more: Partial<LiveRoom> = {},
  api: object = {},
  host: object = {},
) =>
  renderWidget(liveDesk, {
    user: testUser,
    query: { id: '7' },
    host,
    api: {
      [SHOW]: roomOf(status as LiveStatus, more),
      [FIGURES]: figures,
      [VIEWERS]: page([]),
      'live/begin': roomOf(1),
      'live/end': roomOf(2),
      'live/delete': null,
      'live/pin': '',
      'live/notice': '',
      [BAR]: 1,
      [PUSH]: { pushUrl: 'rtmp://x/7?key=k', expiresAt: 9 },
      ...api,
    },
  })

test('a beginning whose answer was lost is seen to have begun, and no loss is told any more', async () => {
  let status: LiveStatus = 0
  await openDesk(
    0,
    {},
    {
      [SHOW]: () => roomOf(status),
      'live/begin': () => {
        status = 1
        throw new NetworkError('live/begin')
      },
    },
    { confirm: async () => true },
  )
  await press('Go on air')
  expect(await screen.findByRole('button', { name: 'End the stream' })).toBeVisible()
  expect(screen.queryByText(/network/i)).toBeNull()
})

test.each([
  [
    0,
    'Go on air',
    'Go on air now?',
    '“Twelve taps” begins for everybody.',
    'Go live',
    'You are on air',
  ],
  [
    1,
    'End the stream',
    'End the stream?',
    '“Twelve taps” is over then and cannot begin again.',
    'End',
    'The stream is over',
  ],
  [
    2,
    'Delete',
    'Delete this stream?',
    '“Twelve taps” is gone with its chat and figures.',
    'Delete',
    'Deleted',
  ],
])('in state %i “%s” is asked about, and said once it is done', async (...row) => {
  const [status, name, title, text, ok, said] = row
  const path = ['live/begin', 'live/end', 'live/delete'][status] as string
  const answers = [false, true]
  const confirm = jest.fn(async (_question: object) => answers.shift())
  const { calls, host, navigator } = await openDesk(status, {}, {}, { confirm })
  await press(name)
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title, text, ok, cancel: 'Cancel' }),
  )
  expect(sent(calls, path)).toEqual([])
  expect(navigator.back).not.toHaveBeenCalled()
  const looks = sent(calls, SHOW).length
  await press(name)
  expect(sent(calls, path)).toEqual([{ liveId: '7' }])
  expect(host.toast).toHaveBeenCalledWith(said)
  expect(sent(calls, SHOW).length).toBe(status === 2 ? looks : looks + 1)
  expect(navigator.back).toHaveBeenCalledTimes(status === 2 ? 1 : 0)
})

test('what cannot be deleted stays, and it is said why', async () => {
  const { host, navigator } = await openDesk(
    2,
    {},
    { 'live/delete': new ApiError('x', 400, 'Not yet') },
  )
  await press('Delete')
  expect(screen.getByText('Not yet')).toBeInTheDocument()
  expect(navigator.back).not.toHaveBeenCalled()
  expect(host.toast).not.toHaveBeenCalled()
})

test('the desk leads to the room and to the form of this stream', async () => {
  const { navigator } = await openDesk(1)
  expect(document.querySelectorAll('.tp-notice')).toHaveLength(0)
  await press('Open the room')
  expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/live/show&id=7')
  await press('Edit')
  expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/live/edit&id=7')
})

// What has not begun has neither figures nor viewers; what is over has no camera and no shelf.
test.each([
  [0, ['Push address']],
  [1, ['Push address', 'Figures', 'In this stream', 'Viewers']],
  [2, ['Figures', 'Who watched']],
])('in state %i the cards are %j', async (status, titles) => {
  await openDesk(status)
  const all = ['Push address', 'Figures', 'In this stream', 'Viewers', 'Who watched']
  const there = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(all.filter((title) => there.includes(title))).toEqual(titles)
  expect(screen.queryAllByLabelText('Notice to the room')).toHaveLength(status === 2 ? 0 : 1)
})

test('a link to no stream leads to one’s own', async () => {
  const { navigator } = await openDesk(1, {}, { [SHOW]: new ApiError(SHOW, 400, 'none') })
  expect(screen.getByText('It may have been removed.')).toBeInTheDocument()
  await press('My streams')
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/live/mine')
})

test('while it is on air figures and viewers are asked for every five seconds, otherwise not', async () => {
  jest.useFakeTimers()
  try {
    const onAir = await openDesk(1)
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    const asked = (test: typeof onAir) =>
      [sent(test.calls, FIGURES), sent(test.calls, VIEWERS)].map((all) => all.length)
    const [before = 0] = asked(onAir)
    await pass(5000)
    expect(asked(onAir)).toEqual([before + 1, before + 1])
    onAir.unmount()
    const planned = await openDesk(0)
    const still = asked(planned)
    await pass(20_000)
    expect(asked(planned)).toEqual(still)
  } finally {
    jest.useRealTimers()
  }
})

test('the words that stand cannot be said again', async () => {
  const { calls, host } = await openDesk(1, { notice: 'Last call' })
  expect(screen.getByLabelText('Notice to the room')).toHaveValue('Last call')
  expect(screen.getByText(/^Everybody in the room reads it/)).toBeInTheDocument()
  expect(isOff(button('Publish'))).toBe(true)
  await type('Notice to the room', ' Last call ')
  expect(isOff(button('Publish'))).toBe(true)
  await type('Notice to the room', ' ')
  await press('Publish')
  await type('Notice to the room', 'Now')
  await press('Publish')
  expect(sent(calls, 'live/notice')).toEqual([
    { liveId: '7', notice: '' },
    { liveId: '7', notice: 'Now' },
  ])
  expect(host.toast.mock.calls).toEqual([['The notice is gone'], ['The room can read it']])
})

test('the address is guarded by a word, copied with another, and a failure is told', async () => {
  const { host } = await openDesk(1)
  expect(screen.getByText(/^Enter it in your camera app/)).toBeInTheDocument()
  expect(screen.queryByText(/rtmp/)).toBeNull()
  await press('Show the address')
  expect(offers('Show the address')).toBe(false)
  await press('Copy the address')
  host.copy.mockRejectedValueOnce(new HostError('error.copyFailed'))
  await press('Copy the address')
  expect(host.toast.mock.calls).toEqual([['Copied'], ['Copying failed']])
})

test('an address that is not given is not shown, and it is said why', async () => {
  await openDesk(0, {}, { [PUSH]: new ApiError(PUSH, 403, 'Verify first') })
  await press('Show the address')
  expect(screen.getByText('Verify first')).toBeInTheDocument()
  expect(offers('Copy the address')).toBe(false)
})

test('what is shown first says so, and each turn is said', async () => {
  const { host } = await openDesk(1, { pinnedId: '2001' })
  expect(button('Stop showing Monsoon Haze')).toHaveTextContent('Showing')
  expect(button(/^Show A beer/)).toHaveTextContent('Show now')
  await press('Stop showing Monsoon Haze')
  await press(/^Show A beer/)
  expect(host.toast.mock.calls).toEqual([['No longer shown first'], ['Now shown first']])
})

test('a stream without products says where they are added', async () => {
  await openDesk(1, { products: [] })
  expect(
    screen.getByText('This stream shows no products. Add some under Edit.'),
  ).toBeInTheDocument()
})

test.each([
  [59, '0:00'],
  [60, '0:01'],
  [3599, '0:59'],
  [3600, '1:00'],
  [36_660, '10:11'],
])('%i seconds on air read %s', async (seconds, text) => {
  await openDesk(2, {}, { [FIGURES]: { ...figures, seconds } })
  expect(screen.getByText('On air, h').parentElement).toHaveTextContent(`${text}On air, h`)
})

test('figures are short, and what nobody bought is not listed', async () => {
  const product = { id: '1', name: 'Night', image: '', price: 100, stock: 1, pieces: 0, amount: 0 }
  const { unmount } = await openDesk(
    2,
    {},
    { [FIGURES]: { ...figures, likes: 1280, messages: 8, products: [product] } },
  )
  expect(screen.getByText('Likes').parentElement).toHaveTextContent('1.2kLikes')
  expect(screen.getByText('Messages').parentElement).toHaveTextContent('8Messages')
  expect(screen.getByText(/^Viewers have bought none/)).toBeInTheDocument()
  expect(screen.queryByText('Night')).toBeNull()
  unmount()
  const sold = { ...product, pieces: 1, amount: 100 }
  const second = await openDesk(2, {}, { [FIGURES]: { ...figures, products: [sold] } })
  expect(screen.getByText('Bought by viewers while it ran')).toBeInTheDocument()
  expect(screen.getByText('1 piece, ¥1.00')).toBeInTheDocument()
  second.unmount()
  await openDesk(2)
  expect(screen.queryByText(/bought/i)).toBeNull()
})

const people = [
  viewer(testUser.id, 'Lin Xia'),
  viewer('1', 'Su'),
  viewer('2', 'He', 1),
  viewer('3', 'Mo', 2),
]
test('the author is not barred; a muted one may talk again, a removed one come in again', async () => {
  const { host } = await openDesk(1, {}, { [VIEWERS]: page(people) })
  const row = (name: string) =>
    within(screen.getByText(name).closest('[role=listitem]') as HTMLElement)
  const buttons = (name: string) =>
    row(name)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(buttons('Lin Xia')).toEqual([])
  expect(buttons('Su')).toEqual(['Mute', 'Remove'])
  expect(buttons('He')).toEqual(['Unmute', 'Remove'])
  expect(buttons('Mo')).toEqual(['Let in'])
  expect(row('Su').queryByText(/^(Muted|Removed)$/)).toBeNull()
  expect(row('Mo').getByText('Removed')).toBeInTheDocument()
  await press('Let Mo in again')
  await press('Mute Su')
  await press('Let He talk again')
  expect(host.confirm).not.toHaveBeenCalled()
  expect(host.toast.mock.calls).toEqual([
    ['Mo may talk again'],
    ['Su is muted'],
    ['He may talk again'],
  ])
})

test('nobody is removed without a yes', async () => {
  const answers = [false, true]
  const confirm = jest.fn(async (_question: object) => answers.shift())
  const { calls, host } = await openDesk(1, {}, { [VIEWERS]: page(people) }, { confirm })
  await press('Remove Su')
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Remove Su?',
      text: 'They can neither watch nor talk in this stream.',
      ok: 'Remove',
      cancel: 'Cancel',
      tone: 'danger',
    }),
  )
  expect(sent(calls, BAR)).toEqual([])
  await press('Remove Su')
  expect(sent(calls, BAR)).toEqual([{ liveId: '7', userId: '1', barred: 2 }])
  expect(host.toast).toHaveBeenCalledWith('Su is removed')
})

test('a room nobody has come into says so', async () => {
  await openDesk(1)
  expect(screen.getByText('Nobody has come in yet')).toBeInTheDocument()
})
