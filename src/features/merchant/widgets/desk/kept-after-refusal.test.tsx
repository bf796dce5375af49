import { screen, within } from '@testing-library/react'
import { press, tap, type } from '../../../../engine/testing/hands'
import { has, refused, testKeptAfterRefusal } from '../../../../engine/testing/kept-after-refusal'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { beer, CLASSES, DESK, night, page, review, sale, shopOrder } from '../../testing/shop'
import {
  sellerApplications,
  sellerBuyers,
  sellerCoupons,
  sellerOrders,
  sellerProduct,
  sellerProducts,
  sellerSales,
} from '.'

beforeAll(() => initI18n('en'))

const desk = (widget: Parameters<typeof renderWidget>[0], api: FakeApi, more: object = {}) =>
  renderWidget(widget, { user: testUser, api: { ...DESK, ...api }, ...more })

testKeptAfterRefusal({
  'a parcel of the shop': {
    open: () =>
      desk(sellerOrders, {
        'merchant/order/page': page([shopOrder], { counts: { 2: 5 } }),
        ...refused('merchant/order/ship'),
      }),
    async fill() {
      await press('Ship order S7')
      const oat = within(screen.getByRole('group', { name: 'Pieces of Oat' }))
      await tap(oat.getByRole('button', { name: 'Fewer' }))
      await press('EMS')
      await type('Parcel number', 'EM123456')
      await press('Send the parcel')
    },
    stands() {
      const oat = within(screen.getByRole('group', { name: 'Pieces of Oat' }))
      expect(oat.getByRole('status')).toHaveTextContent('1')
      has('Carrier', 'EMS')
      has('Parcel number', 'EM123456')
    },
  },
  'a product': {
    open: () =>
      desk(
        sellerProduct,
        { ...CLASSES, 'merchant/product/show': beer, ...refused('merchant/product/save') },
        { query: { id: '21' } },
      ),
    async fill() {
      await type('Name in English', 'Other')
      await type('Price 1 (¥)', '21.50')
      await type('Stock 2', '7')
      await press('Save')
    },
    stands() {
      has('Name in English', 'Other')
      has('Price 1 (¥)', '21.50')
      has('Stock 2', '7')
    },
  },
  'price and stock': {
    open: () =>
      desk(sellerProducts, {
        'merchant/product/page': page([beer]),
        'merchant/product/show': beer,
        ...refused('merchant/product/sku'),
      }),
    async fill() {
      await press('Price and stock of Quay Haze')
      await type('Price of Can (¥)', '18.50')
      await type('Stock of Case', '30')
      await press('Save')
    },
    stands() {
      has('Price of Can (¥)', '18.50')
      has('Stock of Case', '30')
    },
  },
  'a coupon of the shop': {
    open: () =>
      desk(sellerCoupons, { 'merchant/coupon/page': page([]), ...refused('merchant/coupon/save') }),
    async fill() {
      await press('New coupon')
      await type('Name in Chinese', '周')
      await type('Name in English', 'Week')
      await type('Takes off (¥)', '5')
      await type('Days it is valid', '9')
      await press('Save')
    },
    stands() {
      has('Name in Chinese', '周')
      has('Name in English', 'Week')
      has('Takes off (¥)', '5')
      has('Days it is valid', '9')
    },
  },
  'an answer to a review': {
    open: () =>
      desk(sellerBuyers, {
        'merchant/review/page': page([review]),
        ...refused('merchant/review/reply'),
      }),
    async fill() {
      await press('Answer L***a')
      await type('What do you say?', 'Cheers')
      await press('Publish')
    },
    stands: () => has('What do you say?', 'Cheers'),
  },
  'a refused after-sale': {
    open: () =>
      desk(sellerSales, {
        'merchant/afterSale/page': page([sale]),
        ...refused('merchant/afterSale/decide'),
      }),
    async fill() {
      await tap(screen.getByRole('link', { name: /Hop Field/ }))
      await press('Refuse')
      await type('Why do you refuse?', 'It was whole')
      await press('Refuse')
    },
    stands: () => has('Why do you refuse?', 'It was whole'),
  },
  'what is sent anew': {
    open: () =>
      desk(sellerSales, {
        'merchant/afterSale/page': page([{ ...sale, kind: 3, state: 5, actions: ['resend'] }]),
        ...refused('merchant/afterSale/decide'),
      }),
    async fill() {
      await tap(screen.getByRole('link', { name: /Hop Field/ }))
      await press('Send a new one')
      await press('EMS')
      await type('Parcel number', 'EM123456')
      await press('Send a new one')
    },
    stands() {
      has('Carrier', 'EMS')
      has('Parcel number', 'EM123456')
    },
  },
  'an application turned down': {
    open: () =>
      desk(sellerApplications, {
        'merchant/application/page': page([night]),
        ...refused('merchant/application/decide'),
      }),
    async fill() {
      await press('Refuse Night Shift')
      await type('Why do you refuse?', 'No licence')
      await press('Refuse')
    },
    stands: () => has('Why do you refuse?', 'No licence'),
  },
})
