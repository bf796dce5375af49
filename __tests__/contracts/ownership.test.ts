import { HANDLERS } from '../../server/routes'
import { countMaterial } from '../../src/features/content/contract'
import { thumbUp } from '../../src/features/live/contract-follow'
import { checkMobile, login } from '../../src/features/login/contract'
import { checkMobileBound } from '../../src/features/login/contract-phone'
import { addFootprint, favoriteProduct } from '../../src/features/product/contract'
import { listRecords } from '../../src/features/record/contract'
import { addLightRecord } from '../../src/features/record/contract-writes'
import type { Attempt } from './attempts/attempt'
import { HIDDEN } from './attempts/hidden'
import { INVEST_ATTEMPTS } from './attempts/invest'
import { MEETING_ATTEMPTS } from './attempts/meeting'
import { PEOPLE_ATTEMPTS } from './attempts/people'
import { SHOP_ATTEMPTS } from './attempts/shop'
import { Harness, type Row } from './harness'
import { UNWRITTEN_CALLS } from './rows'

let harness: Harness
beforeAll(async () => {
  harness = await Harness.open()
})
beforeEach(() => harness.reset())
afterAll(() => harness.sandbox.close())

/** What the new customer tries on rows of the member and of the owner; each must be refused. */
const REFUSED = [...PEOPLE_ATTEMPTS, ...MEETING_ATTEMPTS, ...SHOP_ATTEMPTS, ...INVEST_ATTEMPTS]

const titled = <T extends Attempt>(attempts: readonly T[]) =>
  attempts.map(
    (each) => [`${each.call.contract.method} ${each.call.contract.path}`, each] as [string, T],
  )

test.each(titled(REFUSED))(
  '%s of somebody else is refused',
  async (_, { call, input, before: prepare }) => {
    await harness.become('newcomer')
    await prepare?.(harness.sandbox.services)
    const before = await harness.contents()
    const code = await harness.run({ call, input, as: 'newcomer' }).then(
      () => 200,
      (error: { code?: number }) => error.code,
    )
    expect([400, 401, 403, 404]).toContain(code)
    expect(await harness.contents()).toBe(before)
  },
)

test.each(titled(HIDDEN))('%s does not show what is somebody else’s', async (_, row) => {
  await harness.become('newcomer')
  const before = await harness.contents()
  const { answer } = await harness.run({ ...row, as: 'newcomer' })
  expect(answer).toEqual(row.answers)
  expect(await harness.contents()).toBe(before)
})

test.each(['feedback', 'order', 'device', 'merchant', 'ledger', 'account', 'userAccount'])(
  '%s records are for logged-in users',
  async (type) => {
    const call = harness.run({ call: listRecords, input: { params: { type }, body: {} } })
    await expect(call).rejects.toMatchObject({ code: 401 })
  },
)

/** Names of fields that say which row is meant. */
const POINTERS = [
  'id',
  'ids',
  'addressId',
  'payId',
  'orderId',
  'conversationId',
  'accountId',
  'liveId',
  'ticketId',
  'fromUserId',
  'openId',
  'openid',
]
/** These point at what is everybody's, or at nothing: a new record has no id yet. */
const PUBLIC: readonly Row['call'][] = [
  thumbUp,
  favoriteProduct,
  addFootprint,
  addLightRecord,
  countMaterial,
  // Say only whether a number is bound; a login with a password looks at no openId.
  checkMobile,
  checkMobileBound,
  login,
]
/** These say whose a row is, to whoever calls: nobody has to be logged in to use one. */
const IDENTITIES = ['openId', 'openid']

test('no call that names a row of somebody is left out', () => {
  const covered = new Set([...REFUSED, ...HIDDEN].map(({ call }) => call.contract))
  const open = PUBLIC.map(({ contract }) => contract)
  const names = (schema: { entries?: object } | undefined) => Object.keys(schema?.entries ?? {})
  const uncovered = HANDLERS.map(({ contract }) => contract)
    .filter((contract) => contract.host === undefined && !UNWRITTEN_CALLS.has(contract))
    .filter(({ auth, path, query, body }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const pointers = auth === 'user' ? POINTERS : IDENTITIES
      return [...inPath, ...names(query), ...names(body)].some((name) => pointers.includes(name))
    })
    .filter((contract) => !covered.has(contract) && !open.includes(contract))
  expect(uncovered.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
