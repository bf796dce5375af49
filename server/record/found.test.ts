import { queryById, querySingle } from '../../src/features/record/contract-writes'
import { HAN, openRecords, ZH } from './testing/open-records'

const { sandbox, list } = openRecords()

const single = async (type: string, query: Record<string, string>, token?: string) =>
  (await sandbox().call(querySingle, { params: { type }, query }, token)).data

test('one by its fields, numbers compared as numbers, or null', async () => {
  expect(await single('store', { phone: '020-80001112' })).toMatchObject({ id: '302' })
  expect(await single('category', { position: '1' })).toMatchObject({ position: 1 })
  expect(await single('store', { id: '9' })).toBeNull()
  const { data } = await sandbox().call(queryById, {
    params: { type: 'store' },
    query: { id: '303' },
  })
  expect(data).toMatchObject({ id: '303', name: 'Taproom New Tower' })
  const none = await sandbox().call(queryById, { params: { type: 'store' }, query: { id: '9' } })
  expect(none).toMatchObject({ code: 200, data: null })
})

test('some, as narrowed, sorted and cut', async () => {
  const queries = [{ field: 'price', operator: 'lessEqual', value: 1400 }]
  const sorts = [{ field: 'price', type: 'Desc' }]
  const { data } = await list('product', { queries, sorts, limit: 3 })
  expect(data).toHaveLength(3)
  const prices = data.map(({ price }: { price: number }) => price)
  expect(prices).toEqual([...prices].sort((a, b) => b - a))
  expect(Math.max(...prices)).toBeLessThanOrEqual(1400)
  expect((await list('store', { limit: 1 }, undefined, ZH)).data).toMatchObject([{ name: HAN }])
})

test.each(['x', 'constructor', 'hasOwnProperty'])('there is no field %s', async (field) => {
  expect(
    await list('store', { queries: [{ field, operator: 'equal', value: '1' }] }),
  ).toMatchObject({ status: 400, message: `There is no field ${field}.` })
})

test.each(['user', 'constructor', 'Store'])('%s is no kind of record', async (type) => {
  expect(await list(type)).toMatchObject({
    status: 404,
    message: `${type}: no such call; mind the case`,
  })
})
