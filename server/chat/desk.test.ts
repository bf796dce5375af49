import { pageTalks } from '../../src/features/chat/contract'
import { addColleague, listDesks, removeColleague } from '../../src/features/chat/contract-desk'
import { countMessages, pageMessages } from '../../src/features/content/contract-messages'
import { getLoginUser } from '../../src/features/login/contract-session'
import { MEMBER, NEWCOMER, OWNER } from '../testing/open-sandbox'
import { openAccounts } from '../wallet/open-accounts'
import { owner, sandbox, token } from './testing/talks'

const headers = { 'accept-language': 'en' }

const desks = (who = owner) => sandbox.call(listDesks, { headers }, who)
const add = (storeId: string, mobile: string, who = owner) =>
  sandbox.call(addColleague, { body: { storeId, mobile }, headers }, who)
const remove = (storeId: string, userId: string, who = owner) =>
  sandbox.call(removeColleague, { body: { storeId, userId }, headers }, who)
const at = async (storeId: string) => {
  const { data } = await desks()
  const desk = data.find((each: { storeId: string }) => each.storeId === storeId)
  return desk.colleagues.map(({ name }: { name: string }) => name)
}
const waitingOf = (who: string) => sandbox.call(pageTalks, { body: { box: 'waiting' } }, who)
const rolesOf = async (who: string) => (await sandbox.call(getLoginUser, {}, who)).data.roles

test('an owner sees the desks of their shops and who sits there, and none of another’s', async () => {
  expect(await at('302')).toEqual(['Marco Rossi', 'Annika Berg'])
  const { data } = await desks()
  expect(data.map(({ storeId }: { storeId: string }) => storeId)).not.toContain('301')
})

test('a colleague reads the customers’ messages of that shop, is told so, and has the role', async () => {
  expect(await waitingOf(token)).toMatchObject({ code: 403 })
  expect(await rolesOf(token)).toMatchObject({ staff: false })
  const before = (await sandbox.call(countMessages, {}, token)).data.kinds.team
  expect(await add('302', NEWCOMER)).toMatchObject({ code: 200 })
  expect(await at('302')).toContain('Chen Mo')
  expect((await waitingOf(token)).data.totalCount).toBe(1)
  expect(await rolesOf(token)).toMatchObject({ staff: true, merchant: false })
  const { data } = await sandbox.call(pageMessages, { body: { kind: 'team' }, headers }, token)
  expect(data.result[0]).toMatchObject({
    text: expect.stringMatching(/^You answer the customers of .+ now\.$/),
    url: '/views/index?url=/merchant/messages',
  })
  expect(data.totalCount).toBe(before + 1)
})

test('said once more, nothing is told again', async () => {
  await add('302', NEWCOMER)
  await add('302', NEWCOMER)
  expect((await at('302')).filter((name: string) => name === 'Chen Mo')).toHaveLength(1)
  const { data } = await sandbox.call(pageMessages, { body: { kind: 'team' } }, token)
  expect(data.result.filter(({ url }: { url: string }) => /messages/.test(url))).toHaveLength(1)
})

test('who was taken off the desk reads nothing any more', async () => {
  await add('302', NEWCOMER)
  expect(await remove('302', '1002')).toMatchObject({ code: 200 })
  expect(await at('302')).not.toContain('Chen Mo')
  expect(await waitingOf(token)).toMatchObject({ code: 403 })
  expect(await remove('302', '1002')).toMatchObject({ code: 200 })
})

test.each([
  ['12345', 'This is no mobile number.'],
  ['15800000000', 'Nobody has registered with this number.'],
  [OWNER, 'You answer here anyway.'],
])('%s is not added', async (mobile, message) => {
  expect(await add('302', mobile)).toMatchObject({ code: 400, message })
})

test('a desk has an end', async () => {
  const { db } = sandbox.services
  const people = Array.from({ length: 18 }, (_, at) => ({
    storeId: '302',
    userId: String(1010 + at),
  }))
  const known = await db.selectFrom('users').selectAll().where('id', '=', '1009').execute()
  const users = people.flatMap(({ userId: id }) =>
    known.map((user) => ({ ...user, id, userName: id, mobile: null })),
  )
  const ids = users.map(({ id }) => id)
  await db.deleteFrom('desk_members').where('userId', 'in', ids).execute()
  await db
    .insertInto('users')
    .values(users)
    .onConflict((known) => known.doNothing())
    .execute()
  for (const { id } of users) await openAccounts(db, id, sandbox.services.demo.words)
  await db.insertInto('desk_members').values(people).execute()
  expect(await add('302', NEWCOMER)).toMatchObject({
    code: 400,
    message: 'At most 20 people answer for one store.',
  })
})

test('who runs no shop has no desk, and nobody touches that of another', async () => {
  expect(await desks(token)).toMatchObject({ code: 403 })
  expect(await add('302', NEWCOMER, token)).toMatchObject({ code: 403 })
  expect(await add('301', NEWCOMER)).toMatchObject({ code: 400 })
  expect(await remove('301', '1002')).toMatchObject({ code: 400 })
})

test('the desk of the house is the administrators’', async () => {
  const member = await sandbox.logIn(MEMBER)
  expect(await add('', NEWCOMER, member)).toMatchObject({ code: 400 })
  expect(await add('', NEWCOMER, owner)).toMatchObject({ code: 200 })
  expect((await waitingOf(token)).code).toBe(200)
})
