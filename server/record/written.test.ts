import { addRecord, deleteRecord, updateRecord } from '../../src/features/record/contract-writes'
import { NAMES, openRecords, SECONDS } from './testing/open-records'

const { sandbox, member, newcomer, list } = openRecords()

const add = (entity: string, body: object, token = member()) =>
  sandbox().call(addRecord, { params: { entity }, body: body as never }, token)
const update = (entity: string, body: object, token = member()) =>
  sandbox().call(updateRecord, { params: { entity }, body: body as never }, token)
const remove = (entity: string, id: string, token = member()) =>
  sandbox().call(deleteRecord, { params: { entity, id } }, token)
const CARD = { kind: 'bank', bank: 'ABC', holder: 'Lin', number: '6228480402564890018' }
const OWN: readonly string[] = ['feedback', 'userAccount']
/** Calls of their own write these. */
const ELSEWHERE: readonly string[] = ['recharge', 'offlineRecharge']

test.each(NAMES.filter((name) => ![...OWN, ...ELSEWHERE].includes(name)))(
  '%s is only read',
  async (name) => {
    const wanted = { status: 403, message: 'Records of this kind cannot be changed here.' }
    expect(await add(name, { name: 'x' })).toMatchObject(wanted)
    expect(await update(name, { id: '1' })).toMatchObject(wanted)
    expect(await remove(name, '1')).toMatchObject(wanted)
  },
)

test('a record is written with what it lacks, trimmed, as the caller’s', async () => {
  const { data } = await add('feedback', { content: '  More stout ' })
  expect(data).toEqual({
    id: expect.stringMatching(/^\d{18}$/),
    userId: '1001',
    kind: 'other',
    content: 'More stout',
    contact: '',
    createdAt: SECONDS,
  })
  expect((await list('feedback', {}, member())).data).toContainEqual(data)
  expect((await add('userAccount', CARD)).data).toMatchObject({ branch: '', preferred: 0 })
})

test.each([
  ['feedback', { content: ' ' }],
  ['feedback', { content: 'x'.repeat(1001) }],
  ['feedback', { content: 'x', kind: 'k'.repeat(21) }],
  ['feedback', { content: 'x', contact: 'c'.repeat(141) }],
  ['feedback', {}],
  ['userAccount', { ...CARD, kind: 'cash' }],
  ['userAccount', { ...CARD, bank: 'b'.repeat(41) }],
  ['userAccount', { ...CARD, holder: 'h'.repeat(41) }],
  ['userAccount', { ...CARD, number: '123' }],
  ['userAccount', { ...CARD, number: '1'.repeat(41) }],
  ['userAccount', { ...CARD, number: '12 34' }],
  ['userAccount', { ...CARD, branch: 'b'.repeat(61) }],
])('%s: %j is refused', async (entity, body) => {
  expect((await add(entity, body)).code).toBe(400)
})

test.each([
  ['feedback', { content: 'x'.repeat(1000), kind: 'k'.repeat(20), contact: 'c'.repeat(140) }],
  [
    'userAccount',
    {
      kind: 'alipay',
      bank: 'b'.repeat(40),
      holder: 'h'.repeat(40),
      number: '1'.repeat(40),
      branch: 'b'.repeat(60),
    },
  ],
  ['userAccount', { ...CARD, kind: 'wechat', number: 'a@.+' }],
])('%s of the greatest length is taken', async (entity, body) => {
  expect((await add(entity, body)).code).toBe(200)
})

test('nobody writes for somebody else', async () => {
  const wanted = { status: 403, message: 'This record belongs to somebody else.' }
  expect(await add('feedback', { content: 'x', userId: '1003' })).toMatchObject(wanted)
  expect(await update('feedback', { id: '910001', userId: '1003' })).toMatchObject(wanted)
  expect((await add('feedback', { content: 'x', userId: '1001' })).code).toBe(200)
})

test('nobody changes or deletes what is somebody else’s', async () => {
  const before = (await list('feedback', {}, member())).data
  const wanted = { status: 400, message: 'The record was not found.' }
  expect(await update('feedback', { id: '910001', content: 'x' }, newcomer())).toMatchObject(wanted)
  expect(await remove('feedback', '910001', newcomer())).toMatchObject(wanted)
  expect((await list('feedback', {}, member())).data).toEqual(before)
})

test('a change keeps what it does not name, also what is hidden', async () => {
  const { data } = await add('userAccount', CARD)
  expect((await update('userAccount', { id: data.id, bank: 'ICBC' })).data).toEqual({
    ...data,
    bank: 'ICBC',
  })
  const row = await sandbox()
    .services.db.selectFrom('user_accounts')
    .select('number')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(row.number).toBe(CARD.number)
  expect((await update('userAccount', { id: data.id, number: '1' })).code).toBe(400)
})

test('what was deleted is gone, and only that', async () => {
  const { data } = await add('feedback', { content: 'x' })
  const before = (await list('feedback', {}, member())).data.length
  expect((await remove('feedback', data.id)).data).toBeNull()
  expect((await remove('feedback', data.id)).code).toBe(400)
  expect((await list('feedback', {}, member())).data).toHaveLength(before - 1)
})
