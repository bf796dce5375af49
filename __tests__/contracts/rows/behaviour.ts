import {
  addFavorite,
  cancelFavorite,
  getFavorites,
  isFavorite,
  pageFavorites,
  pageFootprints,
} from '../../../src/features/favorite/contract'
import { addFootprintOf, clearFootprints } from '../../../src/features/favorite/contract-footprints'
import { addFootprint } from '../../../src/features/product/contract'
import {
  addSearch,
  clearSearches,
  deleteSearch,
  listSearches,
} from '../../../src/features/search/contract'
import {
  executeTask,
  getBehaviors,
  listTasks,
  showTask,
  watchAdvertisement,
} from '../../../src/features/task/contract'
import type { Row } from '../harness'

const VIEW_TASK = {
  id: '1',
  key: 'view',
  name: 'Browse beers',
  intro: 'Look at a beer for five seconds',
  reward: 5,
  timesPerDay: 10,
  doneToday: 0,
  minimumMs: 5000,
}
const KEPT = {
  type: 'product',
  entityId: '2001',
  name: expect.any(String),
  image: expect.stringContaining('/pictures/'),
  url: '/views/index?url=/product/show&id=2001',
  price: expect.any(Number),
  createdAt: expect.any(Number),
  day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  priceThen: expect.any(Number),
}
const IPA = { id: '940001', userId: '1001', type: 'product', name: 'IPA' }

export const behaviourRows: readonly Row[] = [
  {
    call: addFavorite,
    as: 'newcomer',
    input: { params: { key: 'store' }, body: { entityId: '302' } },
    sends: 'POST favorite/store/add',
    answers: true,
  },
  {
    call: cancelFavorite,
    as: 'member',
    input: { params: { key: 'product' }, query: { entityId: '2001' } },
    sends: 'DELETE favorite/product/cancel?entityId=2001',
    answers: false,
  },
  {
    call: isFavorite,
    as: 'member',
    input: { params: { key: 'product' }, query: { entityId: '2001' } },
    sends: 'GET favorite/product/isFavorite?entityId=2001',
    answers: true,
  },
  {
    call: getFavorites,
    as: 'member',
    input: { params: { key: 'product' } },
    sends: 'GET favorite/product/getFavorites',
    answers: ['2001', '2003', '2030'],
  },
  {
    call: pageFavorites,
    as: 'member',
    input: { body: { type: 'product', pageIndex: 1, pageSize: 1 } },
    sends: 'POST tool/favorite/page',
    answers: { result: [KEPT], pageIndex: 1, pageSize: 1, totalCount: 3 },
  },
  {
    call: pageFootprints,
    as: 'member',
    input: { body: { pageIndex: 1 } },
    sends: 'POST tool/footprint/page',
    answers: expect.objectContaining({ pageSize: 15, totalCount: 11 }),
  },
  {
    call: addFootprint,
    as: 'member',
    input: { body: { id: '2002' } },
    sends: 'POST product/productShow/footprint',
    answers: null,
  },
  {
    call: addFootprintOf,
    as: 'member',
    input: { params: { key: 'store' }, body: { entityId: '302' } },
    sends: 'POST footprint/store/add',
    answers: null,
  },
  { call: clearFootprints, as: 'member', sends: 'DELETE footprint/clear', answers: 11 },
  {
    call: addSearch,
    as: 'member',
    input: { body: { type: 'product', name: ' stout ' } },
    sends: 'POST basic/search/add',
    answers: { id: '940003', userId: '1001', type: 'product', name: 'stout' },
  },
  {
    call: listSearches,
    as: 'member',
    input: { query: { type: 'product' } },
    sends: 'GET basic/search/record?type=product',
    answers: [IPA, expect.objectContaining({ name: '梅雨' }), expect.any(Object)],
  },
  {
    call: deleteSearch,
    as: 'member',
    input: { query: { id: '940001' } },
    sends: 'DELETE basic/search/delete?id=940001',
    answers: null,
  },
  {
    call: clearSearches,
    as: 'member',
    input: { query: { type: 'product' } },
    sends: 'DELETE basic/search/clear?type=product',
    answers: 3,
  },
  {
    call: executeTask,
    as: 'member',
    input: {
      body: {
        key: 'checkin',
        entityKey: 'task',
        entityId: '5',
        value: 1,
        intro: 'here',
        isOnce: false,
      },
    },
    sends: 'POST share/taskJob/execute',
    answers: { executed: true, reward: 2 },
  },
  {
    call: listTasks,
    as: 'member',
    sends: 'GET taskJob/jobs',
    answers: [VIEW_TASK, ...Array.from({ length: 5 }, () => expect.any(Object))],
  },
  {
    call: showTask,
    input: { params: { id: '1' } },
    sends: 'GET taskJob/show/1',
    answers: VIEW_TASK,
  },
  {
    call: getBehaviors,
    sends: 'GET share/taskJob/enableAllAnalysisBehavior',
    answers: ['view', 'like', 'comment', 'checkin'],
  },
  {
    call: watchAdvertisement,
    as: 'member',
    input: { body: { advertisementId: '980005', ms: 0 } },
    sends: 'POST advertisementRecord/watch',
    answers: { executed: false, reward: 0 },
  },
]
