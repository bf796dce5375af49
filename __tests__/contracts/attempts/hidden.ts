import { pageTickets } from '../../../src/features/content/contract'
import { pageCoupons } from '../../../src/features/coupon/contract'
import { getFormView } from '../../../src/features/form/contract'
import { pageVouchers } from '../../../src/features/member/contract'
import { pageAfterSales } from '../../../src/features/order/contract-after'
import { listRecords, pageRecords } from '../../../src/features/record/contract'
import { getLightRecord } from '../../../src/features/record/contract-light'
import {
  deleteLightRecords,
  getKeyValues,
  queryById,
  querySingle,
  showLightByKey,
} from '../../../src/features/record/contract-writes'
import { type Attempt, attempt } from './attempt'

/** Reads that answer as if somebody else's rows were not there. */
export const HIDDEN: readonly (Attempt & { readonly answers: unknown })[] = [
  {
    ...attempt(queryById, { params: { type: 'feedback' }, query: { id: '910001' } }),
    answers: null,
  },
  {
    ...attempt(querySingle, { params: { type: 'order' }, query: { id: '700001' } }),
    answers: null,
  },
  {
    ...attempt(queryById, { params: { type: 'ledger' }, query: { id: '1001010001' } }),
    answers: null,
  },
  { ...attempt(listRecords, { params: { type: 'feedback' }, body: {} }), answers: [] },
  { ...attempt(listRecords, { params: { type: 'order' }, body: {} }), answers: [] },
  { ...attempt(getKeyValues, { params: { type: 'userAccount' } }), answers: [] },
  {
    ...attempt(pageRecords, { params: { module: 'asset', type: 'userAccount' }, body: {} }),
    answers: expect.objectContaining({ totalCount: 0, result: [] }),
  },
  { ...attempt(getLightRecord, { query: { tableName: 'note', id: '930001' } }), answers: null },
  {
    ...attempt(showLightByKey, { params: { key: 'note' }, query: { id: '930001' } }),
    answers: null,
  },
  {
    ...attempt(deleteLightRecords, { query: { tableName: 'note', ids: '930001,930002' } }),
    answers: 0,
  },
  {
    ...attempt(getFormView, { query: { key: 'feedback' } }),
    answers: expect.objectContaining({ id: '', data: {} }),
  },
  {
    ...attempt(getFormView, { query: { key: 'feedback', id: '950001' } }),
    answers: expect.objectContaining({ id: '', data: {} }),
  },
  {
    ...attempt(pageTickets, { body: {} }),
    answers: expect.objectContaining({ totalCount: 0, result: [] }),
  },
  {
    ...attempt(pageVouchers, { body: {} }),
    answers: expect.objectContaining({ totalCount: 0, result: [], packages: [] }),
  },
  {
    ...attempt(pageAfterSales, { body: { orderId: '700011' } }),
    answers: expect.objectContaining({ totalCount: 0, result: [] }),
  },
  {
    ...attempt(pageCoupons, { body: { mine: true } }),
    answers: expect.objectContaining({ totalCount: 0, result: [] }),
  },
]
