import {
  ApiError,
  ContractError,
  NetworkError,
  RequestTimeoutError,
  SessionExpiredError,
} from '../../errors'
import { setHttpClient } from '../../http/endpoint'
import { testUser } from '../../stores/testing/test-user'
import { checkGates, checkLocalGates, type GateInput } from './use-gates'

const verified = testUser
const unverified = { ...testUser, detail: { ...testUser.detail, identity: false } }
const beginner = { ...testUser, gradeId: 1 }

/** A server that answers with data, or throws an error. `asked` are the paths it heard. */
function serve(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = []
  setHttpClient({
    async send({ method, path }) {
      asked.push(`${method} ${path}`)
      const found = answers[path]
      if (found instanceof Error) throw found
      return found
    },
  })
  return asked
}

const input = (changes: Partial<GateInput> = {}): GateInput => ({
  security: {},
  needsLogin: false,
  needsSpecialRole: false,
  user: verified,
  ...changes,
})
const ADMIN = 'employee/isAdmin'
const MAY = 'api/may'

test('a page without gates is open to everybody, and the server is not asked', async () => {
  const asked = serve({})
  expect(await checkGates(input({ user: undefined }))).toBe('open')
  expect(checkLocalGates(input({ user: undefined }))).toBe('open')
  expect(asked).toEqual([])
})

test.each([
  ['isLogin', { security: { isLogin: true } }],
  ['isAdmin', { security: { isAdmin: true } }],
  ['its route', { needsLogin: true }],
  ['its role', { needsSpecialRole: true }],
])('a page closed by %s asks an anonymous user to log in', async (_, changes) => {
  const asked = serve({})
  expect(await checkGates(input({ ...changes, user: undefined }))).toBe('login')
  expect(checkLocalGates(input({ ...changes, user: undefined }))).toBe('login')
  expect(asked).toEqual([])
})

test.each([true, false, undefined])('isOpen %s neither blocks nor relaxes', async (isOpen) => {
  serve({})
  expect(await checkGates(input({ security: { isOpen }, user: undefined }))).toBe('open')
  const closed = input({ security: { isOpen, isLogin: true }, user: undefined })
  expect(await checkGates(closed)).toBe('login')
})

test.each([
  [true, 'open'],
  [false, 'denied'],
  ['true', 'denied'],
  [1, 'denied'],
  [null, 'denied'],
  [undefined, 'denied'],
  [{ ok: true }, 'denied'],
])('an administrator check that answers %j: %s', async (answer, verdict) => {
  serve({ [ADMIN]: answer })
  expect(await checkGates(input({ security: { isAdmin: true } }))).toBe(verdict)
})

test.each([
  [true, 'open'],
  [false, 'denied'],
  ['true', 'denied'],
  [1, 'denied'],
  [{}, 'denied'],
  [[true], 'denied'],
  [null, 'denied'],
  [undefined, 'denied'],
])('an api check that answers %j: %s', async (answer, verdict) => {
  const asked = serve({ [MAY]: answer })
  expect(await checkGates(input({ security: { getApi: MAY } }))).toBe(verdict)
  expect(asked).toEqual([`GET ${MAY}`])
})

test.each([
  '?',
  '//evil.example/yes',
  'https://evil.example/yes',
  '../secret',
  'a/../../b',
  'javascript:true',
  '/\\evil.example',
  'data:,true',
  '%2e%2e/x',
])('an api check at %s is never asked and denies', async (getApi) => {
  const asked = serve({})
  expect(await checkGates(input({ security: { getApi } }))).toBe('denied')
  expect(asked).toEqual([])
})

test.each([
  ['no network', new NetworkError(MAY), 'unverified'],
  ['a timeout', new RequestTimeoutError(MAY), 'unverified'],
  ['a gateway without a server', new ApiError(MAY, 502, ''), 'unverified'],
  ['a server in maintenance', new ApiError(MAY, 503, ''), 'unverified'],
  ['a gateway that waited too long', new ApiError(MAY, 504, ''), 'unverified'],
  ['a refused token', new SessionExpiredError(MAY, 401, ''), 'login'],
  ['a refusal', new ApiError(MAY, 403, ''), 'denied'],
  ['a failed check', new ApiError(MAY, 500, 'broken'), 'denied'],
  ['a body that is none', new ContractError(MAY, []), 'denied'],
])('%s is neither yes nor a wrong no', async (_, error, verdict) => {
  serve({ [MAY]: error, [ADMIN]: error })
  expect(await checkGates(input({ security: { getApi: MAY } }))).toBe(verdict)
  expect(await checkGates(input({ security: { isAdmin: true } }))).toBe(verdict)
})

test.each([
  ['grade 2, verified', verified, 'open'],
  ['grade 1, verified', beginner, 'special'],
  ['grade 0', { ...testUser, gradeId: 0 }, 'special'],
  ['grade 2, not verified', unverified, 'identity'],
  ['grade 1, not verified', { ...unverified, gradeId: 1 }, 'special'],
])('of the special role, a user of %s is told: %s', async (_, user, verdict) => {
  serve({})
  expect(await checkGates(input({ needsSpecialRole: true, user }))).toBe(verdict)
})

describe('with every gate closed, they are shown in order', () => {
  const security = { isLogin: true, isAdmin: true, getApi: MAY }
  const closed = { security, needsSpecialRole: true }
  test.each([
    ['login', undefined, {}, []],
    ['denied', beginner, { [ADMIN]: false, [MAY]: true }, [`POST ${ADMIN}`]],
    ['denied', beginner, { [ADMIN]: true, [MAY]: false }, [`POST ${ADMIN}`, `GET ${MAY}`]],
    ['special', beginner, { [ADMIN]: true, [MAY]: true }, [`POST ${ADMIN}`, `GET ${MAY}`]],
    ['identity', unverified, { [ADMIN]: true, [MAY]: true }, [`POST ${ADMIN}`, `GET ${MAY}`]],
    ['open', verified, { [ADMIN]: true, [MAY]: true }, [`POST ${ADMIN}`, `GET ${MAY}`]],
  ])('%s', async (verdict, user, answers, paths) => {
    const asked = serve(answers)
    expect(await checkGates(input({ ...closed, user }))).toBe(verdict)
    expect(asked).toEqual(paths)
  })
})

test('without the server nothing is said about the gates behind one it decides', () => {
  const closed = { security: { isAdmin: true }, needsSpecialRole: true, user: beginner }
  expect(checkLocalGates(input(closed))).toBeUndefined()
  expect(checkLocalGates(input({ ...closed, user: undefined }))).toBe('login')
  expect(checkLocalGates(input({ needsSpecialRole: true, user: beginner }))).toBe('special')
})
