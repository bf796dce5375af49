import { screen, within } from '@testing-library/react'
import { offers, press, sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { HostError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { feed } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'material/page'
const COUNT = 'material/count'

const picture = {
  id: '1',
  title: 'Harvest week',
  intro: 'From the hop field',
  image: '/pictures/1.svg',
  url: '',
  createdAt: 0,
  src: '',
  saves: 4,
  shares: 2,
  shareUrl: '/tool/material?id=1&parentId=HOP8K2',
}
const words = { ...picture, id: '2', title: 'A line', image: '' }
const film = { ...picture, id: '3', title: 'A pour', src: '/films/pour.mp4' }

const open = (rows: readonly object[] = [picture], setup: WidgetSetup = {}) =>
  renderWidget(feed, {
    user: testUser,
    config: { feed: 'material', layout: 'card' },
    ...setup,
    api: {
      [PAGE]: { result: rows, pageIndex: 1, pageSize: 15, totalCount: rows.length },
      [COUNT]: { saves: 5, shares: 2 },
      ...setup.api,
    },
  })
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('a card says how many kept it and handed it on', async () => {
  await open()
  expect(screen.getByText('Kept by 4 · handed on by 2')).toBeInTheDocument()
})

test.each([
  ['a picture', picture, '/pictures/1.svg?w=1080'],
  ['a film', film, '/films/pour.mp4'],
])('%s is kept, said to be, and counted', async (_, row, address) => {
  const { host, calls } = await open([row])
  await press('Save')
  expect(host.keepPicture).toHaveBeenCalledWith(address, `material-${row.id}`)
  expect(host.toast.mock.calls).toEqual([['Saved to your device']])
  expect(sent(calls, COUNT)).toEqual([{ id: row.id, deed: 'save', requestId: expect.any(String) }])
  expect(sent(calls, PAGE)).toHaveLength(2)
})

test('words alone are copied and handed on, and there is nothing to keep', async () => {
  await open([words])
  expect([offers('Save'), offers('Copy text'), offers('Share')]).toEqual([false, true, true])
})

test('WeChat’s browser, which downloads nothing, offers nothing to keep', async () => {
  await open([picture], { clientType: 'WeChat' })
  expect(offers('Save')).toBe(false)
})

test('what the host only showed is not counted', async () => {
  const { host, calls } = await open()
  host.keepPicture.mockResolvedValueOnce('shown')
  await press('Save')
  expect(host.toast).not.toHaveBeenCalled()
  expect(sent(calls, COUNT)).toEqual([])
})

test('what cannot be kept says so, and the button can be pressed again', async () => {
  const { host, calls } = await open()
  host.keepPicture.mockRejectedValueOnce(new HostError('platform.media.notSaved'))
  await press('Save')
  expect(host.toast.mock.calls).toEqual([['It could not be saved']])
  expect(sent(calls, COUNT)).toEqual([])
  await press('Save')
  expect(sent(calls, COUNT)).toHaveLength(1)
})

test.each([
  ['goes to the settings', true, 1],
  ['leaves it', false, 0],
])('who has refused the album is asked, and %s', async (_, says, times) => {
  const { host, calls } = await open([picture], { host: { confirm: async () => says } })
  host.keepPicture.mockResolvedValueOnce('refused')
  await press('Save')
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'The app may not save to your album', ok: 'Settings' }),
  )
  expect(host.openSettings).toHaveBeenCalledTimes(times)
  expect(sent(calls, COUNT)).toEqual([])
})

test('a host without settings says what it did not do', async () => {
  const { host, calls } = await open([picture], { host: { openSettings: undefined } })
  host.keepPicture.mockResolvedValueOnce('refused')
  await press('Save')
  expect(host.toast.mock.calls).toEqual([['The app may not save to your album']])
  expect(host.confirm).not.toHaveBeenCalled()
  expect(sent(calls, COUNT)).toEqual([])
})

test('what is handed on is its page under the user’s own code, and is counted', async () => {
  const { host, calls } = await open()
  await press('Share')
  expect(host.share).toHaveBeenCalledWith({
    title: 'Harvest week',
    image: '/pictures/1.svg?w=400',
    path: picture.shareUrl,
  })
  expect(sent(calls, COUNT)).toEqual([{ id: '1', deed: 'share', requestId: expect.any(String) }])
})

test('a share that was closed is none', async () => {
  const { calls } = await open([picture], { host: { share: async () => 'closed' } })
  await press('Share')
  expect(sent(calls, COUNT)).toEqual([])
})

test('a count whose answer was lost goes by the same name at the next tap', async () => {
  const answers: unknown[] = [new NetworkError(COUNT), { saves: 5, shares: 2 }]
  const answer = () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next
  }
  const { calls } = await open([picture], { api: { [COUNT]: answer } })
  await press('Save')
  await press('Save')
  const [first, second] = sent(calls, COUNT)
  expect(second).toEqual(first)
})

test('who is not logged in keeps and hands on, and is not counted', async () => {
  const { host, calls } = await open([picture], { user: undefined })
  await press('Save')
  await press('Share')
  expect([host.keepPicture.mock.calls.length, host.share.mock.calls.length]).toEqual([1, 1])
  expect(sent(calls, COUNT)).toEqual([])
})

describe('who comes by what somebody handed on', () => {
  const query = { id: '3', parentId: 'HOP8K2' }
  const rows = [picture, words, film]

  test('sees it first, and joins in that one’s name', async () => {
    const { navigator } = await open(rows, { user: undefined, query })
    expect(titles()).toEqual(['A pour', 'Harvest week', 'A line'])
    await press('Join')
    expect(navigator.open).toHaveBeenCalledWith('/user/reg?parentId=HOP8K2')
  })

  test('is asked to join only while nobody is logged in', async () => {
    const view = await open(rows, { query })
    expect(titles()[0]).toBe('A pour')
    expect(offers('Join')).toBe(false)
    view.unmount()
    await open(rows, { user: undefined })
    expect(offers('Join')).toBe(false)
    expect(within(screen.getByRole('group', { name: 'A pour' })).getByText('A pour')).toBeVisible()
  })
})
