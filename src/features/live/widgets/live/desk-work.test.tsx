import { screen } from '@testing-library/react'
import { isOff, offers, press, sent } from '../../../../engine/testing/hands'
import { ApiError, HostError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import type { LiveStatus } from '../../contract-shapes'
import { button, roomOf, type } from './testing/author'
import { openDesk, PUSH, SHOW } from './testing/open-desk'

beforeAll(() => initI18n('en'))

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
