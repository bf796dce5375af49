import { screen } from '@testing-library/react'
import { button, gone, press, sent, tap, testWaiting, type } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { InvestState } from '../../contract-invest'
import { investBrand, investMine, investReview, investShow } from '.'
import {
  BRAND,
  earlier,
  INVESTED,
  investment,
  paged,
  REVIEWED,
  SHOW,
  UNSIGNED,
} from './testing/invested'

beforeAll(() => initI18n('en'))

/** The answer to the first call is lost; the next one arrives. */
function lostOnce(path: string, answer: unknown) {
  let isLost = true
  return () => {
    if (!isLost) return answer
    isLost = false
    throw new NetworkError(path)
  }
}
const wishes = (calls: readonly HttpRequest[], path: string) =>
  sent(calls, path).map((body) => (body as { requestId: string }).requestId)

describe('a brand', () => {
  const open = (api: FakeApi = {}) =>
    renderWidget(investBrand, {
      user: testUser,
      query: { brandNo: 'TR-101' },
      api: { 'investMerchant/show': BRAND, ...api },
    })
  const ADD = 'investApply/add'

  test('says what it costs and brings in, that nothing is promised, and draws its days', async () => {
    const { container } = await open()
    expect(container).toHaveTextContent(/Price of a device¥870\.00/)
    expect(container).toHaveTextContent(/within 180 days costs 5%/)
    expect(screen.getByRole('img', { name: /^What a device brings in by day/ })).toBeInTheDocument()
  })

  test('as many devices as there are, within its bounds; sent once although the answer was lost', async () => {
    const { calls, navigator } = await open({ [ADD]: lostOnce(ADD, investment) })
    await press('Apply')
    await press('Apply for ¥1,740.00')
    expect(screen.getByText('Enter your name')).toBeInTheDocument()
    await press('One device more')
    await press('One device more')
    await type('Name', 'Lin Xia')
    await press('Apply for ¥2,610.00')
    expect(screen.getByText(/No connection/)).toBeInTheDocument()
    await press('Apply for ¥2,610.00')
    const [one, other] = wishes(calls, ADD)
    expect(one).toBe(other)
    expect(sent(calls, ADD)[0]).toMatchObject({ brandNo: 'TR-101', count: 3, amount: 261_000 })
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/invest/show&id=9')
  })

  test('one that is sold out takes nobody', async () => {
    await open({ 'investMerchant/show': { ...BRAND, left: 1 } })
    await tap(button('Sold out'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('one there is not leads to the market', async () => {
    const missing = new ApiError('investMerchant/show', 400, 'The brand was not found.')
    const { navigator } = await open({ 'investMerchant/show': missing })
    await press('To the market')
    expect(navigator.replace).toHaveBeenCalledWith('/device/invest')
  })
})

describe('an investment', () => {
  const open = (one: object, api: FakeApi = {}) =>
    renderWidget(investShow, {
      user: testUser,
      query: { id: '9' },
      api: { [SHOW]: one, ...api },
      host: { confirm: jest.fn(async () => true) },
    })

  test.each([
    [InvestState.Applied, 'The merchant looks at it. You are told when there is an answer.', true],
    [InvestState.Refused, 'It was refused. You can apply again.', false],
    [InvestState.CalledOff, 'You have called it off.', false],
  ])(
    'in state %i says what comes next, and whether it can be called off',
    async (status, text, can) => {
      await open(
        earlier(status, { reason: status === InvestState.Refused ? 'No bar is free' : '' }),
      )
      expect(screen.getByText(text)).toBeInTheDocument()
      expect(screen.queryAllByRole('button', { name: 'Call off' })).toHaveLength(can ? 1 : 0)
      expect(screen.queryAllByText('Refused: No bar is free')).toHaveLength(
        status === InvestState.Refused ? 1 : 0,
      )
    },
  )

  test('is signed with the name in the contract and a tick, once', async () => {
    const SIGN = 'investApply/sign'
    const { calls, host } = await open(earlier(InvestState.Approved, { contract: UNSIGNED }), {
      [SIGN]: lostOnce(SIGN, investment),
    })
    expect(screen.getByText('1. Lin Xia buys.')).toBeInTheDocument()
    await type('Sign with your name', 'Somebody')
    await press('Sign the contract')
    expect(screen.getByText('It is not the name in the contract')).toBeInTheDocument()
    expect(screen.getByText('Tick that you have read it')).toBeInTheDocument()
    await type('Sign with your name', 'Lin Xia')
    await tap(screen.getByRole('checkbox'))
    await press('Sign the contract')
    await press('Sign the contract')
    const [one, other] = wishes(calls, SIGN)
    expect(one).toBe(other)
    expect(sent(calls, SIGN)[0]).toMatchObject({ id: '9', hash: 'ab12', name: 'Lin Xia' })
    expect(host.toast).toHaveBeenCalledWith('Signed')
  })

  test('is paid at the cashier', async () => {
    const signed = { contract: { ...UNSIGNED, signedName: 'Lin Xia', signedAt: 1 } }
    const { navigator } = await open(earlier(InvestState.ToPay, signed), {
      'investApply/pay': { payId: '77', amount: 174_000 },
    })
    await press('Pay ¥1,740.00')
    expect(navigator.open).toHaveBeenCalledWith('/asset/pay/index?id=77')
  })

  test('that runs shows its devices, its days, its steps, and the contract when asked', async () => {
    const { container } = await open(INVESTED)
    expect(container).toHaveTextContent(/TR-101-0001-01Yesterday ¥0\.21¥0\.61/)
    expect(screen.getByRole('img', { name: /^All devices by day/ })).toBeInTheDocument()
    expect(screen.getByText(/the cashier, for Lin Xia/)).toBeInTheDocument()
    expect(screen.queryByText('1. Lin Xia buys.')).toBeNull()
    await press('Read')
    expect(screen.getByText('1. Lin Xia buys.')).toBeInTheDocument()
    expect(screen.getByText('SHA-256 ab12')).toBeInTheDocument()
  })

  test('is left at the sum that was shown', async () => {
    const EXIT = 'investApply/exit'
    const { calls, host } = await open(INVESTED, { [EXIT]: investment })
    await press('Ask for the exit')
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining('¥1,653.00') }),
    )
    expect(sent(calls, EXIT)).toEqual([
      { id: '9', payBack: 165_300, requestId: expect.any(String) },
    ])
  })

  test('what was refused is said, and how it stands is asked for', async () => {
    const moved = new ApiError('investApply/cancel', 409, 'It is no longer as you saw it.')
    const { calls } = await open(earlier(InvestState.Applied), { 'investApply/cancel': moved })
    await press('Call off')
    expect(screen.getByText('It is no longer as you saw it.')).toBeInTheDocument()
    expect(calls.filter(({ path }) => path === SHOW)).toHaveLength(2)
  })
})

describe('what waits', () => {
  const PAGE = 'investMerchant/applications'
  const DECIDE = 'investMerchant/decide'
  const open = (api: FakeApi = {}, one: object = REVIEWED) =>
    renderWidget(investReview, { user: testUser, api: { [PAGE]: paged([one]), ...api } })

  test('is approved as it was seen, once', async () => {
    const { calls } = await open({ [DECIDE]: lostOnce(DECIDE, REVIEWED) })
    await press('Approve: Lin Xia')
    await press('Approve: Lin Xia')
    const [one, other] = wishes(calls, DECIDE)
    expect(one).toBe(other)
    expect(sent(calls, DECIDE)[0]).toMatchObject({ id: '9', status: 1, isApproved: true })
  })

  test('is refused with a reason', async () => {
    const { calls } = await open({ [DECIDE]: REVIEWED })
    await press('Refuse: Lin Xia')
    await press('Refuse')
    expect(screen.getByText('Say why, please')).toBeInTheDocument()
    await type('Reason', 'No bar is free')
    await press('Refuse')
    await gone('Refuse: Lin Xia')
    expect(sent(calls, DECIDE)).toMatchObject([{ isApproved: false, reason: 'No bar is free' }])
  })

  test('nobody is asked about their own; an exit says what it pays back', async () => {
    const { calls } = await open({}, { ...REVIEWED, canDecide: false, payBack: 165_300 })
    expect(screen.queryByRole('button', { name: /Lin Xia/ })).toBeNull()
    expect(screen.getByText('Pays back ¥1,653.00')).toBeInTheDocument()
    await tap(screen.getByRole('tab', { name: 'Exit asked' }))
    expect(sent(calls, PAGE).at(-1)).toMatchObject({ status: InvestState.ExitAsked })
  })
})

test('own investments lead to each of them, and none says where to begin', async () => {
  const api = { 'investApply/page': paged([investment]) }
  const { navigator, unmount } = await renderWidget(investMine, { user: testUser, api })
  await tap(screen.getByRole('link', { name: /TR-101/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/invest/show&id=9')
  unmount()
  await renderWidget(investMine, { user: testUser, api: { 'investApply/page': paged([]) } })
  expect(screen.getByText('No investments yet')).toBeInTheDocument()
})

testWaiting({
  'a brand': {
    widget: investBrand,
    setup: { query: { brandNo: 'TR-101' } },
    path: 'investMerchant/show',
    answer: BRAND,
    shows: 'Delta Taphouse',
    returns: true,
  },
  'an investment': {
    widget: investShow,
    setup: { query: { id: '9' }, user: testUser },
    path: SHOW,
    answer: INVESTED,
    shows: 'Delta Taphouse',
    returns: true,
  },
})
