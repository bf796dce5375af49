import { countMessages, readAllMessages } from '../../src/features/content/contract-messages'
import { addFavorite, cancelFavorite, isFavorite } from '../../src/features/favorite/contract'
import { getFormView, saveAutoForm } from '../../src/features/form/contract'
import { ROWS, withdrawSent } from '../../src/features/outbox/contract'
import { HANDLERS } from '../routes'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
let token: string
let other: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(NEWCOMER)
  other = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())

const params = { key: 'product' }
const entityId = '2001'
const keep = (requestId?: string, who = token) =>
  sandbox.call(addFavorite, { params, body: { entityId, requestId } }, who)
const drop = (requestId: string) =>
  sandbox.call(cancelFavorite, { params, query: { entityId, requestId } }, token)
const isKept = async (who = token) =>
  (await sandbox.call(isFavorite, { params, query: { entityId } }, who)).data
const withdraw = (requestId: string, who = token) =>
  sandbox.call(withdrawSent, { body: { requestId } }, who)
const feedback = (requestId: string, content = 'Cold beer, warm people.') =>
  sandbox.call(
    saveAutoForm,
    { body: { key: 'feedback', data: { topic: 'beer', content }, requestId } },
    token,
  )
const entries = () =>
  sandbox.services.db.selectFrom('form_entries').selectAll().where('key', '=', 'feedback').execute()

test('a heart that comes a second time, after it was taken away, changes nothing', async () => {
  expect((await keep('r1')).data).toBe(true)
  await drop('r2')
  expect(await keep('r1')).toMatchObject({ code: 200, data: true })
  expect(await isKept()).toBe(false)
  await keep()
  expect(await isKept()).toBe(true)
})

test('feedback under one id is one, with the first answer, also when both come together', async () => {
  const before = (await entries()).length
  const answers = await Promise.all([feedback('r1'), feedback('r1'), feedback('r1', 'Other words')])
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
  expect(await entries()).toHaveLength(before + 1)
  await feedback('r2')
  expect(await entries()).toHaveLength(before + 2)
  const view = await sandbox.call(getFormView, { query: { key: 'feedback' } }, token)
  expect(view.data?.data).toMatchObject({ content: 'Cold beer, warm people.' })
})

test('what was refused is refused again with the same words', async () => {
  const bad = () =>
    sandbox.call(
      addFavorite,
      { params: { key: 'moon' }, body: { entityId, requestId: 'r1' } },
      token,
    )
  const first = await bad()
  expect(first.code).toBeGreaterThanOrEqual(400)
  expect(await bad()).toMatchObject({ code: first.code, message: first.message })
})

test('an id belongs to its user and to its call', async () => {
  await keep('r1')
  await sandbox.call(cancelFavorite, { params, query: { entityId } }, other)
  await keep('r1', other)
  expect(await isKept(other)).toBe(true)
  expect((await drop('r1')).code).toBe(409)
  expect(await isKept()).toBe(true)
})

test('what is withdrawn before it comes is refused for ever; what was done says so', async () => {
  expect((await withdraw('r1')).data).toBe(true)
  expect((await withdraw('r1')).data).toBe(true)
  expect((await keep('r1')).code).toBe(409)
  expect(await isKept()).toBe(false)
  await keep('r2')
  expect((await withdraw('r2', other)).data).toBe(true)
  expect((await withdraw('r2')).data).toBe(false)
  expect(await isKept()).toBe(true)
})

test('all that was there then is read, and not what came since', async () => {
  const unread = async () => (await sandbox.call(countMessages, undefined, other)).data.total
  const before = await unread()
  expect(before).toBeGreaterThan(0)
  const ago = 30 * 86_400
  await sandbox.call(readAllMessages, { body: { ago, requestId: 'r1' } }, other)
  const left = await unread()
  expect(left).toBeGreaterThan(0)
  await sandbox.call(readAllMessages, { body: {} }, other)
  expect(await unread()).toBeLessThan(left)
})

describe('what may wait', () => {
  const nameOf = ({ method, path }: (typeof HANDLERS)[number]['contract']) => `${method} ${path}`
  const contracts = new Map(HANDLERS.map(({ contract }) => [nameOf(contract), contract]))

  test.each(ROWS.map(({ call }) => call))('%s is a call of a user that takes an id', (call) => {
    const contract = contracts.get(call)
    expect(contract?.auth).toBe('user')
    const schema = contract?.method === 'POST' ? contract.body : contract?.query
    const shapes = schema.options ?? [schema]
    expect(shapes.some((shape: { entries: object }) => 'requestId' in shape.entries)).toBe(true)
  })

  test('is never money, and never an order', () => {
    // What a call is about stands first in its path; money has its rooms too.
    const money =
      /^\w+ (api\/)?(pay|order|asset|wallet|cart|people\/userAsset|finance|coupon|grade|merchant|invest)/i
    const names = ROWS.map(({ call }) => call)
    expect(names.filter((call) => money.test(call))).toEqual([])
    expect([...contracts.keys()].filter((call) => money.test(call)).length).toBeGreaterThan(20)
    expect(
      names.filter((call) => /pay|order|wallet|amount|transfer|recharge|withdraw/i.test(call)),
    ).toEqual([])
  })
})
