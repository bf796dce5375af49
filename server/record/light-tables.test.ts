import { pageLightRecords } from '../../src/features/record/contract-light'
import { addLightRecord } from '../../src/features/record/contract-writes'
import { openRecords } from './testing/open-records'

const { sandbox, newcomer } = openRecords()

test.each(['note', 'wishlist', 'tasting', 'searchHistory'])(
  'a light app may keep records in %s, each user their own',
  async (tableName) => {
    const body = { tableName, DataJson: '{"text":"mine"}' }
    expect((await sandbox().call(addLightRecord, { body }, newcomer())).code).toBe(200)
    const query = { tableName, pageIndex: 1, pageSize: 15 }
    const { data } = await sandbox().call(pageLightRecords, { query }, newcomer())
    expect(data.result).toEqual([expect.objectContaining({ tableName, DataJson: body.DataJson })])
  },
)

test.each(['[]', '1', '"x"', 'null', '{', ''])('%j is no record of one', async (DataJson) => {
  const body = { tableName: 'note', DataJson }
  const rows = () => sandbox().services.db.selectFrom('light_records').selectAll().execute()
  const before = await rows()
  expect(await sandbox().call(addLightRecord, { body }, newcomer())).toMatchObject({
    code: 400,
    message: 'DataJson is no JSON object.',
  })
  expect(await rows()).toEqual(before)
})

test('a record of one is of twenty thousand characters at most', async () => {
  const add = (length: number) => {
    const DataJson = JSON.stringify({ text: 'x'.repeat(length - '{"text":""}'.length) })
    return sandbox().call(addLightRecord, { body: { tableName: 'note', DataJson } }, newcomer())
  }
  expect((await add(20_000)).code).toBe(200)
  expect(await add(20_001)).toMatchObject({
    code: 400,
    message: 'A text has more than 20000 characters.',
  })
})

test.each(['users', 'Note', ''])('%p is no table of light apps', async (tableName) => {
  const body = { tableName, DataJson: '{}' }
  const answer = await sandbox().call(addLightRecord, { body }, newcomer())
  expect(answer.code).not.toBe(200)
  if (tableName !== '') expect(answer.message).toBe(`There is no table ${tableName}.`)
})
