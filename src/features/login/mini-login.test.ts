import { ApiError, HostError, LoginError, NetworkError } from '../../errors'
import { setHttpClient } from '../../http/endpoint'
import { testUser } from '../../stores/testing/test-user'
import { bindByProof, bindBySms, loginByHost } from './mini-login'

const INFO = 'basic/authMp/getOpenInfo'
const BOUND = 'basic/authMp/checkMoblie'
const LOGIN = 'basic/authMp/login'
const PHONE = 'basic/authMp/getPhone'
const BIND = 'basic/authMp/bind'
const refused = (path: string) => new ApiError(path, 400, 'server words')

function open(answers: Readonly<Record<string, unknown>> = {}) {
  const api: Readonly<Record<string, unknown>> = {
    [INFO]: { openId: 'o1', sessionKey: 'k1' },
    [BOUND]: { isBound: true },
    [LOGIN]: testUser,
    [PHONE]: { mobile: '15600156000' },
    [BIND]: testUser,
    ...answers,
  }
  const sent: [string, unknown][] = []
  setHttpClient({
    async send({ path, query, body }) {
      sent.push([path, body ?? query])
      const answer = api[path]
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const login = jest.fn()
  const tryWrite = jest.fn()
  const deps = {
    requestLoginCode: async () => 'c1',
    persistence: { tryWrite },
    session: { login },
  }
  return { deps, login, sent, tryWrite }
}

test('code, openId, bound, login: in this order (client spec §4)', async () => {
  const { deps, login, sent, tryWrite } = open()
  const result = await loginByHost(deps, { nickName: '夏' })
  expect(result).toEqual({ status: 'loggedIn', user: testUser })
  expect(sent).toEqual([
    [INFO, { code: 'c1' }],
    [BOUND, { openId: 'o1' }],
    [LOGIN, { code: 'c1', openId: 'o1', avatarUrl: '', nickName: '夏' }],
  ])
  expect(login).toHaveBeenCalledWith(testUser)
  expect(tryWrite.mock.calls).toEqual([
    ['wechat_openId', 'o1'],
    ['wechat_sessionKey', 'k1'],
  ])
})

test('nobody is logged in while no number is bound', async () => {
  const { deps, login } = open({ [BOUND]: { isBound: false } })
  const result = await loginByHost(deps)
  expect(result).toMatchObject({ status: 'unbound', identity: { code: 'c1', sessionKey: 'k1' } })
  expect(login).not.toHaveBeenCalled()
})

test.each([
  ['miniOpenId', { [INFO]: refused(INFO) }],
  ['noOpenId', { [INFO]: { openId: '', sessionKey: '' } }],
  ['failed', { [BOUND]: refused(BOUND) }],
  ['failed', { [LOGIN]: refused(LOGIN) }],
])('the step that failed has its text: %s', async (problem, answers) => {
  const { deps } = open(answers)
  const error = await loginByHost(deps).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(LoginError)
  expect(error).toMatchObject({ problem, messageKey: `login.problem.${problem}` })
})

test('a lost network keeps its own sentence', async () => {
  const { deps } = open({ [INFO]: new NetworkError(INFO) })
  await expect(loginByHost(deps)).rejects.toBeInstanceOf(NetworkError)
})

test('a host without a code ends it before the server is asked', async () => {
  const { deps, sent } = open()
  const noCode = new HostError('error.login.noCode')
  const requestLoginCode = () => Promise.reject(noCode)
  await expect(loginByHost({ ...deps, requestLoginCode })).rejects.toBe(noCode)
  expect(sent).toEqual([])
})

const person = { code: 'c1', sessionKey: 'k1' }

test.each([
  [{ kind: 'code', code: 'p1' } as const, { code: 'p1', sessionKey: 'k1' }],
  [
    { kind: 'encrypted', encrypted: { data: 'd', iv: 'i' } } as const,
    { data: 'd', iv: 'i', sessionKey: 'k1' },
  ],
  [
    // Alipay's: our server checks the signature.
    { kind: 'encrypted', encrypted: { data: 'd', iv: '', sign: 's' } } as const,
    { data: 'd', iv: '', sign: 's', sessionKey: 'k1' },
  ],
])('both proofs of a number are sent, once: %j', async (proof, body) => {
  const { deps, sent, login } = open()
  await bindByProof(proof, person, deps)
  expect(sent).toEqual([
    [PHONE, body],
    [BIND, { code: 'c1', mobile: '15600156000', verifiyCode: '' }],
  ])
  expect(login).toHaveBeenCalledWith(testUser)
})

test.each([
  [{ kind: 'code', code: 'p1' } as const],
  [{ kind: 'encrypted', encrypted: { data: 'd', iv: '', sign: 's' } } as const],
])('a proof that needs no session key goes without one: %j', async (proof) => {
  const { deps, login } = open()
  await bindByProof(proof, { ...person, sessionKey: '' }, deps)
  expect(login).toHaveBeenCalledTimes(1)
})

test('a sealed number without its key says 用户缓存Key获取失败, and nothing is sent', async () => {
  const { deps, sent, login } = open()
  const proof = { kind: 'encrypted', encrypted: { data: 'd', iv: 'i' } } as const
  const bound = bindByProof(proof, { ...person, sessionKey: '' }, deps)
  await expect(bound).rejects.toMatchObject({ messageKey: 'login.problem.noSessionKey' })
  expect(sent).toEqual([])
  expect(login).not.toHaveBeenCalled()
})

test('a number that cannot be read says 获取手机号流程出错, and is not asked for again', async () => {
  const { deps, sent, login } = open({ [PHONE]: refused(PHONE) })
  const bound = bindByProof({ kind: 'code', code: 'p1' }, person, deps)
  await expect(bound).rejects.toMatchObject({ problem: 'phone' })
  expect(sent).toHaveLength(1)
  expect(login).not.toHaveBeenCalled()
})

test("a wrong code of a text message is told in the server's words", async () => {
  const { deps } = open({ [BIND]: refused(BIND) })
  const bound = bindBySms({ identityCode: 'c1', mobile: '15600156000', code: '1' }, deps)
  await expect(bound).rejects.toMatchObject({ serverMessage: 'server words' })
})
