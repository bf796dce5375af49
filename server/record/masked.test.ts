import { listRecords, pageRecords } from '../../src/features/record/contract'
import { addRecord, querySingle } from '../../src/features/record/contract-writes'
import type { QueryOperator } from '../../src/shared/query'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const CARD = '6228480402564890018'
const HIDDEN = { code: 400, message: 'This field can be neither searched nor sorted by.' }
const TYPE = { type: 'userAccount' }

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox({ staticDir: '/nowhere' })
  token = await sandbox.logIn(MEMBER)
  const body = { kind: 'bank', bank: 'ABC', holder: 'Lin Xia', number: CARD, branch: '' }
  await sandbox.call(addRecord, { params: { entity: 'userAccount' }, body }, token)
})
afterAll(() => sandbox.close())

const list = (body: object) => sandbox.call(listRecords, { params: TYPE, body }, token)

test('a card is shown with its middle hidden', async () => {
  const { data } = await list({})
  expect(data.length).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toContain(CARD)
  expect(data[0].number).toMatch(/\*/)
})

// Each would tell a digit at a time whether it was guessed.
test.each<[QueryOperator, unknown]>([
  ['equal', CARD],
  ['startsWith', '622848'],
  ['like', '0402'],
  ['greater', '6228'],
  ['notLike', '0402'],
  ['isNull', false],
])('nobody asks whether it is %s to something', async (operator, value) => {
  const queries = [{ field: 'number', operator, value }]
  expect(await list({ queries })).toMatchObject(HIDDEN)
  const condition = { logicalOperator: 'or', conditions: queries }
  const params = { module: 'user', ...TYPE }
  const page = await sandbox.call(pageRecords, { params, body: { condition } }, token)
  expect(page).toMatchObject(HIDDEN)
})

test('nor in which order they come, nor by a query, nor by a keyword', async () => {
  expect(await list({ sorts: [{ field: 'number', type: 'Asc' }] })).toMatchObject(HIDDEN)
  const single = await sandbox.call(querySingle, { params: TYPE, query: { number: CARD } }, token)
  expect(single).toMatchObject(HIDDEN)
  const params = { module: 'user', ...TYPE }
  const found = await sandbox.call(pageRecords, { params, body: { keyword: '0402' } }, token)
  expect(found.data.totalCount).toBe(0)
})

test('the other fields are asked for as before', async () => {
  const queries = [{ field: 'bank', operator: 'equal', value: 'ABC' }]
  expect(
    (await list({ queries, sorts: [{ field: 'createdAt', type: 'Desc' }] })).data,
  ).toHaveLength(1)
})
