import {
  getLightRecord,
  listLightRecords,
  pageLightRecords,
} from '../../../src/features/record/contract-light'
import {
  addLightByKey,
  addLightRecord,
  deleteLightByKey,
  deleteLightRecord,
  deleteLightRecords,
  listLightByKey,
  showLightByKey,
  updateLightByKey,
  updateLightRecord,
} from '../../../src/features/record/contract-writes'
import type { Row } from '../harness'

const NOTE = { id: '930001', tableName: 'note', DataJson: '{"text":"Plum Rain, 8/10"}' }
const OTHER = { id: '930002', tableName: 'note', DataJson: '{"text":"Ask for the keg price"}' }
const NEW = { tableName: 'note', DataJson: '{"text":"new"}' }
const id = expect.stringMatching(/^\d{18}$/)

export const lightAppRows: readonly Row[] = [
  {
    call: pageLightRecords,
    as: 'member',
    input: { query: { tableName: 'note', pageIndex: 2, pageSize: 1 } },
    sends: 'GET Api/LightApp/GetPagedList?tableName=note&pageIndex=2&pageSize=1',
    answers: { result: [NOTE], pageIndex: 2, pageSize: 1, totalCount: 2 },
  },
  {
    call: getLightRecord,
    as: 'member',
    input: { query: { tableName: 'note', id: '930001' } },
    sends: 'GET Api/LightApp/getsingle?tableName=note&id=930001',
    answers: NOTE,
  },
  {
    call: listLightRecords,
    as: 'member',
    input: { query: { tableName: 'note' } },
    sends: 'GET Api/LightApp/GetList?tableName=note',
    answers: [OTHER, NOTE],
  },
  {
    call: addLightRecord,
    as: 'member',
    input: { body: { ...NEW, id: '' } },
    sends: 'POST Api/LightApp/add',
    answers: { ...NEW, id },
  },
  {
    call: updateLightRecord,
    as: 'member',
    input: { body: { ...NEW, id: '930001' } },
    sends: 'POST Api/LightApp/Update',
    answers: { ...NEW, id: '930001' },
  },
  {
    call: deleteLightRecord,
    as: 'member',
    input: { query: { tableName: 'note', id: '930001' } },
    sends: 'DELETE Api/LightApp/Delete?tableName=note&id=930001',
    answers: null,
  },
  {
    call: deleteLightRecords,
    as: 'member',
    input: { query: { tableName: 'note', ids: '930001,930002' } },
    sends: 'DELETE Api/LightApp/deleteMany?tableName=note&ids=930001%2C930002',
    answers: 2,
  },
  {
    call: listLightByKey,
    as: 'member',
    input: { params: { key: 'note' } },
    sends: 'GET light/note/list',
    answers: [OTHER, NOTE],
  },
  {
    call: showLightByKey,
    as: 'member',
    input: { params: { key: 'note' }, query: { id: '930002' } },
    sends: 'GET light/note/show?id=930002',
    answers: OTHER,
  },
  {
    call: addLightByKey,
    as: 'member',
    input: { params: { key: 'note' }, body: { DataJson: NEW.DataJson } },
    sends: 'POST light/note/add',
    answers: { ...NEW, id },
  },
  {
    call: updateLightByKey,
    as: 'member',
    input: { params: { key: 'note' }, body: { id: '930002', DataJson: NEW.DataJson } },
    sends: 'POST light/note/update',
    answers: { ...NEW, id: '930002' },
  },
  {
    call: deleteLightByKey,
    as: 'member',
    input: { params: { key: 'note' }, query: { id: '930002' } },
    sends: 'DELETE light/note/delete?id=930002',
    answers: null,
  },
]
