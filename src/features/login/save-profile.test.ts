import { QueryClient } from '@tanstack/query-core'
import { NetworkError } from '../../errors'
import type { HttpRequest } from '../../http/endpoint'
import { setHttpClient } from '../../http/endpoint'
import { KeptStore } from '../../stores/kept-store'
import { testUser } from '../../stores/testing/test-user'
import { answerProfile, requestProfile, saveProfile } from './save-profile'

/** A server that keeps what it is sent, and a session that is told of it. */
function world(fails?: string) {
  const calls: HttpRequest[] = []
  setHttpClient({
    send: async (request) => {
      calls.push(request)
      if (request.path === fails) throw new NetworkError(request.path)
      return /upload/i.test(request.path)
        ? { url: 'https://files/a.png', id: '1', name: 'a', size: 1 }
        : testUser
    },
  })
  const refresh = jest.fn()
  const queries = new QueryClient()
  queries.setQueryData(['1001', 'en', 'posters'], [])
  const save = (profile: Parameters<typeof saveProfile>[0]) =>
    saveProfile(profile, { session: { refresh } as never, queries })
  const isStale = () => queries.getQueryState(['1001', 'en', 'posters'])?.isInvalidated
  return { save, calls, refresh, isStale }
}
const sent = (calls: readonly HttpRequest[]) =>
  calls.map(({ path, body }) => [path.split('/').at(-1), body])

test('a name is saved, the session is told, and what bears it is asked anew', async () => {
  const { save, calls, refresh, isStale } = world()
  await save({ nickName: 'Mo', avatarUrl: '' })
  expect(sent(calls)[0]).toEqual(['changeNickName', { nickName: 'Mo' }])
  expect(calls).toHaveLength(2)
  expect(calls.at(-1)).toMatchObject({ read: true, quiet: true })
  expect(refresh).toHaveBeenCalledWith(expect.objectContaining({ id: testUser.id }))
  expect(isStale()).toBe(true)
})

test('a picture that can be kept is kept as it is', async () => {
  const { save, calls } = world()
  await save({ nickName: '', avatarUrl: 'https://thirdwx.example/a.png' })
  expect(sent(calls)[0]).toEqual(['updateAvatar', { avatar: 'https://thirdwx.example/a.png' }])
  expect(calls).toHaveLength(2)
})

test.each(['http://tmp/a.png', 'wxfile://tmp/a.png', 'https://tmp/a.png'])(
  '%s is a file of the phone, and uploaded first',
  async (avatarUrl) => {
    const { save, calls } = world()
    await save({ nickName: '', avatarUrl })
    expect(calls[0]?.body).toEqual({
      file: { path: avatarUrl, name: 'a.png', size: 0 },
      kind: 'avatar',
    })
    expect(sent(calls)[1]).toEqual(['updateAvatar', { avatar: 'https://files/a.png' }])
    expect(calls.at(-1)).toMatchObject({ read: true, quiet: true })
  },
)

test('who chose nothing changes nothing', async () => {
  const { save, calls, refresh } = world()
  await save({ nickName: '', avatarUrl: '' })
  await save({} as never)
  expect(calls).toEqual([])
  expect(refresh).not.toHaveBeenCalled()
})

test('what could not be saved is thrown, and the session stays as it was', async () => {
  const { save, refresh } = world('people/userDetail/changeNickName')
  await expect(save({ nickName: 'Mo', avatarUrl: '' })).rejects.toBeInstanceOf(NetworkError)
  expect(refresh).not.toHaveBeenCalled()
})

test('the page is opened and its first answer counts', async () => {
  const kept = new KeptStore()
  kept.follow('1001', 0 as never)
  const open = jest.fn(async () => {})
  const asked = requestProfile({ navigator: { open }, kept })
  answerProfile({ nickName: 'Mo', avatarUrl: '' }, { kept })
  answerProfile({ nickName: 'Ma', avatarUrl: '' }, { kept })
  expect(await asked).toEqual({ nickName: 'Mo', avatarUrl: '' })
  expect(open).toHaveBeenCalledWith('/pages/auth/profile-auth')
})

test('a page that does not open is no answer, and one asked again ends the first', async () => {
  const kept = new KeptStore()
  const refuse = { open: () => Promise.reject(new Error('no')) }
  expect(await requestProfile({ navigator: refuse, kept })).toBeUndefined()
  const first = requestProfile({ navigator: { open: async () => {} }, kept })
  void requestProfile({ navigator: { open: async () => {} }, kept })
  expect(await first).toBeUndefined()
})
