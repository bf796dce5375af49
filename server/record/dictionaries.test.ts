import { getClassTree, getRelations } from '../../src/features/record/contract-dictionary'
import {
  getClassKeyValues,
  listNavigation,
  listOperators,
  searchTables,
} from '../../src/features/record/contract-more'
import { HAN, NAMES, openRecords, ZH } from './testing/open-records'

const { sandbox } = openRecords()

test('classes, as pairs and as a tree', async () => {
  const pairs = (await sandbox().call(getClassKeyValues)).data
  expect(pairs.slice(0, 2)).toEqual([
    { key: '1', value: 'Hop-forward' },
    { key: expect.any(String), value: expect.any(String) },
  ])
  const tree = (await sandbox().call(getClassTree)).data
  expect(tree[0]).toMatchObject({
    id: '1',
    name: 'Hop-forward',
    icon: expect.stringMatching(/svg$/),
  })
  expect(tree[0].children.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
    ['11', 'Hazy IPA'],
    ['12', 'West Coast IPA'],
    ['13', expect.any(String)],
  ])
  expect(tree[0].children[0].icon).toMatch(/^\/pictures\//)
  const headers = ZH
  expect((await sandbox().call(getClassTree, { headers })).data[0].children[0].name).toBe(
    '浑浊 IPA',
  )
  expect((await sandbox().call(getClassKeyValues, { headers })).data[0].value).toEqual(HAN)
})

test('relations, with those switched off, in their order', async () => {
  const { data } = await sandbox().call(getRelations, { query: { type: 'home' } })
  expect(data.map(({ id, status }: { id: string; status: number }) => [id, status])).toEqual(
    ['601', '602', '603', '604', '605', '606', '607', '608', '609', '610', '611', '612', '613'].map(
      (id) => [id, id === '604' || id === '610' ? expect.not.stringMatching('1') : 1],
    ),
  )
  expect(data[0]).toEqual({
    id: '601',
    name: 'Hop-forward',
    icon: '/pictures/category/ipa.svg',
    status: 1,
    url: '/views/index?url=/product/list&classIds=1',
  })
})

test('the places to go to are those that are switched on', async () => {
  const { data } = await sandbox().call(listNavigation)
  expect(data.map(({ id }: { id: string }) => id)).toEqual([
    '601',
    '602',
    '603',
    '605',
    '606',
    '607',
    '608',
    '609',
    '611',
    '612',
    '613',
  ])
  expect(data[0]).toEqual({
    id: '601',
    name: 'Hop-forward',
    icon: '/pictures/category/ipa.svg',
    url: '/views/index?url=/product/list&classIds=1',
  })
})

test('tables are found by a part of their names, in any case', async () => {
  const find = async (keyword: string) =>
    (await sandbox().call(searchTables, { query: { keyword } })).data
  expect(await find('ACC')).toEqual([
    { key: 'account', value: 'account' },
    { key: 'userAccount', value: 'userAccount' },
  ])
  expect(await find('')).toHaveLength(NAMES.length)
  expect(await find('xyz')).toEqual([])
})

test('operators have names in both languages', async () => {
  const names = async (headers = {}) =>
    Object.fromEntries(
      (await sandbox().call(listOperators, { headers })).data.map(
        ({ key, value: name }: { key: string; value: string }) => [key, name],
      ),
    )
  expect(await names()).toEqual({
    equal: 'is',
    notEqual: 'is not',
    greater: 'is more than',
    greaterEqual: 'is at least',
    less: 'is less than',
    lessEqual: 'is at most',
    in: 'is one of',
    notIn: 'is none of',
    isNull: 'is empty',
    startsWith: 'begins with',
    endsWith: 'ends with',
    like: 'contains',
    notLike: 'does not contain',
    between: 'is between',
    notBetween: 'is not between',
  })
  for (const name of Object.values(await names(ZH))) expect(name).toEqual(HAN)
})
