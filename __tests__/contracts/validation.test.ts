import { ValidationError } from '../../src/errors'
import { playSitePage } from '../../src/features/builder/contract'
import { isFavorite, pageFavorites } from '../../src/features/favorite/contract'
import { listRecords, pageRecords } from '../../src/features/record/contract'
import { addLightRecord, addRecord, queryById } from '../../src/features/record/contract-writes'
import { addSearch } from '../../src/features/search/contract'
import { executeTask } from '../../src/features/task/contract'
import { texts } from '../support/texts'
import { Harness, type Row } from './harness'

let harness: Harness
beforeAll(async () => {
  harness = await Harness.open()
})
afterAll(() => harness.sandbox.close())

const LIGHT = { tableName: 'note', id: '', DataJson: '{"a":1}' }
const TASK = { key: 'view', entityKey: 'product', entityId: '2001', intro: 'viewed' }
const NO_SORT = [{ field: 'id', type: 'Down' }]

const WRONG: readonly [string, Row['call'], Row['input']][] = [
  ['数据类型不能为空', addRecord, { params: { entity: '' }, body: { a: 1 } }],
  ['数据不能为空', addRecord, { params: { entity: 'feedback' }, body: {} }],
  ['类型不能为空', listRecords, { params: { type: ' ' }, body: {} }],
  ['type排序类型错误', listRecords, { params: { type: 'store' }, body: { sorts: NO_SORT } }],
  [
    'type排序类型错误',
    pageRecords,
    { params: { module: 'shop', type: 'store' }, body: { sorts: NO_SORT } },
  ],
  ['id不能为空', queryById, { params: { type: 'store' }, query: { id: '' } }],
  ['请输入表名', addLightRecord, { body: { ...LIGHT, tableName: '' } }],
  ['数据不能为空', addLightRecord, { body: { ...LIGHT, DataJson: '{}' } }],
  ['站点Id不能为空', playSitePage, { query: { siteId: '' } }],
  ['类型不能为空', pageFavorites, { body: { type: '' } }],
  ['key不能为空', isFavorite, { params: { key: '' }, query: { entityId: '1' } }],
  ['类型不能为空', addSearch, { body: { type: '', name: 'IPA' } }],
  ['key不能为空', executeTask, { body: { ...TASK, key: '' } }],
  ['key不能为空', executeTask, { body: { ...TASK, entityKey: '' } }],
  ['id不能为空', executeTask, { body: { ...TASK, entityId: '' } }],
  ['数据不能为空', executeTask, { body: { ...TASK, intro: '' } }],
]

test.each(WRONG)('says %s before anything is sent', async (sentence, call, input) => {
  const log = harness.sandbox.services.log
  log.clear()
  const error = await harness.run({ call, input }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ValidationError)
  expect(texts['zh-Hans'][(error as ValidationError).messageKey]).toBe(sentence)
  expect(log.list()).toEqual([])
})
