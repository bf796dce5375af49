import {
  type FormDefinition,
  getFormView,
  listForms,
  saveAutoForm,
} from '../../src/features/form/contract'
import { EVERY_FIELD, everyField } from '../testing/every-field'
import { NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

/** Su Qing of the seed, who is not verified. */
const FRIEND = '13611110005'
const KEY = EVERY_FIELD
const RIGHT = {
  title: 'Cloud',
  pieces: 6,
  price: 2850,
  mobile: '13800138000',
  secret: 'hop garden',
  day: '2024-02-29',
  hour: '10:30',
  region: '330106',
  style: 'ipa',
  pack: ['500', 'can'],
  glass: 'tulip',
  flavours: ['citrus'],
  subscribe: false,
  agreed: true,
  photos: ['/files/1.png'],
  papers: [{ name: 'a.pdf', url: '/files/2.bin' }],
}

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  await sandbox.post('/sandbox/forms', { key: KEY, form: everyField })
  token = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

const save = (data: object, id = '', key = KEY) =>
  sandbox.call(saveAutoForm, { body: { key, id, data } }, token)
const read = async (query: { key: string; id?: string }) =>
  (await sandbox.call(getFormView, { query }, token)).data

test('what is saved is read back, but for the password', async () => {
  const { secret: _, ...shown } = RIGHT
  const { data } = await save(RIGHT)
  expect(data.data).toEqual({ ...shown, batch: 'B-2026-11' })
  expect((await read({ key: KEY })).data).toEqual(data.data)
})

test('an entry is changed, another one stays; each is read by its id', async () => {
  const first = (await save(RIGHT)).data.id
  const second = (await save({ ...RIGHT, title: 'Stone' })).data.id
  await save({ ...RIGHT, title: 'Cloud 2', secret: '' }, first)
  expect((await read({ key: KEY, id: first })).data.title).toBe('Cloud 2')
  expect((await read({ key: KEY, id: second })).data.title).toBe('Stone')
})

test.each<[string, object, string]>([
  ['a missing required field', { title: '' }, 'Title'],
  ['a number past its bounds', { pieces: 100 }, 'Pieces'],
  ['an amount below its bounds', { price: 0 }, 'Price'],
  ['a mobile number that is none', { mobile: '12800138000' }, 'Mobile number'],
  ['a time before the shop opens', { hour: '08:00' }, 'Time'],
  ['a choice that is not offered', { flavours: ['soap'] }, 'Flavours'],
  ['too many choices', { flavours: ['citrus', 'pine', 'berry'] }, 'Flavours'],
  ['half of the columns', { pack: ['500'] }, 'Size and pack'],
  ['an agreement that is not given', { agreed: false }, 'I have read the rules'],
  ['ten pictures', { photos: Array.from({ length: 10 }, (_, i) => `/files/${i}.png`) }, 'Photos'],
  ['a picture from elsewhere', { photos: ['javascript:alert(1)'] }, 'Photos'],
  ['a list for a text', { title: ['x'] }, 'Title'],
  ['a short password', { secret: 'hop' }, 'Password'],
  ['what a condition asks for', { subscribe: true }, 'Where to'],
])('%s is refused, and the refusal begins with its label', async (_, wrong, label) => {
  const entries = sandbox.services.db.selectFrom('form_entries').select('id')
  const before = (await entries.execute()).length
  const { code, message } = await save({ ...RIGHT, ...wrong })
  expect(code).toBe(400)
  expect(message).toBe(`${label}: please check this`)
  expect(await entries.execute()).toHaveLength(before)
})

test('a field the form does not have is refused', async () => {
  expect(await save({ ...RIGHT, isAdmin: true })).toMatchObject({
    code: 400,
    message: 'isAdmin: please check this',
  })
  const form = { code: 400, message: 'The form was not found.' }
  expect(await save(RIGHT, '', 'NoSuchForm')).toMatchObject(form)
  const entry = { code: 400, message: 'The entry was not found.' }
  expect(await save(RIGHT, '9')).toMatchObject(entry)
  const mine = (await save(RIGHT)).data.id
  token = await sandbox.logIn(FRIEND)
  expect(await save(RIGHT, mine)).toMatchObject(entry)
})

test('a form that a tester gave is read and filled in, never listed, and gone with a reset', async () => {
  const listed = async () =>
    (await sandbox.call(listForms, {})).data.map((form: FormDefinition) => form.key)
  expect(await read({ key: KEY })).toMatchObject({ key: KEY, name: 'Every field' })
  expect(await listed()).toEqual(expect.arrayContaining(['feedback']))
  expect(await listed()).not.toContain(KEY)
  await sandbox.post('/sandbox/reset')
  expect(await read({ key: KEY })).toBeNull()
})

test('what cannot be written stays as it is', async () => {
  const { data } = await save({ ...RIGHT, batch: 'mine' })
  expect(data.data.batch).toBe('B-2026-11')
})

test('a field that a condition hides is not kept', async () => {
  const { data } = await save({ ...RIGHT, notifyEmail: 'a@b.cn' })
  expect(data.data).not.toHaveProperty('notifyEmail')
})
