import { deleteFootprint } from '../../../src/features/favorite/contract'
import { getFacets, notifyStock } from '../../../src/features/product/contract'
import { evaluateMore, pageReviews } from '../../../src/features/product/contract-reviews'
import {
  findThings,
  listHotWords,
  mergeSearches,
  suggestSearches,
} from '../../../src/features/search/contract'
import { showStore } from '../../../src/features/store/contract'
import type { Row } from '../harness'

const REVIEW = {
  id: expect.any(String),
  productId: '2001',
  stars: expect.any(Number),
  content: expect.any(String),
  pictures: expect.any(Array),
  skuName: '330 ml, 1 can',
  nickName: expect.any(String),
  avatar: expect.stringMatching(/^\/pictures\/avatar\//),
  createdAt: expect.any(Number),
  addition: expect.any(String),
  addedAt: null,
  reply: expect.any(String),
  isMine: false,
  productName: expect.any(String),
  // Which order brought it is told to nobody else.
  image: '',
  orderId: '',
}
const facets = expect.arrayContaining([
  { value: expect.any(String), name: expect.any(String), count: expect.any(Number) },
])

/** What shoppers look around with (decision 0028). */
export const discoverRows: readonly Row[] = [
  {
    call: pageReviews,
    input: { body: { productId: '2001', hasPictures: false } },
    sends: 'POST product/productShow/evaluates',
    answers: expect.objectContaining({
      result: expect.arrayContaining([REVIEW]),
      pageIndex: 1,
      pageSize: 15,
      counts: {
        all: expect.any(Number),
        pictures: expect.any(Number),
        stars: Array.from({ length: 5 }, () => expect.any(Number)),
        average: expect.any(Number),
      },
    }),
  },
  {
    call: evaluateMore,
    as: 'member',
    before: ({ db }) =>
      db
        .updateTable('reviews')
        .set({ userId: '1001', addition: '' })
        .where('id', '=', '770001')
        .execute(),
    input: { body: { id: '770001', content: 'Even better now' } },
    sends: 'POST product/productShow/evaluateMore',
    answers: { id: '770001', addition: 'Even better now', addedAt: expect.any(Number) },
  },
  {
    call: getFacets,
    input: { query: { keyWord: '', classIds: '1' } },
    sends: 'GET product/facets?keyWord=&classIds=1',
    answers: {
      styles: facets,
      tags: facets,
      stores: facets,
      classes: facets,
      minPrice: expect.any(Number),
      maxPrice: expect.any(Number),
    },
  },
  {
    call: notifyStock,
    as: 'member',
    before: ({ db }) =>
      db.updateTable('skus').set({ stock: 0 }).where('id', '=', '20012').execute(),
    input: { body: { skuId: '20012' } },
    sends: 'POST product/productShow/notify',
    answers: true,
  },
  {
    call: deleteFootprint,
    as: 'member',
    input: { query: { type: 'product', entityId: '2001' } },
    sends: 'DELETE footprint/delete?type=product&entityId=2001',
    answers: null,
  },
  {
    call: suggestSearches,
    as: 'member',
    input: { query: { type: 'product', keyword: 'st' } },
    sends: 'GET basic/search/suggest?type=product&keyword=st',
    answers: expect.arrayContaining(['stout']),
  },
  {
    call: listHotWords,
    input: { query: { type: 'product' } },
    sends: 'GET basic/search/hot?type=product',
    answers: expect.arrayContaining([{ name: 'Hazy', heat: 0 }]),
  },
  {
    call: mergeSearches,
    as: 'member',
    input: { body: { type: 'product', names: ['gose', 'IPA'] } },
    sends: 'POST basic/search/merge',
    answers: expect.arrayContaining([
      { id: expect.any(String), userId: '1001', type: 'product', name: 'gose' },
    ]),
  },
  {
    call: findThings,
    input: { body: { type: 'store', keyword: 'river' } },
    sends: 'POST basic/search/page',
    answers: {
      result: [
        {
          type: 'store',
          entityId: '301',
          name: 'Taproom River Quay',
          note: expect.any(String),
          image: expect.any(String),
          url: '/views/index?url=/store/show&id=301',
        },
      ],
      pageIndex: 1,
      pageSize: 15,
      totalCount: 1,
    },
  },
  {
    call: showStore,
    as: 'member',
    input: { query: { id: '301' } },
    sends: 'GET people/store/show?id=301',
    answers: expect.objectContaining({
      id: '301',
      isOpen: expect.any(Boolean),
      followers: 7,
      isFollowed: true,
      classes: expect.arrayContaining([
        { id: expect.any(String), name: expect.any(String), count: expect.any(Number) },
      ]),
      events: expect.arrayContaining([expect.objectContaining({ title: 'Tap takeover' })]),
    }),
  },
]
