import { screen, within } from '@testing-library/react'
import { offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { invite } from '.'

beforeAll(() => initI18n('en'))

const POSTERS = 'people/user/getQrCodes'
const COUNT = 'people/user/getRecommendCount'
const WALLET = 'asset/account/userAccountList'
const poster = (id: string) => ({
  id,
  name: `Poster ${id}`,
  image: `/pictures/scene/${id}.svg`,
  poster: `/pictures/poster/${id}.svg`,
  content: 'https://taproom.example/#/user/reg?parentId=1',
})
const pageOf = (...result: unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
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
const open = (api: object = {}, value: object = { gains: [], rules: [] }) =>
  renderWidget(invite, {
    user: testUser,
    value,
    api: {
      [POSTERS]: pageOf(poster('1'), poster('2')),
      [COUNT]: { first: 4, second: 3, total: 7 },
      [WALLET]: wallet,
      ...api,
    },
  })

test('while the posters load it says so', async () => {
  await open({ [POSTERS]: () => new Promise(() => {}) })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(offers('Save')).toBe(false)
})

test('the first poster is chosen, and how many there are is said', async () => {
  await open()
  const strip = within(screen.getByRole('radiogroup', { name: '2 posters to choose from' }))
  const ticked = strip.getAllByRole('radio').filter((each) => each.ariaChecked === 'true')
  expect(ticked.map((each) => each.ariaLabel)).toEqual(['Poster 1'])
  expect(offers('Load more')).toBe(false)
})

test('a single poster is one poster', async () => {
  await open({ [POSTERS]: pageOf(poster('1')) })
  expect(screen.getByRole('radiogroup', { name: '1 poster to choose from' })).toBeInTheDocument()
})

test('what is shared is the poster that is shown, with the way into the app', async () => {
  const { host } = await open()
  await tap(screen.getByRole('radio', { name: 'Poster 2' }))
  await press('Share')
  expect(host.share).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(host.share.mock.calls)).toContain('/user/reg?parentId=1')
  expect(JSON.stringify(host.share.mock.calls)).toContain('Poster 2')
})

test('a poster that the host leaves to the user claims nothing', async () => {
  const { host } = await open()
  host.keepPicture.mockResolvedValueOnce('shown' as never)
  await press('Save')
  expect(host.toast).not.toHaveBeenCalled()
})

test('without posters there is the code, and no link', async () => {
  await open({ [POSTERS]: pageOf() })
  expect(screen.getByText('Your code and link work without one.')).toBeInTheDocument()
  expect(offers('Copy Your referral code')).toBe(true)
  expect(offers('Copy Your link')).toBe(false)
  expect([offers('Save'), offers('Share')]).toEqual([false, false])
})

test('figures that cannot be had are not there; the rest is', async () => {
  await open({ [COUNT]: new ApiError(COUNT, 500, ''), [WALLET]: new ApiError(WALLET, 500, '') })
  expect(screen.queryByText('In all')).not.toBeInTheDocument()
  expect(offers('Copy Your referral code')).toBe(false)
  expect(offers('Copy Your link')).toBe(true)
})

test('nothing gained and no rules are not mentioned', async () => {
  const { calls } = await open()
  expect(screen.queryByText('What it brings you')).not.toBeInTheDocument()
  expect(offers('Rules')).toBe(false)
  expect(sent(calls, COUNT)).toHaveLength(1)
})

test('rules are counted, and fold again', async () => {
  await open({}, { gains: [], rules: ['Adults only.', 'Once each.'] })
  await press('Rules')
  expect(
    within(screen.getByRole('list', { name: 'Rules' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1. Adults only.', '2. Once each.'])
  await press('Rules')
  expect(screen.queryByText('1. Adults only.')).not.toBeInTheDocument()
})

test('the poster stands before its own scene, which nobody is read', async () => {
  const { container } = await open()
  await tap(screen.getByRole('radio', { name: 'Poster 2' }))
  expect(container.querySelector('.tp-invite__hero .tp-invite__blur')).toHaveAttribute(
    'src',
    expect.stringContaining('/pictures/scene/2.svg'),
  )
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('where there is no poster nothing lies under the bar', async () => {
  const { container } = await open({ [POSTERS]: pageOf() })
  expect(container.querySelector('.tp-invite__hero')).toBeNull()
})
