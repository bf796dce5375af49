import { cleanup, screen } from '@testing-library/react'
import { press, sent, tap } from '../src/engine/testing/hands'
import { renderWidget, testUser } from '../src/engine/testing/render-widget'
import { settingsPanel } from '../src/features/app/widgets/settings-panel'
import { exampleRoom, live } from '../src/features/live/widgets/live'
import { sale } from '../src/features/order/testing/orders'
import { afterSaleForm } from '../src/features/order/widgets/after-sale'
import { PayStatus } from '../src/features/pay/contract'
import { payResult } from '../src/features/pay/widgets/pay-result'
import { initI18n } from '../src/i18n'

// When somebody is asked what their host may tell them (decision 0063).
const APPLY = 'order/afterSale/apply'

beforeAll(() => initI18n('en'))
afterEach(cleanup)

/** Who asks, and what lets the answer come. */
function asking() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const ask = jest.fn((_moment: string) => answered)
  return { ask, answer: async () => answer(), news: { ask, Rows: () => <>Told</> } }
}

describe('of a paid order', () => {
  const open = async (more: object = {}) => {
    const { ask, answer, news } = asking()
    const payment = {
      ...{ payId: '9', orderId: '7', title: 'Order', amount: 100, status: PayStatus.Paid },
      ...{ expiresAt: 4_000_000_000, paidAt: 1_700_000_000, methods: [], ...more },
    }
    const api = { 'asset/pay/list': payment }
    const view = await renderWidget(payResult, { user: testUser, query: { payId: '9' }, api, news })
    return { ...view, ask, answer }
  }

  test('the way to the order asks, and goes on when that is over', async () => {
    const { ask, answer, navigator } = await open()
    await press('View order')
    expect(ask.mock.calls).toEqual([['shipped']])
    expect(navigator.replace).not.toHaveBeenCalled()
    await answer()
    await tap(document.body)
    expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/order/list&status=2')
  })

  test('the way home asks as well', async () => {
    const { ask, answer, navigator } = await open()
    await press('Home')
    await answer()
    await tap(document.body)
    expect(ask.mock.calls).toEqual([['shipped']])
    expect(navigator.home).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['that is not paid', { status: PayStatus.Expired, paidAt: null }],
    ['that is picked up', { ships: false }],
    ['that is no order', { kind: 'recharge', orderId: '' }],
  ])('nobody is asked about one %s', async (_, more) => {
    const { ask, navigator } = await open(more)
    await press('Home')
    expect(ask).not.toHaveBeenCalled()
    expect(navigator.home).toHaveBeenCalledTimes(1)
  })
})

describe('of an after-sale', () => {
  const open = async () => {
    const { ask, answer, news } = asking()
    const offer = { kinds: [1, 3], most: 1, amounts: [850], reasons: ['Damaged'] }
    const view = await renderWidget(afterSaleForm, {
      user: testUser,
      query: { id: '1', position: '0' },
      api: { 'order/afterSale/offer': offer, [APPLY]: sale },
      news,
    })
    return { ...view, ask, answer }
  }

  test('it is sent while the host asks, and opened when that is over', async () => {
    const { ask, answer, calls, navigator } = await open()
    await tap(screen.getByRole('radio', { name: /Damaged/ }))
    await press('Send')
    expect(ask.mock.calls).toEqual([['refunded']])
    expect(sent(calls, APPLY)).toHaveLength(1)
    expect(navigator.replace).not.toHaveBeenCalled()
    await answer()
    await tap(document.body)
    expect(navigator.replace).toHaveBeenCalledTimes(1)
  })

  test('one that cannot be sent, and one for no money, ask nothing', async () => {
    const { ask, calls } = await open()
    await press('Send')
    await tap(screen.getByRole('radio', { name: /Damaged/ }))
    await tap(screen.getByRole('radio', { name: /Exchange/ }))
    await press('Send')
    expect(sent(calls, APPLY)).toHaveLength(1)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('of a stream', () => {
  const open = async (follows: boolean) => {
    const { ask, news } = asking()
    const api = {
      'live/show': exampleRoom('1', 1, 'Taps'),
      'live/livePlay/url': { playUrl: '', messages: [], status: 1, viewers: 1, likes: 1 },
      'live/liveFollow/isFollow': follows,
      'live/liveFollow/add': true,
      'live/liveFollow/cancel': true,
    }
    const host = { isOnWifi: async () => false }
    const view = await renderWidget(live, { user: testUser, query: { id: '1' }, api, host, news })
    return { ...view, ask }
  }

  test('following its author asks, and follows whatever comes of that', async () => {
    const { ask, calls } = await open(false)
    await press(/^Follow /)
    expect(ask.mock.calls).toEqual([['live']])
    expect(sent(calls, 'live/liveFollow/add')).toHaveLength(1)
  })

  test('following no longer does not', async () => {
    const { ask } = await open(true)
    await press(/^Unfollow /)
    expect(ask).not.toHaveBeenCalled()
  })
})

test('the settings show what may be told where anything may', async () => {
  const { news } = asking()
  await renderWidget(settingsPanel, { user: testUser, news })
  expect(screen.getByText('Told')).toBeInTheDocument()
})
