import { screen, within } from '@testing-library/react'
import { tap } from '../../../../engine/testing/hands'
import { ApiError, EndpointNotFoundError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { event, SHOW, show, store } from '../../testing/taproom'

beforeAll(() => initI18n('en'))

const ADD = 'favorite/store/add'
const VISIT = 'footprint/store/add'
const coupon = {
  id: 'c1',
  name: 'Hop week',
  amount: 2000,
  threshold: 0,
  classId: '',
  className: '',
  startsAt: 1,
  endsAt: 4_000_000_000,
  left: 2,
  total: 3,
  state: 0,
}

test('tells who it is, where, and whether somebody is there', async () => {
  const { calls } = await show()
  expect(calls.find(({ path }) => path === SHOW)?.query).toEqual({ id: '301' })
  expect(screen.getByRole('heading', { name: 'River Quay' })).toBeInTheDocument()
  expect(screen.getByText('9 beers · 12 followers')).toBeInTheDocument()
  expect(screen.getByText('Open now')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Where River Quay is' })).toBeInTheDocument()
})

test('says when nobody is there', async () => {
  await show({ [SHOW]: { ...store, isOpen: false } })
  expect(screen.getByText('Closed now')).toBeInTheDocument()
})

test('is called, and shown in the map of the phone', async () => {
  const { host } = await show()
  await tap(screen.getByRole('button', { name: 'Call River Quay' }))
  expect(host.callPhone).toHaveBeenCalledWith('020-80001101')
  await tap(screen.getByRole('button', { name: 'Show River Quay on the map' }))
  expect(host.showPlace).toHaveBeenCalledWith({
    latitude: 23.1,
    longitude: 113.2,
    name: 'River Quay',
    address: '18 Yanjiang West Road',
  })
  host.callPhone.mockRejectedValueOnce(new Error('no phone'))
  await tap(screen.getByRole('button', { name: 'Call River Quay' }))
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining('020-80001101'))
})

test('is followed with the tap', async () => {
  const { calls } = await show({ 'favorite/store/isFavorite': false, [ADD]: true })
  await tap(screen.getByRole('button', { name: 'Follow' }))
  expect(calls.find(({ path }) => path === ADD)?.body).toEqual({ entityId: '301' })
})

test('a look in is noted once, for who is logged in', async () => {
  const noted = async (more: object) => {
    const { calls, unmount } = await show({ [VISIT]: null }, more)
    unmount()
    return calls.filter(({ path }) => path === VISIT).map(({ body }) => body)
  }
  expect(await noted({})).toEqual([{ entityId: '301' }])
  expect(await noted({ user: undefined })).toEqual([])
  expect(await noted({ query: {} })).toEqual([])
})

test('a class narrows what is listed below, by the state of the page', async () => {
  const { page } = await show()
  const classes = within(screen.getByRole('radiogroup', { name: 'On its shelf' }))
  expect(classes.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'All9',
    'Hoppy5',
    'Dark4',
  ])
  await tap(classes.getByRole('radio', { name: /Dark/ }))
  expect(page.state.get('classId')).toBe('2')
  expect(classes.getByRole('radio', { name: /Dark/ })).toBeChecked()
  await tap(classes.getByRole('radio', { name: /All/ }))
  expect(page.state.get('classId')).toBe('')
})

test('its coupons are claimed in place', async () => {
  const { calls } = await show({
    'coupon/page': {
      result: [coupon, { ...coupon, id: 'c2', state: 2 }],
      pageIndex: 1,
      pageSize: 10,
      totalCount: 2,
    },
    'coupon/claim': { ...coupon, state: 1 },
  })
  expect(calls.find(({ path }) => path === 'coupon/page')?.body).toMatchObject({ storeId: '301' })
  await tap(screen.getByRole('button', { name: 'Claim: Hop week, ¥20 off' }))
  await tap(screen.getByRole('button', { name: 'Yours: Hop week, ¥20 off' }))
  expect(calls.filter(({ path }) => path === 'coupon/claim')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /Hop week/ })).toHaveLength(1)
})

test('what happens there leads on', async () => {
  const { navigator } = await show({
    [SHOW]: { ...store, events: [event, { ...event, id: 'e2', title: 'Quiet', url: '' }] },
  })
  const events = within(screen.getByRole('list', { name: 'What happens here' }))
  expect(events.getAllByRole('link')).toHaveLength(1)
  await tap(events.getByRole('link', { name: /Cask night/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/article&id=1')
})

test.each([
  ['is not there', new ApiError(SHOW, 400, 'not found'), 'This taproom is not here'],
  ['cannot be had', new ApiError(SHOW, 500, 'Kettle on fire'), 'Kettle on fire'],
  ['is beyond the network', new NetworkError(SHOW), 'You are offline'],
  [
    'has no page on this server',
    new EndpointNotFoundError(SHOW, 404, ''),
    'This taproom is not here',
  ],
])('one that %s says so', async (_, error, text) => {
  await show({ [SHOW]: error })
  expect(screen.getByText(text)).toBeInTheDocument()
})
