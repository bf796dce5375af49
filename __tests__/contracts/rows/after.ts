import {
  appealAfterSale,
  applyAfterSale,
  buyAgain,
  cancelAfterSale,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
  getAfterSaleOffer,
  pageAfterSales,
  receiveAfterSale,
  receiveOrder,
  sendBackAfterSale,
  showAfterSale,
  traceParcel,
  urgeOrder,
} from '../../../src/features/order/contract-after'
import type { Row } from '../harness'

const SALE = { id: '740001', orderId: '700011', kind: 2, state: 2, count: 1, position: 0 }
const order = (id: string, more: object) => expect.objectContaining({ id, ...more })
const sale = (more: object) => expect.objectContaining({ ...SALE, ...more })

/** What follows a payment (decision 0028). */
export const afterRows: readonly Row[] = [
  {
    call: cancelOrder,
    as: 'member',
    input: { body: { id: '700003', reason: 'Too late' } },
    sends: 'POST order/order/cancel',
    answers: order('700003', {
      status: 6,
      closeReason: 'Too late',
      actions: ['buyAgain', 'delete'],
    }),
  },
  {
    call: changeOrderAddress,
    as: 'member',
    input: { body: { id: '700003', addressId: '5002' } },
    sends: 'POST order/order/address',
    answers: order('700003', { address: expect.objectContaining({ name: '林夏（公司）' }) }),
  },
  {
    call: urgeOrder,
    as: 'member',
    input: { body: { id: '700003' } },
    sends: 'POST order/order/urge',
    answers: order('700003', { urgedAt: expect.any(Number) }),
  },
  {
    call: receiveOrder,
    as: 'member',
    input: { body: { id: '700005' } },
    sends: 'POST order/order/receive',
    answers: order('700005', { status: 4, earned: expect.any(Number) }),
  },
  {
    call: buyAgain,
    as: 'member',
    input: { body: { id: '700008' } },
    sends: 'POST order/order/buyAgain',
    answers: { added: expect.any(Number), missing: expect.any(Array) },
  },
  {
    call: deleteOrder,
    as: 'member',
    input: { params: { id: '700008' } },
    sends: 'DELETE order/order/700008',
    answers: null,
  },
  {
    call: traceParcel,
    as: 'member',
    input: { query: { id: '730001' } },
    sends: 'GET order/parcel/trace?id=730001',
    answers: {
      carrier: '顺丰速运',
      number: expect.any(String),
      isDelivered: expect.any(Boolean),
      steps: expect.arrayContaining([
        {
          at: expect.any(Number),
          text: 'Handed to the carrier',
          latitude: expect.any(Number),
          longitude: expect.any(Number),
        },
      ]),
      route: expect.any(Array),
    },
  },
  {
    call: getAfterSaleOffer,
    as: 'member',
    input: { query: { orderId: '700003', position: '0' } },
    sends: 'GET order/afterSale/offer?orderId=700003&position=0',
    answers: {
      kinds: [1],
      most: expect.any(Number),
      amounts: expect.any(Array),
      reasons: expect.arrayContaining(['Damaged on the way']),
    },
  },
  {
    call: applyAfterSale,
    as: 'member',
    input: {
      body: {
        orderId: '700003',
        position: 0,
        count: 1,
        kind: 1,
        reason: 'I no longer want it',
        message: '',
        pictures: [],
        amount: 100,
        requestId: 'a1',
      },
    },
    sends: 'POST order/afterSale/apply',
    answers: expect.objectContaining({ orderId: '700003', state: 1, amount: 100, refunded: 0 }),
  },
  {
    call: pageAfterSales,
    as: 'member',
    input: { body: { pageIndex: 1, pageSize: 15 } },
    sends: 'POST order/afterSale/page',
    answers: { result: [sale({})], pageIndex: 1, pageSize: 15, totalCount: 1 },
  },
  {
    call: showAfterSale,
    as: 'member',
    input: { query: { id: '740001' } },
    sends: 'GET order/afterSale/show?id=740001',
    answers: sale({ actions: ['cancel', 'sendBack'] }),
  },
  {
    call: cancelAfterSale,
    as: 'member',
    input: { body: { id: '740001' } },
    sends: 'POST order/afterSale/cancel',
    answers: sale({ state: 8, deadlineAt: null }),
  },
  {
    call: sendBackAfterSale,
    as: 'member',
    input: { body: { id: '740001', carrier: 'SF', number: 'SF1234567' } },
    sends: 'POST order/afterSale/sendBack',
    answers: sale({ state: 4, returnParcel: { carrier: 'SF', number: 'SF1234567' } }),
  },
  {
    call: receiveAfterSale,
    as: 'member',
    before: ({ db }) =>
      db.updateTable('after_sales').set({ state: 11 }).where('id', '=', '740001').execute(),
    input: { body: { id: '740001' } },
    sends: 'POST order/afterSale/receive',
    answers: sale({ state: 7, deadlineAt: null }),
  },
  {
    call: appealAfterSale,
    as: 'member',
    before: ({ db }) =>
      db.updateTable('after_sales').set({ state: 3 }).where('id', '=', '740001').execute(),
    input: { body: { id: '740001', message: 'Look at the video' } },
    sends: 'POST order/afterSale/appeal',
    answers: sale({ state: 10 }),
  },
]
