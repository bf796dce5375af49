import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, HostError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { invite } from '.'

beforeAll(() => initI18n('en'))

const POSTERS = 'people/user/getQrCodes'
const COUNT = 'people/user/getRecommendCount'
const WALLET = 'asset/account/userAccountList'
const LINK = 'https://taproom.example/#/user/reg?parentId=1001'

const poster = (id: number) => ({
  id: String(id),
  name: `Poster ${id}`,
  image: `/pictures/scene/${id}.svg`,
  poster: `/pictures/poster/${id}.svg`,
  content: LINK,
})
const posters = ({ query }: HttpRequest) => {
  const pageIndex = Number(query?.pageIndex ?? 1)
  const all = Array.from({ length: 18 }, (_, at) => poster(at + 1))
  const result = all.slice((pageIndex - 1) * 15, pageIndex * 15)
  return { result, pageIndex, pageSize: 15, totalCount: 18 }
}
const wallet = {
  accounts: [],
  overview: {
    balance: 0,
    investedEquipment: 0,
    todayEarnings: 0,
    cumulativeIncome: 0,
    yesterdayYield: 0,
    referralCode: 'TAP7Q2',
  },
  asOf: 0,
}
const value = {
  gains: [{ icon: 'coins', title: { en: 'A share', 'zh-Hans': '返利' }, text: 'Every night.' }],
  rules: [{ en: 'Adults only.', 'zh-Hans': '仅限成年人。' }],
}

const open = (more: object = {}, api: object = {}) =>
  renderWidget(invite, {
    user: testUser,
    value,
    api: {
      [POSTERS]: posters,
      [COUNT]: { first: 4, second: 3, total: 7 },
      [WALLET]: wallet,
      ...api,
    },
    ...more,
  })

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('shows the poster with the caller’s code, and another one that is chosen', async () => {
  await open()
  expect(screen.getByRole('img', { name: 'Poster “Poster 1” with your code' })).toHaveAttribute(
    'src',
    expect.stringContaining('/pictures/poster/1.svg'),
  )
  await tap(screen.getByRole('radio', { name: 'Poster 3' }))
  expect(screen.getByRole('img', { name: 'Poster “Poster 3” with your code' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Poster 3' })).toBeChecked()
})

test('asks for 15 templates, then for the rest', async () => {
  const { calls } = await open()
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(15))
  await tap(button('Load more'))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(18))
  const asked = calls.filter(({ path }) => path === POSTERS).map(({ query }) => query)
  expect(asked).toEqual([
    { pageIndex: 1, pageSize: 15 },
    { pageIndex: 2, pageSize: 15 },
  ])
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('copies code and link', async () => {
  const { host } = await open()
  await tap(button('Copy Your referral code'))
  await tap(button('Copy Your link'))
  expect(host.copy.mock.calls).toEqual([['TAP7Q2'], [LINK]])
  expect(host.toast).toHaveBeenCalledWith('Copied')
})

test('a refused copy is said', async () => {
  const { host } = await open()
  host.copy.mockRejectedValueOnce(new HostError('error.copyFailed', undefined))
  await tap(button('Copy Your link'))
  expect(host.toast).toHaveBeenCalledWith('Copying failed')
})

test('keeps the poster that is shown', async () => {
  const { host } = await open()
  await tap(screen.getByRole('radio', { name: 'Poster 2' }))
  await tap(button('Save'))
  expect(host.keepPicture).toHaveBeenCalledWith(
    expect.stringContaining('/pictures/poster/2.svg'),
    'poster-2',
  )
  expect(host.toast).toHaveBeenCalledWith('The poster is saved')
})

test('a poster that cannot be kept is said, and nothing is claimed', async () => {
  const { host } = await open()
  host.keepPicture.mockRejectedValueOnce(new HostError('platform.media.notSaved', undefined))
  await tap(button('Save'))
  expect(host.toast.mock.calls).toEqual([['It could not be saved']])
})

test('an album that was not allowed is said', async () => {
  const { host } = await open()
  host.keepPicture.mockResolvedValueOnce('refused' as never)
  await tap(button('Save'))
  expect(host.toast.mock.calls).toEqual([['The app may not save to your album']])
})

test('WeChat’s browser has the long press alone', async () => {
  await open({ clientType: 'WeChat' })
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(screen.getByText('A long press on the poster keeps it too.')).toBeInTheDocument()
})

test('the figures lead to the team', async () => {
  const { navigator } = await open()
  const figures = screen.getByRole('link', {
    name: 'Your team: 4 invited by you, 3 by your friends',
  })
  expect(figures).toHaveTextContent('7')
  await tap(figures)
  expect(navigator.open).toHaveBeenCalledWith('/conduit/teamList')
})

test('says what it brings; the rules unfold', async () => {
  await open()
  expect(screen.getByText('A share')).toBeInTheDocument()
  expect(screen.queryByText(/Adults only/)).not.toBeInTheDocument()
  await tap(button('Rules'))
  expect(screen.getByText('1. Adults only.')).toBeInTheDocument()
})

test('the plain one has poster and code only', async () => {
  const { calls } = await open({ config: { plain: true } })
  expect(screen.getByText('TAP7Q2')).toBeInTheDocument()
  expect(screen.queryByText('A share')).not.toBeInTheDocument()
  expect(calls.some(({ path }) => path === COUNT)).toBe(false)
})

test('without posters the code still works', async () => {
  await open({}, { [POSTERS]: { result: [], pageIndex: 1, pageSize: 15, totalCount: 0 } })
  expect(screen.getByText('No posters yet')).toBeInTheDocument()
  expect(screen.getByText('TAP7Q2')).toBeInTheDocument()
})

test.each([
  ['what the server said', new ApiError(POSTERS, 500, 'Printer on fire'), 'Printer on fire'],
  ['that the network is gone', new NetworkError(POSTERS), 'You are offline'],
])('posters that cannot be had say %s, and a retry asks again', async (_, error, text) => {
  const { calls } = await open({}, { [POSTERS]: error })
  expect(screen.getByText(text)).toBeInTheDocument()
  const before = calls.length
  await tap(button('Try again'))
  expect(calls.length).toBeGreaterThan(before)
})

test('asks an anonymous visitor to log in and the server for nothing', async () => {
  const { calls } = await open({ user: undefined })
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
  expect(calls).toEqual([])
})
