import { act, screen, within } from '@testing-library/react'
import { gone, isOff, offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { CHOSEN_ADDRESS } from '../../../address'
import { dueOrder, order } from '../../testing/orders'
import { orderDetail } from '.'

beforeAll(() => initI18n('en'))

const SHOW = 'api/ordershow/show'
const CANCEL = 'order/order/cancel'
const ADDRESS = 'order/order/address'
const open = (actions: readonly string[], part: object = {}, more: WidgetSetup = {}, api = {}) =>
  renderWidget(orderDetail, {
    user: testUser,
    query: { id: '1' },
    api: {
      [SHOW]: { ...order, ...part, actions },
      [CANCEL]: order,
      [ADDRESS]: order,
      ...api,
    },
    ...more,
  })

const ALL = {
  delete: 'Delete order',
  cancel: 'Cancel order',
  address: 'Change address',
  urge: 'Ask to hurry',
  buyAgain: 'Buy again',
  review: 'Review',
  receive: 'Received',
  pay: 'Pay',
}

// What may be done is an answer, not a rule of the client (decision 0028).
test.each(Object.entries(ALL))('“%s” alone offers “%s” alone', async (action, name) => {
  await open([action])
  expect(Object.values(ALL).filter((each) => offers(each))).toEqual([name])
})

test('an action this client has no button for is none, and the product can be had again', async () => {
  const { navigator } = await open(['teleport'])
  await press('Buy again')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=5')
})

test('service is one tap away whatever may be done', async () => {
  const { navigator } = await open([])
  await press('Service')
  expect(navigator.open).toHaveBeenCalledWith('/custService/service')
})

test('of many actions all are offered, once each', async () => {
  await open(['pay', 'cancel', 'address', 'urge', 'buyAgain'])
  for (const name of ['Pay', 'Cancel order', 'Change address', 'Ask to hurry', 'Buy again'])
    expect(screen.getAllByRole('button', { name })).toHaveLength(1)
})

test('what is due tells how long it can be paid; what is paid does not', async () => {
  const { unmount } = await open(['pay'], dueOrder)
  expect(screen.getByText(/Pay within/)).toHaveTextContent(/1[45]:\d\d/)
  unmount()
  await open(['urge'])
  expect(screen.queryByText(/Pay within/)).toBeNull()
})

test('a server that names no actions still takes the payment of what is due', async () => {
  const { navigator } = await open([], dueOrder)
  await press('Pay')
  expect(navigator.open).toHaveBeenCalledWith('/asset/pay/index?id=91')
})

describe('cancelling', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Why do you cancel?' }))
  const send = () => tap(sheet().getByRole('button', { name: 'Cancel order' }))

  test.each([
    [null, 'The goods go back on the shelf.', 'The order was cancelled'],
    [
      1_700_000_000,
      'What you paid goes back to where it came from.',
      'Cancelled. Your money is on its way back.',
    ],
  ])('an order that was paid at %s says “%s”, then “%s”', async (paidAt, note, said) => {
    const { calls, host } = await open(['cancel'], { paidAt })
    await press('Cancel order')
    expect(sheet().getByText(note)).toBeInTheDocument()
    await tap(sheet().getByRole('radio', { name: 'It takes too long' }))
    const before = sent(calls, SHOW).length
    await send()
    expect(sent(calls, CANCEL)).toEqual([{ id: '1', reason: 'It takes too long' }])
    expect(host.toast).toHaveBeenCalledWith(said)
    expect(sent(calls, SHOW).length).toBeGreaterThan(before)
    await gone('Why do you cancel?')
  })

  test('nothing goes without a reason, and closing sends nothing', async () => {
    const { calls } = await open(['cancel'])
    await press('Cancel order')
    expect(isOff(sheet().getByRole('button', { name: 'Cancel order' }))).toBe(true)
    expect(
      sheet()
        .getAllByRole('radio')
        .map((radio) => radio.textContent),
    ).toEqual([
      'I changed my mind',
      'Wrong goods or address',
      'Ordered twice',
      'It takes too long',
      'Another reason',
    ])
    await press('Close')
    await gone('Why do you cancel?')
    expect(sent(calls, CANCEL)).toEqual([])
  })

  test('a refusal is read on the page, and nothing is said to be done', async () => {
    const refusal = new ApiError(CANCEL, 400, 'A parcel has left')
    const { host } = await open(['cancel'], {}, {}, { [CANCEL]: refusal })
    await press('Cancel order')
    await tap(sheet().getByRole('radio', { name: 'Another reason' }))
    await send()
    expect(screen.getByText('A parcel has left')).toBeInTheDocument()
    expect(host.toast).not.toHaveBeenCalled()
  })
})

describe('another address', () => {
  const address = {
    id: 'b',
    userId: testUser.id,
    name: 'Mo',
    mobile: '13800138000',
    province: 'Zhejiang',
    city: 'Hangzhou',
    area: 'Xihu',
    regionId: '330106',
    detail: 'Mo Street 1',
    isDefault: false,
  }

  test('is picked in the list of addresses and sent once', async () => {
    const { calls, navigator, kept, host } = await open(['address'])
    await press('Change address')
    expect(navigator.open).toHaveBeenCalledWith('/user/address?pick=1')
    await act(async () => kept.set(CHOSEN_ADDRESS, address))
    expect(sent(calls, ADDRESS)).toEqual([{ id: '1', addressId: 'b' }])
    expect(host.toast).toHaveBeenCalledWith('The address was changed')
    expect(kept.get(CHOSEN_ADDRESS)).toBeUndefined()
  })

  test('is not taken from a choice that was made for something else', async () => {
    const { calls, kept } = await open(['address'])
    await act(async () => kept.set(CHOSEN_ADDRESS, address))
    expect(sent(calls, ADDRESS)).toEqual([])
  })

  test('is not taken from a choice of somebody else', async () => {
    const { calls, kept } = await open(['address'])
    await press('Change address')
    await act(async () => kept.set(CHOSEN_ADDRESS, { ...address, userId: '9' }))
    expect(sent(calls, ADDRESS)).toEqual([])
  })
})
