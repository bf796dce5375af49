import { ApiError, NetworkError, SessionExpiredError } from '../../errors'
import type { HttpClient } from '../../http/endpoint'
import { setHttpClient } from '../../http/endpoint'
import type { UserRecord } from '../../http/shapes'
import type { Navigator } from '../../routing/navigator'
import type { SessionStore } from '../../stores/session-store'
import { loginByCode, loginByPassword } from './login'
import { logout } from './session-guard'

const mona: UserRecord = {
  id: '1',
  userId: '1',
  token: 'T',
  expireTime: 2_000_000_000,
  mobile: '13800138000',
  openId: '',
  grade: { id: 2, name: 'Gold' },
  gradeId: 2,
  parentId: '',
  detail: { avator: '', nickName: 'Mona', sex: 0, identity: false },
  user: { userName: 'mona' },
}

function start(answer: () => Promise<unknown>) {
  const sent: unknown[] = []
  const happened: string[] = []
  setHttpClient({
    send: (request: { path: string; body?: unknown }) => {
      sent.push([request.path, request.body])
      return answer()
    },
  } as unknown as HttpClient)
  const session = {
    login: ({ id }: UserRecord) => happened.push(`in ${id}`),
    beginLogout: () => happened.push('leaving'),
    cancelLogout: () => happened.push('staying'),
    logout: (reason: string) => happened.push(`out ${reason}`),
  } as unknown as SessionStore
  const navigator = { home: async () => void happened.push('home') } as unknown as Navigator
  return { sent, happened, deps: { session, navigator } }
}

test('sends mobile and code and keeps who logged in', async () => {
  const { sent, happened, deps } = start(async () => mona)
  await loginByCode({ mobile: '13800138000', code: '123456' }, deps)
  expect(sent).toEqual([
    ['Api/Member/LoginByMobile', { username: '13800138000', verifyCode: '123456' }],
  ])
  expect(happened).toEqual(['in 1'])
})

test('sends name and password as a login of type 4 (commerce spec §3)', async () => {
  const { sent, happened, deps } = start(async () => mona)
  const user = await loginByPassword({ username: 'mona', password: 'secret1' }, deps)
  expect(sent).toEqual([['people/user/login', { key: 'mona', password: 'secret1', type: 4 }]])
  expect([user.id, happened]).toEqual(['1', ['in 1']])
})

test('keeps nobody when the server refuses', async () => {
  const refusal = new ApiError('people/user/login', 500, 'wrong password')
  const { happened, deps } = start(() => Promise.reject(refusal))
  await expect(loginByPassword({ username: 'mona', password: 'x' }, deps)).rejects.toBe(refusal)
  expect(happened).toEqual([])
})

test('logs out on the server, then here, then goes home', async () => {
  const { happened, deps } = start(async () => null)
  await logout(deps)
  expect(happened).toEqual(['leaving', 'out logout', 'home'])
})

test('logs out of a session the server no longer knows', async () => {
  const { happened, deps } = start(() =>
    Promise.reject(new SessionExpiredError('people/user/logout', 401, '')),
  )
  await logout(deps)
  expect(happened).toEqual(['leaving', 'out logout', 'home'])
})

test('stays logged in when the server cannot be reached', async () => {
  const { happened, deps } = start(() => Promise.reject(new NetworkError('people/user/logout')))
  await expect(logout(deps)).rejects.toBeInstanceOf(NetworkError)
  expect(happened).toEqual(['leaving', 'staying'])
})
