import { screen, within } from '@testing-library/react'
import { comeBack } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { type LiveRoom, LiveStatus } from '../../contract-shapes'
import { liveDesk, liveMine } from '.'
import { bodies, button, page, roomOf, tap, type } from './testing/author'

beforeAll(() => initI18n('en'))

const viewer = (id: string, nickName: string, barred = 0) => ({ id, nickName, avatar: '', barred })
const figures = {
  seconds: 3900,
  viewers: 12,
  likes: 40,
  messages: 8,
  followers: 3,
  products: [
    { id: '2001', name: 'Monsoon Haze', image: '', price: 2800, stock: 1, pieces: 2, amount: 5600 },
    { id: '2013', name: 'Night', image: '', price: 12_800, stock: 1, pieces: 0, amount: 0 },
  ],
}

const openDesk = (room: LiveRoom, api: object = {}, confirms = true) =>
  renderWidget(liveDesk, {
    user: testUser,
    query: { id: '7' },
    host: { confirm: async () => confirms },
    api: {
      'live/show': room,
      'live/figures': figures,
      'live/liveUser/page': page([viewer('1005', 'Su Qing'), viewer('1004', 'He Wenbo', 1)]),
      'live/begin': room,
      'live/end': room,
      'live/delete': null,
      'live/pin': '2001',
      'live/notice': '',
      'live/liveUser/forbidden': 1,
      'live/push': { pushUrl: 'rtmp://127.0.0.1/live/7?key=k', expiresAt: 9 },
      ...api,
    },
  })

test('a planned stream begins after a question, and no is no', async () => {
  const no = await openDesk(roomOf(LiveStatus.Created), {}, false)
  await tap(button('Go on air'))
  expect(bodies(no.calls, 'live/begin')).toEqual([])
  expect(no.host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Go on air now?' }))
})

test('a yes begins it once and says so', async () => {
  const { calls, host } = await openDesk(roomOf(LiveStatus.Created))
  await tap(button('Go on air'))
  expect(bodies(calls, 'live/begin')).toEqual([{ liveId: '7' }])
  expect(host.toast).toHaveBeenCalledWith('You are on air')
})

test('what the server refuses is said where it was asked for', async () => {
  const refused = new ApiError('live/begin', 400, 'The stream is in another state.')
  await openDesk(roomOf(LiveStatus.Created), { 'live/begin': refused })
  await tap(button('Go on air'))
  expect(screen.getByText('The stream is in another state.')).toBeInTheDocument()
})

test('each state offers what can be done in it', async () => {
  const offered = () =>
    ['Go on air', 'End the stream', 'Delete', 'Edit', 'Show the address'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    )
  const planned = await openDesk(roomOf(LiveStatus.Created))
  expect(offered()).toEqual(['Go on air', 'Delete', 'Edit', 'Show the address'])
  planned.unmount()
  const onAir = await openDesk(roomOf(LiveStatus.Live))
  expect(offered()).toEqual(['End the stream', 'Edit', 'Show the address'])
  onAir.unmount()
  await openDesk(roomOf(LiveStatus.Ended))
  expect(offered()).toEqual(['Delete'])
})

test('it ends and is deleted only after a question that warns', async () => {
  const onAir = await openDesk(roomOf(LiveStatus.Live))
  await tap(button('End the stream'))
  expect(bodies(onAir.calls, 'live/end')).toEqual([{ liveId: '7' }])
  expect(onAir.host.confirm).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' }))
  onAir.unmount()
  const over = await openDesk(roomOf(LiveStatus.Ended))
  await tap(button('Delete'))
  expect(over.calls.filter(({ path }) => path === 'live/delete')).toHaveLength(1)
  expect(over.navigator.back).toHaveBeenCalled()
})

test('the push address is asked for by a tap, shown, and copied', async () => {
  const { calls, host } = await openDesk(roomOf(LiveStatus.Created))
  expect(calls.filter(({ path }) => path === 'live/push')).toEqual([])
  await tap(button('Show the address'))
  expect(screen.getByText('rtmp://127.0.0.1/live/7?key=k')).toBeInTheDocument()
  await tap(button('Copy the address'))
  expect(host.copy).toHaveBeenCalledWith('rtmp://127.0.0.1/live/7?key=k')
})

test('a product is shown just now, and no longer', async () => {
  const { calls } = await openDesk(roomOf(LiveStatus.Live, { pinnedId: '2013' }))
  await tap(button('Show Monsoon Haze now'))
  await tap(button(/^Stop showing A beer/))
  expect(bodies(calls, 'live/pin')).toEqual([
    { liveId: '7', productId: '2001' },
    { liveId: '7', productId: '' },
  ])
})

test('a notice is published, and an unchanged one is not', async () => {
  const { calls } = await openDesk(roomOf(LiveStatus.Live))
  await tap(button('Publish'))
  expect(bodies(calls, 'live/notice')).toEqual([])
  await type('Notice to the room', ' Last call ')
  await tap(button('Publish'))
  expect(bodies(calls, 'live/notice')).toEqual([{ liveId: '7', notice: 'Last call' }])
})

test('viewers are muted at once, removed after a question, and let again', async () => {
  const { calls, host } = await openDesk(roomOf(LiveStatus.Live))
  const rows = screen.getAllByRole('listitem')
  const muted = rows.find((row) => within(row).queryByText('He Wenbo')) as HTMLElement
  expect(within(muted).getByText('Muted')).toBeInTheDocument()
  await tap(button('Mute Su Qing'))
  expect(host.confirm).not.toHaveBeenCalled()
  await tap(button('Remove Su Qing'))
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Remove Su Qing?' }))
  await tap(button('Let He Wenbo talk again'))
  expect(bodies(calls, 'live/liveUser/forbidden')).toEqual([
    { liveId: '7', userId: '1005', barred: 1 },
    { liveId: '7', userId: '1005', barred: 2 },
    { liveId: '7', userId: '1004', barred: 0 },
  ])
})

test('afterwards figures and what was bought stand there, and nobody can be barred', async () => {
  await openDesk(roomOf(LiveStatus.Ended))
  const tile = (name: string) => screen.getByText(name).parentElement as HTMLElement
  expect(within(tile('On air, h')).getByText('1:05')).toBeInTheDocument()
  expect(within(tile('Viewers')).getByText('12')).toBeInTheDocument()
  expect(within(tile('New followers')).getByText('3')).toBeInTheDocument()
  expect(screen.getByText('2 pieces, ¥56.00')).toBeInTheDocument()
  expect(screen.queryByText('Night')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Mute|Remove/ })).not.toBeInTheDocument()
})

test('somebody else’s stream has no desk', async () => {
  await openDesk(roomOf(LiveStatus.Live, { actions: [] }))
  expect(screen.getByText('There is no such stream')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'End the stream' })).not.toBeInTheDocument()
})

describe('who comes back', () => {
  test('to the desk sees the stream as it was changed', async () => {
    let room = roomOf(LiveStatus.Created)
    const { host } = await openDesk(room, { 'live/show': () => room })
    room = roomOf(LiveStatus.Created, { title: 'Thirteen taps' })
    await comeBack(host)
    expect(screen.getAllByText('Thirteen taps').length).toBeGreaterThan(0)
  })

  test('to their streams sees the new one', async () => {
    let rooms = [roomOf(LiveStatus.Created)]
    const { host } = await renderWidget(liveMine, {
      user: testUser,
      api: { 'live/page': () => page(rooms) },
    })
    rooms = [...rooms, roomOf(LiveStatus.Created, { id: '8', title: 'Thirteen taps' })]
    await comeBack(host)
    expect(screen.getByRole('link', { name: /Thirteen taps/ })).toBeInTheDocument()
  })
})

describe('my streams', () => {
  const openMine = (identity: boolean) =>
    renderWidget(liveMine, {
      user: { ...testUser, detail: { ...testUser.detail, identity } },
      api: { 'live/page': page([roomOf(LiveStatus.Created, { startsAt: null })]) },
    })

  test('are asked for by state, and each leads to its desk', async () => {
    const { calls, navigator } = await openMine(true)
    await tap(screen.getByRole('link', { name: /Twelve taps, Soon, No time set/ }))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/live/desk&id=7')
    await tap(screen.getByRole('tab', { name: 'Over' }))
    expect(bodies(calls, 'live/page')).toEqual([
      { pageIndex: 1, pageSize: 15, mine: true, status: 0 },
      { pageIndex: 1, pageSize: 15, mine: true, status: 2 },
    ])
    await tap(button('New stream'))
    expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/live/edit')
  })

  test('whoever has not proven who they are is led there, and to no new stream', async () => {
    const { navigator } = await openMine(false)
    expect(screen.queryByRole('button', { name: 'New stream' })).not.toBeInTheDocument()
    await tap(button('Verify'))
    expect(navigator.open).toHaveBeenCalledWith('/auto/edit?url=/user/identity')
  })
})
