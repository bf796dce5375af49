import { act, fireEvent, screen, within } from '@testing-library/react'
import { press, tap, type } from '../../engine/testing/hands'
import { has, refused, testKeptAfterRefusal } from '../../engine/testing/kept-after-refusal'
import { renderWidget, testUser } from '../../engine/testing/render-widget'
import { initI18n } from '../../i18n'
import { BUY, openCheckout, place } from './testing/checkout'
import { line, order, page, review, sale } from './testing/orders'
import { afterSaleDetail, afterSaleForm } from './widgets/after-sale'
import { orderDetail } from './widgets/order-detail'
import { ownReviews, reviewForm } from './widgets/review'

beforeAll(() => initI18n('en'))

const choose = (name: string | RegExp) => tap(screen.getByRole('radio', { name }))
/** Into a field of several lines, which hears of each letter. */
const write = (label: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const isChosen = (name: string | RegExp) =>
  expect(screen.getByRole('radio', { name })).toBeChecked()

const done = { ...order, status: 4, lines: [{ ...line, reviewed: false }] }

testKeptAfterRefusal({
  'the checkout': {
    open: () => openCheckout(undefined, refused(BUY)),
    async fill() {
      await tap(screen.getAllByRole('radio', { name: 'Pick up' })[1] as HTMLElement)
      await type('Who comes', 'Mo')
      await type('Mobile number', '13900139000')
      await type('When', 'at six')
      await act(
        async () =>
          void fireEvent.change(screen.getAllByLabelText('Note')[0] as HTMLElement, {
            target: { value: 'Ring twice' },
          }),
      )
      await tap(screen.getByRole('switch', { name: 'Use 150 points' }))
      await press(/^Invoice/)
      await type('Made out to', 'Lin Xia')
      await press('OK')
      await place()
    },
    stands() {
      has('Who comes', 'Mo')
      has('Mobile number', '13900139000')
      has('When', 'at six')
      has('Note', 'Ring twice')
      expect(screen.getByRole('switch', { name: 'Use 150 points' })).toBeChecked()
      expect(screen.getByRole('button', { name: /^Invoice/ })).toHaveTextContent('Lin Xia')
    },
  },
  'a review': {
    open: () =>
      renderWidget(reviewForm, {
        user: testUser,
        query: { id: '1' },
        api: {
          'api/ordershow/show': done,
          'product/productShow/evaluates': {
            ...page([]),
            counts: { all: 0, pictures: 0, stars: [], average: 0 },
          },
          ...refused('product/productShow/evaluate'),
        },
      }),
    async fill() {
      await choose('3 stars')
      await write('Your words on Hop Field', 'Bright')
      await tap(screen.getByRole('checkbox', { name: /Without my name/ }))
      await press('Send')
    },
    stands() {
      isChosen('3 stars')
      has('Your words on Hop Field', 'Bright')
      expect(screen.getByRole('checkbox', { name: /Without my name/ })).toBeChecked()
    },
  },
  'what is added to a review': {
    open: () =>
      renderWidget(ownReviews, {
        user: testUser,
        api: {
          'product/productShow/evaluates': {
            ...page([review]),
            counts: { all: 1, pictures: 0, stars: [], average: 4 },
          },
          ...refused('product/productShow/evaluateMore'),
        },
      }),
    async fill() {
      await press(/Hop Field$/)
      await write('Your words on Hop Field', 'Still good')
      await press('Add')
    },
    stands: () => has('Your words on Hop Field', 'Still good'),
  },
  'a wish for money back': {
    open: () =>
      renderWidget(afterSaleForm, {
        user: testUser,
        query: { id: '1', position: '12' },
        api: {
          'order/afterSale/offer': {
            kinds: [1, 2],
            most: 3,
            amounts: [333, 667, 1000],
            reasons: ['Damaged', 'Missing'],
          },
          ...refused('order/afterSale/apply'),
        },
      }),
    async fill() {
      await choose(/^Return/)
      await choose('Missing')
      await type('Tell us more', 'One is not there')
      await press('Send')
    },
    stands() {
      isChosen(/^Return/)
      isChosen('Missing')
      has('Tell us more', 'One is not there')
    },
  },
  'the parcel that goes back': {
    open: () =>
      renderWidget(afterSaleDetail, {
        user: testUser,
        query: { id: '31' },
        api: { 'order/afterSale/show': sale, ...refused('order/afterSale/sendBack') },
      }),
    async fill() {
      await press('Enter the parcel')
      await type('Carrier', 'SF')
      await type('Parcel number', 'SF1234567')
      await press('Send')
    },
    stands() {
      has('Carrier', 'SF')
      has('Parcel number', 'SF1234567')
    },
  },
  'calling an order off': {
    open: () =>
      renderWidget(orderDetail, {
        user: testUser,
        query: { id: '1' },
        api: {
          'api/ordershow/show': { ...order, actions: ['cancel'] },
          ...refused('order/order/cancel'),
        },
      }),
    async fill() {
      await press('Cancel order')
      await choose('Ordered twice')
      await tap(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    },
    stands: () => isChosen('Ordered twice'),
  },
})
