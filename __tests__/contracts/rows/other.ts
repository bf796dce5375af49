import type { Services } from '../../../server/services'
import { listReleases, saveClientReport } from '../../../src/features/app/contract'
import { removeCartLine, setCartCount } from '../../../src/features/cart/contract'
import {
  askQuestion,
  closeTalk,
  openTalk,
  pageTalks,
  rateTalk,
  readTalk,
  syncChat,
  transferTalk,
} from '../../../src/features/chat/contract'
import { addColleague, listDesks, removeColleague } from '../../../src/features/chat/contract-desk'
import {
  checkIdentity,
  decideIdentity,
  pageIdentities,
  verifyIdentity,
} from '../../../src/features/identity/contract'
import { buyGrade } from '../../../src/features/member/contract'
import { withdrawSent } from '../../../src/features/outbox/contract'
import { addToCart, getProductStore, listCart } from '../../../src/features/product/contract'
import { evaluateProduct } from '../../../src/features/product/contract-reviews'
import {
  getEnum,
  listConfigTypes,
  listNavigation,
  listOperators,
  reflectEntity,
  saveConfig,
  searchTables,
} from '../../../src/features/record/contract-more'
import { listSingleReports } from '../../../src/features/report/contract'
import type { Row } from '../harness'

const paged = (totalCount: number) =>
  expect.objectContaining({ pageIndex: 1, pageSize: 15, totalCount })
/** The member has received beer 2001 with this order. */
const received: Row['before'] = async ({ db }) => {
  await db.updateTable('orders').set({ status: 4, stage: 4 }).where('id', '=', '700001').execute()
  await db
    .updateTable('order_lines')
    .set({ productId: '2001' })
    .where('orderId', '=', '700001')
    .execute()
}

/** Nobody has anything in a cart. */
const empty = ({ db }: Services) => db.deleteFrom('cart_lines').execute()

/** Two pieces of 20011 are all that lies in the member's cart. */
async function filled(services: Services) {
  await empty(services)
  await services.db
    .insertInto('cart_lines')
    .values({ userId: '1001', productId: '2001', skuId: '20011', count: 2, createdAt: 1 })
    .execute()
}

const NOTHING = { front: '', back: '', reason: '', submittedAt: 0 }
const SIDES = {
  front: '/files/1795000000000000001.png',
  back: '/files/1795000000000000002.png',
}
/** Both sides of a card, as they were uploaded. */
const cardOf =
  (userId: string) =>
  ({ db }: Services) =>
    db
      .insertInto('files')
      .values(
        ['1795000000000000001', '1795000000000000002'].map((id) => {
          const bytes = new Uint8Array([1])
          const name = `${id}.png`
          return { id, userId, kind: 'private', name, type: 'image/png', bytes, createdAt: 1 }
        }),
      )
      .execute()

export const otherRows: readonly Row[] = [
  {
    call: addToCart,
    as: 'member',
    before: empty,
    input: { body: { productId: '2001', skuId: '20011', count: 2 } },
    sends: 'POST product/productShow/addCart',
    answers: 2,
  },
  {
    call: listCart,
    as: 'member',
    before: filled,
    sends: 'POST cart/list',
    answers: [expect.objectContaining({ id: '20011', productId: '2001', count: 2 })],
  },
  {
    call: setCartCount,
    as: 'member',
    before: filled,
    input: { body: { id: '20011', count: 3 } },
    sends: 'PUT cart/',
    answers: expect.objectContaining({ id: '20011', count: 3 }),
  },
  {
    call: removeCartLine,
    as: 'member',
    before: filled,
    input: { params: { id: '20011' } },
    sends: 'DELETE cart/20011',
    answers: null,
  },
  {
    call: evaluateProduct,
    as: 'member',
    before: received,
    input: { body: { productId: '2001', orderId: '700001', stars: 5, content: 'Bright' } },
    sends: 'POST product/productShow/evaluate',
    answers: {
      id: expect.any(String),
      stars: 5,
      content: 'Bright',
      createdAt: expect.any(Number),
    },
  },
  {
    call: getProductStore,
    input: { query: { id: '2001' } },
    sends: 'GET product/productShow/store?id=2001',
    answers: expect.objectContaining({ name: expect.any(String), phone: expect.any(String) }),
  },
  {
    call: checkIdentity,
    as: 'newcomer',
    sends: 'GET people/identity/check',
    answers: { ...NOTHING, isVerified: false, status: 0, name: '', idCard: '' },
  },
  {
    call: verifyIdentity,
    as: 'newcomer',
    before: cardOf('1002'),
    input: { body: { name: '陈默', idCard: '440106199203071234', ...SIDES, requestId: 'card-1' } },
    sends: 'POST people/identity/verify',
    answers: {
      isVerified: false,
      status: 1,
      name: '陈*',
      idCard: '4401**********1234',
      front: expect.stringMatching(/^\/files\/eyJ.*\/1795000000000000001\.png$/),
      back: expect.stringMatching(/^\/files\/eyJ.*\/1795000000000000002\.png$/),
      reason: '',
      submittedAt: expect.any(Number),
    },
  },
  {
    call: pageIdentities,
    as: 'owner',
    input: { body: { status: 3 } },
    sends: 'POST people/identity/page',
    answers: {
      result: [expect.objectContaining({ id: '1008', name: '郭安', status: 3 })],
      pageIndex: 1,
      pageSize: 15,
      totalCount: 1,
    },
  },
  {
    call: decideIdentity,
    as: 'owner',
    before: ({ db }) => db.updateTable('identities').set({ submittedAt: 9 }).execute(),
    input: { body: { id: '1007', submittedAt: 9, isApproved: true, requestId: 'card-2' } },
    sends: 'POST people/identity/decide',
    answers: expect.objectContaining({
      id: '1007',
      name: '唐黎',
      status: 2,
      mobile: '136****0007',
    }),
  },
  {
    call: searchTables,
    input: { query: { keyword: 'feed' } },
    sends: 'GET table/search?keyword=feed',
    answers: [{ key: 'feedback', value: 'feedback' }],
  },
  {
    call: listNavigation,
    sends: 'GET nav/all',
    answers: expect.arrayContaining([expect.objectContaining({ id: '601', name: 'Hop-forward' })]),
  },
  {
    call: listSingleReports,
    input: { query: { key: 'shop' } },
    sends: 'GET paas/report/singleList?key=shop',
    answers: expect.arrayContaining([
      { key: 'stores', name: 'Stores', value: 8, format: 'number' },
    ]),
  },
  {
    call: getEnum,
    input: { query: { name: 'LiveStatus' } },
    sends: 'GET enum/get?name=LiveStatus',
    answers: expect.arrayContaining([{ key: 1, value: 'Live', color: 'success' }]),
  },
  {
    call: listOperators,
    sends: 'GET conditionOperator/all',
    answers: expect.arrayContaining([{ key: 'notBetween', value: 'is not between' }]),
  },
  {
    call: listConfigTypes,
    sends: 'GET basic/autoConfig/types',
    answers: {
      values: [
        'version',
        'virtualPay',
        'investment',
        'subscription',
        'brand',
        'reports',
        'webHosts',
        'theme',
        'service',
      ],
      lists: ['grade', 'package', 'notice'],
    },
  },
  {
    call: saveConfig,
    as: 'owner',
    input: { body: { type: 'service', value: { phone: '020-1' } } },
    sends: 'POST autoConfigAdmin/save',
    answers: { phone: '020-1' },
  },
  {
    call: reflectEntity,
    input: { query: { type: 'category' } },
    sends: 'GET reflect/entity?type=category',
    answers: expect.arrayContaining([{ field: 'name', kind: 'l10n' }]),
  },
  {
    call: buyGrade,
    as: 'newcomer',
    input: { body: { gradeId: 2, amount: 9_900, requestId: 'r1' } },
    sends: 'POST paas/autoBuy/buy',
    answers: { payId: expect.any(String), amount: 9_900 },
  },
  {
    call: syncChat,
    as: 'member',
    input: { body: { conversationId: '990001', after: 6 } },
    sends: 'POST notice/im/async',
    answers: {
      userId: '1001',
      messages: 11,
      unread: 1,
      waiting: 0,
      news: [expect.objectContaining({ seq: 7, side: 'staff', fromUserId: '1003' })],
      standing: expect.objectContaining({ status: 2, last: 7, readByMe: 5, readByOther: 7 }),
    },
  },
  {
    call: openTalk,
    as: 'newcomer',
    input: { body: { productId: '2001' } },
    sends: 'POST notice/im/open',
    answers: expect.objectContaining({
      side: 'shopper',
      about: expect.objectContaining({ kind: 'product', id: '2001' }),
    }),
  },
  {
    call: askQuestion,
    as: 'member',
    input: { body: { conversationId: '990001', questionId: 'cold', requestId: 'q1' } },
    sends: 'POST notice/im/question',
    answers: [
      expect.objectContaining({ seq: 8, content: 'How cold does my beer travel?' }),
      expect.objectContaining({ seq: 9, side: 'house' }),
    ],
  },
  {
    call: readTalk,
    as: 'member',
    input: { body: { conversationId: '990001', upTo: 7 } },
    sends: 'POST notice/im/read',
    answers: 7,
  },
  {
    call: closeTalk,
    as: 'owner',
    input: { body: { conversationId: '990001' } },
    sends: 'POST notice/im/close',
    answers: 3,
  },
  {
    call: rateTalk,
    as: 'member',
    before: ({ db }) =>
      db.updateTable('conversations').set({ stars: 0 }).where('id', '=', '990002').execute(),
    input: { body: { conversationId: '990002', stars: 4 } },
    sends: 'POST notice/im/rate',
    answers: 4,
  },
  {
    call: pageTalks,
    as: 'owner',
    input: { body: { box: 'waiting' } },
    sends: 'POST notice/im/page',
    answers: paged(2),
  },
  {
    call: transferTalk,
    as: 'owner',
    input: { body: { conversationId: '990001', userId: '1009' } },
    sends: 'POST notice/im/transfer',
    answers: 2,
  },
  {
    call: listDesks,
    as: 'owner',
    input: {},
    sends: 'GET notice/im/desks',
    answers: expect.arrayContaining([expect.objectContaining({ storeId: '302' })]),
  },
  {
    call: addColleague,
    as: 'owner',
    input: { body: { storeId: '302', mobile: '19912345678' } },
    sends: 'POST notice/im/seat',
    answers: expect.arrayContaining([
      expect.objectContaining({
        storeId: '302',
        colleagues: expect.arrayContaining([expect.objectContaining({ id: '1002' })]),
      }),
    ]),
  },
  {
    call: removeColleague,
    as: 'owner',
    input: { body: { storeId: '302', userId: '1006' } },
    sends: 'POST notice/im/unseat',
    answers: expect.arrayContaining([
      expect.objectContaining({
        storeId: '302',
        colleagues: [expect.objectContaining({ id: '1009' })],
      }),
    ]),
  },
  {
    call: saveClientReport,
    input: {
      body: {
        version: '1.1.2',
        host: 'weapp',
        problems: [
          {
            kind: 'widget',
            problem: 'widget banner threw on /pages/tabbar/index',
            message: 'TypeError: x is not a function',
            stack: ['t common.js:1:16'],
            page: '/pages/tabbar/index',
            count: 2,
          },
        ],
      },
    },
    sends: 'POST api/clientReport/save',
    answers: null,
  },
  {
    call: listReleases,
    sends: 'GET app/releases',
    answers: [
      ...['1.1.2', '1.1.1', '1.1.0'].map((version) => ({
        version,
        at: expect.any(Number),
        note: expect.any(String),
      })),
      {
        version: '1.0.0',
        at: Date.parse('2026-06-18T00:00:00+08:00') / 1000,
        note: 'The first pour.',
      },
    ],
  },
  {
    call: withdrawSent,
    as: 'member',
    input: { body: { requestId: 'never-sent' } },
    sends: 'POST outbox/withdraw',
    answers: true,
  },
]
