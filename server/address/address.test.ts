import { addAddress, deleteAddress, updateAddress } from '../../src/features/address/contract'
import { pageAddresses, setDefaultAddress } from '../../src/features/address/contract-choose'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')

let sandbox: TestSandbox
let member: string
let newcomer: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  sandbox.services.clock.setOffset(0)
  member = await sandbox.logIn(MEMBER)
  newcomer = await sandbox.logIn(NEWCOMER)
  await sandbox.services.db.deleteFrom('addresses').where('userId', '=', '1002').execute()
})
afterAll(() => sandbox.close())

const HOME = {
  name: '林夏',
  mobile: '13800138000',
  province: '广东省',
  city: '广州市',
  area: '天河区',
  regionId: '440106',
  detail: '体育西路 191 号',
  isDefault: false,
}
/** Whoever reads Chinese. */
const headers = { 'Accept-Language': 'zh-CN' }
/** How the place is called in English. */
const ENGLISH = { province: 'Guangdong', city: 'Guangzhou', area: 'Tianhe District' }
const add = (more: object = {}, token = newcomer) =>
  sandbox.call(addAddress, { body: { ...HOME, ...more } }, token)
const update = (body: object, token = newcomer) =>
  sandbox.call(updateAddress, { body: { ...HOME, ...body } }, token)
const remove = (id: string, token = newcomer) =>
  sandbox.call(deleteAddress, { params: { id } }, token)
const choose = (addressId: string, token = newcomer) =>
  sandbox.call(setDefaultAddress, { body: { addressId } }, token)
const page = async (body: object = {}, token = newcomer) =>
  (await sandbox.call(pageAddresses, { body, headers }, token)).data
/** What stands in the list: `*` is the default one. */
const list = async (token = newcomer) =>
  (await page({}, token)).result.map(
    ({ detail, isDefault }: { detail: string; isDefault: boolean }) =>
      detail + (isDefault ? '*' : ''),
  )
/** Adds some, a second apart. */
async function addAll(...details: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const [at, detail] of details.entries()) {
    sandbox.services.clock.setOffset(at + 1)
    ids.push((await add({ detail })).data.id)
  }
  return ids
}

test('the first is the default one, whatever it says', async () => {
  expect((await add()).data).toEqual({
    ...HOME,
    ...ENGLISH,
    id: expect.any(String),
    userId: '1002',
    isDefault: true,
  })
  await add({ detail: 'b' })
  expect(await list()).toEqual([`${HOME.detail}*`, 'b'])
})

test('the default one comes first, then the newest, a page at a time', async () => {
  const [first] = await addAll('a', 'b', 'c')
  expect(await list()).toEqual(['a*', 'c', 'b'])
  const second = await page({ pageIndex: 2, pageSize: 2 })
  expect(second).toMatchObject({ pageIndex: 2, pageSize: 2, totalCount: 3 })
  expect(second.result.map(({ detail }: { detail: string }) => detail)).toEqual(['b'])
  expect((await page({}, member)).totalCount).toBe(2)
  expect(first).toBeDefined()
})

test('one that is made the default takes that from the other', async () => {
  const [, second] = await addAll('a', 'b')
  expect((await choose(second ?? '')).data).toBeNull()
  expect(await list()).toEqual(['b*', 'a'])
  await add({ detail: 'c', isDefault: true })
  expect(await list()).toEqual(['c*', 'b', 'a'])
  expect((await update({ id: second, detail: 'b2', isDefault: true })).data).toMatchObject({
    detail: 'b2',
    isDefault: true,
  })
  expect(await list()).toEqual(['b2*', 'c', 'a'])
})

test('somebody with addresses has a default one after every change', async () => {
  const [first] = await addAll('a', 'b', 'c')
  // Unticked it goes to the one that was made last.
  expect((await update({ id: first, detail: 'a' })).data.isDefault).toBe(false)
  expect(await list()).toEqual(['c*', 'b', 'a'])
  const [now] = (await page()).result
  await remove(now.id)
  expect(await list()).toEqual(['b*', 'a'])
  await remove(first ?? '')
  expect(await list()).toEqual(['b*'])
})

test('a change keeps what it does not name, and what is another’s', async () => {
  const [first] = await addAll('a', 'b')
  const { data } = await update({ id: first, name: '周', isDefault: true })
  expect(data).toEqual({
    ...HOME,
    ...ENGLISH,
    id: first,
    userId: '1002',
    name: '周',
    isDefault: true,
  })
  expect(await list()).toEqual([`${HOME.detail}*`, 'b'])
  expect((await page({}, member)).result[0]).toMatchObject({ id: '5001', isDefault: true })
})

test.each([
  ['changed', () => update({ id: '5001' })],
  ['chosen', () => choose('5001')],
  ['deleted', () => remove('5001')],
])('another’s cannot be %s', async (_, ask) => {
  const before = await page({}, member)
  expect(await ask()).toMatchObject({ status: 400, message: 'The address was not found.' })
  expect(await page({}, member)).toEqual(before)
})

test.each(['name', 'province', 'city', 'area', 'detail'])(
  'without %s it is refused',
  async (field) => {
    const [id] = await addAll('a')
    for (const answer of [await add({ [field]: ' ' }), await update({ id, [field]: ' ' })])
      expect(answer).toMatchObject({ status: 400, message: 'The address is not complete.' })
    expect(await list()).toEqual(['a*'])
  },
)

test('a number that is none is refused', async () => {
  const [id] = await addAll('a')
  for (const answer of [await add({ mobile: '1' }), await update({ id, mobile: '1' })])
    expect(answer).toMatchObject({ status: 400, message: 'This is no mobile number.' })
})

test('the same place again is the same address, another word of it is another', async () => {
  const [first, again] = [await add(), await add({ isDefault: true })]
  expect(again.data).toMatchObject({ id: first.data.id, isDefault: true })
  expect(await list()).toHaveLength(1)
  await add({ name: '周禾' })
  expect(await list()).toHaveLength(2)
  const other = (await add({}, member)).data
  expect(other.id).not.toBe(first.data.id)
  expect((await add({ isDefault: true }, member)).data).toMatchObject({ id: other.id })
})

test('one that was chosen in English is kept, and read by everybody in their own language', async () => {
  await sandbox.call(addAddress, { body: { ...HOME, ...ENGLISH } }, newcomer)
  // The same place in the other language is the same address.
  await add()
  expect((await page()).result).toEqual([expect.objectContaining({ ...HOME, isDefault: true })])
  const { data } = await sandbox.call(pageAddresses, { body: {} }, newcomer)
  expect(data.result).toEqual([expect.objectContaining(ENGLISH)])
})
