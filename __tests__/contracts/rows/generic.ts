import { getConfigValue } from '../../../src/engine/calls'
import { listRecords, pageRecords } from '../../../src/features/record/contract'
import {
  getAllEnums,
  getConfigList,
  getRelations,
} from '../../../src/features/record/contract-dictionary'
import {
  addRecord,
  deleteRecord,
  getKeyValues,
  queryById,
  querySingle,
  updateRecord,
} from '../../../src/features/record/contract-writes'
import { getReport } from '../../../src/features/report/contract'
import type { Row } from '../harness'

const FEEDBACK = {
  id: '910001',
  userId: '1001',
  kind: 'idea',
  content: 'More stouts, please',
  contact: '13800138000',
  createdAt: expect.any(Number),
}

export const genericRows: readonly Row[] = [
  {
    call: addRecord,
    as: 'member',
    input: { params: { entity: 'feedback' }, body: { kind: 'idea', content: 'Cold room' } },
    sends: 'POST feedback/',
    answers: {
      ...FEEDBACK,
      id: expect.stringMatching(/^\d{18}$/),
      content: 'Cold room',
      contact: '',
    },
  },
  {
    call: updateRecord,
    as: 'member',
    input: { params: { entity: 'feedback' }, body: { id: '910001', content: 'More porter' } },
    sends: 'PUT feedback/',
    answers: { ...FEEDBACK, content: 'More porter' },
  },
  {
    call: deleteRecord,
    as: 'member',
    input: { params: { entity: 'feedback', id: '910001' } },
    sends: 'DELETE feedback/910001',
    answers: null,
  },
  {
    call: querySingle,
    as: 'member',
    input: { params: { type: 'feedback' }, query: { kind: 'idea' } },
    sends: 'GET Api/feedback/QuerySingle?kind=idea',
    answers: FEEDBACK,
  },
  {
    call: queryById,
    input: { params: { type: 'store' }, query: { id: '301' } },
    sends: 'GET Api/store/QueryById?id=301',
    answers: expect.objectContaining({ id: '301', name: expect.any(String) }),
  },
  {
    call: listRecords,
    input: {
      params: { type: 'product' },
      body: {
        queries: [{ field: 'price', operator: 'between', value: [1, 100_000] }],
        sorts: [{ field: 'price', type: 'Asc' }],
        limit: 2,
      },
    },
    sends: 'POST product/list',
    answers: [
      expect.objectContaining({ price: expect.any(Number) }),
      expect.objectContaining({ price: expect.any(Number) }),
    ],
  },
  {
    call: pageRecords,
    input: {
      params: { module: 'shop', type: 'store' },
      body: {
        condition: {
          logicalOperator: 'and',
          conditions: [{ field: 'id', operator: 'in', value: ['301', '302'] }],
        },
        fields: ['id'],
        sorts: [{ field: 'id', type: 'Desc' }],
        pageIndex: 1,
        pageSize: 15,
        keyword: '',
      },
    },
    sends: 'POST shop/store/page',
    answers: {
      result: [{ id: '302' }, { id: '301' }],
      pageIndex: 1,
      pageSize: 15,
      totalCount: 2,
    },
  },
  {
    call: getKeyValues,
    input: { params: { type: 'store' } },
    sends: 'GET store/kv',
    answers: expect.arrayContaining([{ key: '301', value: expect.any(String) }]),
  },
  {
    call: getConfigValue,
    input: { query: { type: 'version' } },
    sends: 'GET basic/autoConfig/getValue?type=version',
    answers: expect.objectContaining({ ios: '1.1.2', android: '1.1.2' }),
  },
  {
    call: getConfigList,
    input: { query: { type: 'grade' } },
    sends: 'GET basic/autoConfig/getList?type=grade',
    answers: expect.arrayContaining([expect.objectContaining({ id: 2, experience: 100 })]),
  },
  {
    call: getReport,
    input: { params: { type: 'market' }, body: {} },
    sends: 'POST paas/autoReport/market',
    answers: expect.objectContaining({ columns: expect.any(Array), rows: expect.any(Array) }),
  },
  {
    call: getReport,
    as: 'member',
    input: {
      params: { type: 'billTotals' },
      body: {
        condition: {
          logicalOperator: 'and',
          conditions: [{ field: 'id', operator: 'equal', value: '1001010001' }],
        },
      },
    },
    sends: 'POST paas/autoReport/billTotals',
    answers: expect.objectContaining({ rows: [expect.objectContaining({ count: 1 })] }),
  },
  {
    call: getAllEnums,
    sends: 'GET api/type/AllEnums',
    answers: expect.arrayContaining([
      {
        name: 'LiveStatus',
        keyValue: [
          { key: 0, value: 'Created', color: 'info' },
          { key: 1, value: 'Live', color: 'success' },
          { key: 2, value: 'Ended', color: 'muted' },
          { key: 3, value: 'Forbidden', color: 'danger' },
        ],
      },
    ]),
  },
  {
    call: getRelations,
    input: { query: { type: 'home' } },
    sends: 'GET api/relation/GetFatherClass?type=home',
    answers: expect.arrayContaining([
      {
        id: '601',
        name: 'Hop-forward',
        icon: expect.any(String),
        status: 1,
        url: expect.any(String),
      },
    ]),
  },
]
