import { screen } from '@testing-library/react'
import { offers, press, sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { DESK, page, shopOrder } from '../../testing/shop'
import { sellerPicking } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'merchant/order/page'
const [hop, oat] = shopOrder.lines
const open = (orders: readonly object[], more: WidgetSetup = {}) =>
  renderWidget(sellerPicking, {
    user: testUser,
    api: {
      ...DESK,
      [PAGE]: page(orders, { counts: {} }),
      'merchant/order/show': orders[0],
    },
    ...more,
  })
afterEach(() => jest.restoreAllMocks())

test('the list says what is left to pack and where it goes, and is printed in a browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const { calls } = await open([{ ...shopOrder, note: 'Ring twice' }])
  // All that wait to be shipped, and no others.
  expect(sent(calls, PAGE)).toEqual([{ pageSize: 50, merchantId: '402', status: 2 }])
  expect(screen.getByText('S7')).toBeInTheDocument()
  expect(screen.getByText(/^Lin\s+13800138000$/)).toBeInTheDocument()
  expect(screen.getByText('Hangzhou Wensan Road 1')).toBeInTheDocument()
  expect(screen.getByText('Hop Field · 330 ml').parentElement).toHaveTextContent(/× 2$/)
  expect(screen.getByText('Oat · 330 ml').parentElement).toHaveTextContent(/× 2$/)
  expect(screen.getByText('Note: Ring twice')).toBeInTheDocument()
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
})

test('a line of which nothing is left is not on the list, and an order without a note has none', async () => {
  await open([{ ...shopOrder, lines: [{ ...hop, shipped: 3 }, oat] }])
  expect(screen.queryByText('Hop Field · 330 ml')).toBeNull()
  expect(screen.getByText('Oat · 330 ml')).toBeInTheDocument()
  expect(screen.queryByText(/^Note/)).toBeNull()
})

test('orders of which nothing is left are nothing to pack', async () => {
  const done = [
    { ...hop, shipped: 3 },
    { ...oat, refunded: 2 },
  ]
  await open([{ ...shopOrder, lines: done }])
  expect(screen.getByText('Nothing to pack')).toBeInTheDocument()
  expect(offers('Print')).toBe(false)
})

test('one with something left among others is packed', async () => {
  const done = { ...shopOrder, id: '8', serial: 'S8', lines: [{ ...hop, shipped: 3 }] }
  await open([done, shopOrder])
  expect(screen.queryByText('Nothing to pack')).toBeNull()
  expect(screen.getByText('Oat · 330 ml')).toBeInTheDocument()
})

test('no orders are nothing to pack', async () => {
  await open([])
  expect(screen.getByText('Nothing to pack')).toBeInTheDocument()
})

test('an address that names an order packs that one alone', async () => {
  const { calls } = await open([shopOrder], { query: { id: '7' } })
  expect(sent(calls, 'merchant/order/show')).toEqual([{ id: '7' }])
  expect(sent(calls, PAGE)).toEqual([])
  expect(screen.getByText('Hop Field · 330 ml')).toBeInTheDocument()
})

// Decision 0033: mini-programs have no printer.
test('a mini-program has nothing to print with', async () => {
  await open([shopOrder], { platform: 'weapp' })
  expect(screen.getByText('Hop Field · 330 ml')).toBeInTheDocument()
  expect(offers('Print')).toBe(false)
})
