import { pageMessages } from '../../src/features/content/contract-messages'
import {
  checkIdentity,
  decideIdentity,
  IdentityStatus,
  pageIdentities,
  verifyIdentity,
} from '../../src/features/identity/contract'
import { PNG, send as upload } from '../storage/testing/uploads'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
/** A number whose last sign fits. */
const CARD = '11010519491231002X'
const WAITS = '13611110007'
const REFUSED = '13611110008'

let sandbox: TestSandbox
let newcomer: string
let owner: string
let tries = 0
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  newcomer = await sandbox.logIn(NEWCOMER)
  owner = await sandbox.logIn(OWNER)
})
afterAll(() => sandbox.close())

const uploaded = async (token: string, kind = 'private'): Promise<string> =>
  (await upload(sandbox, PNG, { token, kind, name: 'card.png' })).data.url
const statusOf = async (path: string) => (await sandbox.request(path)).status

const check = async (token = newcomer) => (await sandbox.call(checkIdentity, {}, token)).data
const sides = async (token = newcomer) => ({
  front: await uploaded(token),
  back: await uploaded(token),
})
const bodyOf = (pictures: object, more: object = {}) => {
  tries += 1
  return { name: 'Lin Xia', idCard: CARD, requestId: `try-${tries}`, ...pictures, ...more }
}
const send = (body: object, token = newcomer) => sandbox.call(verifyIdentity, { body }, token)
const waiting = async (status?: number) =>
  (await sandbox.call(pageIdentities, { body: { status } }, owner)).data.result
const decide = (row: { id: string; submittedAt: number }, more: object = {}, token = owner) => {
  tries += 1
  const { id, submittedAt } = row
  const body = { id, submittedAt, isApproved: true, requestId: `try-${tries}`, ...more }
  return sandbox.call(decideIdentity, { body }, token)
}
/** What somebody was told of it. */
const toldTo = async (token: string) => {
  const { data } = await sandbox.call(pageMessages, { body: { kind: 'system' } }, token)
  return data.result.find(({ text }: { text: string }) => /identity/i.test(text))
}
const rowOf = async (id = '1002') => (await waiting()).find((row: { id: string }) => row.id === id)

test('who is verified sees that, with name and number hidden and no pictures', async () => {
  expect(await check(await sandbox.logIn('13611110004'))).toEqual({
    isVerified: true,
    status: IdentityStatus.Approved,
    name: '何**',
    idCard: '3205**********1004',
    front: '',
    back: '',
    reason: '',
    submittedAt: expect.any(Number),
  })
  expect(await check()).toMatchObject({ isVerified: false, status: IdentityStatus.None, name: '' })
})

test('what was handed in waits, is approved, and is told so', async () => {
  const { data } = await send(bodyOf(await sides(), { idCard: ` ${CARD.toLowerCase()} ` }))
  expect(data).toMatchObject({
    isVerified: false,
    status: IdentityStatus.Waiting,
    name: 'L******',
    idCard: '1101**********002X',
  })
  const row = await rowOf()
  expect(row).toMatchObject({ name: 'Lin Xia', idCard: CARD, mobile: '199****5678' })
  expect((await decide(row)).data).toMatchObject({ status: IdentityStatus.Approved })
  expect(await check()).toMatchObject({ isVerified: true, front: '', back: '' })
  expect(await toldTo(newcomer)).toMatchObject({
    text: 'Your identity is verified.',
    url: '/auto/edit?url=/user/identity',
  })
})

test('administrators are told that somebody waits, without a name or a number', async () => {
  await send(bodyOf(await sides()))
  expect(await toldTo(owner)).toMatchObject({
    text: 'An identity waits to be looked at.',
    url: '/views/index?url=/people/identities',
  })
})

test('a refusal names its reason, and what is corrected keeps the number and the pictures', async () => {
  await send(bodyOf(await sides()))
  expect(await decide(await rowOf(), { isApproved: false })).toMatchObject({
    status: 400,
    message: 'Say why, please.',
  })
  await decide(await rowOf(), { isApproved: false, reason: 'Blurred' })
  const refused = await check()
  expect(refused).toMatchObject({ status: 3, reason: 'Blurred', name: 'Lin Xia' })
  expect(await toldTo(newcomer)).toMatchObject({
    level: 'warning',
    text: 'Your identity was not verified: Blurred',
  })
  const front = await uploaded(newcomer)
  await send(bodyOf({ front, back: refused.back }, { idCard: '', name: 'Lin Xiao' }))
  const row = await rowOf()
  expect(row).toMatchObject({ name: 'Lin Xiao', idCard: CARD, reason: '' })
  expect(row.back.split('/').pop()).toBe(refused.back.split('/').pop())
})

test('an empty number is only kept where there is one', async () => {
  expect(await send(bodyOf(await sides(), { idCard: '' }))).toMatchObject({
    message: 'ID card number: this is none.',
  })
})

test('the same sending twice is one, another while it waits is refused', async () => {
  const body = bodyOf(await sides())
  await send(body)
  expect(await send(body)).toMatchObject({ code: 200, data: { status: IdentityStatus.Waiting } })
  expect(await send(bodyOf(await sides()))).toMatchObject({
    status: 400,
    message: 'What you sent is being looked at.',
  })
  expect(await send({ ...body, name: 'Another' })).toMatchObject({ status: 409 })
  await decide(await rowOf())
  expect(await send(bodyOf(await sides()))).toMatchObject({ message: 'You are verified already.' })
})

test('a decision is made once, about what was seen, and the same call twice is one', async () => {
  const row = await rowOf('1007')
  const requestId = 'decided-once'
  await decide(row, { requestId })
  expect(await decide(row, { requestId })).toMatchObject({ code: 200, data: { status: 2 } })
  expect(await decide(row)).toMatchObject({ status: 409 })
  await send(bodyOf(await sides()))
  const fresh = await rowOf()
  expect(await decide({ ...fresh, submittedAt: fresh.submittedAt - 1 })).toMatchObject({
    status: 409,
  })
  expect(await decide({ id: '1001x', submittedAt: 1 })).toMatchObject({
    message: 'The identity was not found.',
  })
})

test('a number that is none, or of another account, is refused at its field', async () => {
  expect(await send(bodyOf(await sides(), { idCard: '1101051949123' }))).toMatchObject({
    status: 400,
    message: 'ID card number: this is none.',
  })
  expect(await send(bodyOf(await sides(), { idCard: '320583198802141001' }))).toMatchObject({
    status: 400,
    message: 'ID card number: it belongs to another account.',
  })
  expect(await check()).toMatchObject({ status: IdentityStatus.None })
})

test('who hands in the number of another keeps nobody from it; the second approval is refused', async () => {
  const friend = await sandbox.logIn(REFUSED)
  await send(bodyOf(await sides()))
  expect((await send(bodyOf(await sides(friend)), friend)).code).toBe(200)
  await decide(await rowOf('1008'))
  expect(await decide(await rowOf())).toMatchObject({
    message: 'ID card number: it belongs to another account.',
  })
})

test.each([
  ['of somebody else', async () => ({ ...(await sides()), front: await uploaded(owner) })],
  [
    'that anybody can see',
    async () => ({ ...(await sides()), back: await uploaded(newcomer, 'file') }),
  ],
  ['that is not there', async () => ({ ...(await sides()), back: '/files/1.png' })],
])('a picture %s is refused', async (_, pictures) => {
  expect(await send(bodyOf(await pictures()))).toMatchObject({
    status: 400,
    message: 'Only pictures you have uploaded yourself.',
  })
})

test('a private picture is seen by its address for a while, and by nothing else', async () => {
  const url = await uploaded(newcomer)
  const name = url.split('/').pop() ?? ''
  const other = (await uploaded(newcomer)).split('/').pop() ?? ''
  const shown = await sandbox.request(url)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await statusOf(`/files/${name}`)).toBe(404)
  expect(await statusOf(url.replace(name, other))).toBe(404)
  expect(await statusOf(`/files/${newcomer}/${name}`)).toBe(404)
  await sandbox.post('/sandbox/clock', { offset: 2 * 3600 + 1 })
  expect(await statusOf(url)).toBe(404)
})

test('nobody but an administrator looks at them or decides', async () => {
  const member = await sandbox.logIn(MEMBER)
  expect((await sandbox.call(pageIdentities, { body: {} }, member)).status).toBe(403)
  expect((await decide(await rowOf('1007'), {}, await sandbox.logIn(WAITS))).status).toBe(403)
})

test('the seed has one who waits, one who was refused, and one who was approved with pictures', async () => {
  const [waits, approved, refused] = [await waiting(1), await waiting(2), await waiting(3)]
  expect([waits.length, refused.length]).toEqual([1, 1])
  expect(refused[0].reason).toMatch(/reflects/)
  const seen = approved.find(({ front }: { front: string }) => front !== '')
  for (const row of [waits[0], refused[0], seen]) {
    expect([await statusOf(row.front), await statusOf(row.back)]).toEqual([200, 200])
  }
})

test('the number and the ways to the pictures stand in no log', async () => {
  await send(bodyOf(await sides()))
  await send(bodyOf(await sides(), { idCard: '1101 0519 4912 3100' }))
  await decide(await rowOf())
  const log = JSON.stringify(sandbox.services.log.list())
  expect(log).toContain('people/identity/verify')
  expect(log).not.toMatch(/11010519491231|1101 0519|eyJ/)
})
