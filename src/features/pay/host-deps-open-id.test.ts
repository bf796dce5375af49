import { UnsupportedError } from '../../errors'
import type { HttpClient } from '../../http/endpoint'
import { setHttpClient } from '../../http/endpoint'
import type { Persistence } from '../../stores/persistence'
import { readOpenId } from './host-deps'

function device(known?: string) {
  const stored = new Map<string, unknown>(known ? [['wechat_openId', known]] : [])
  const sent: unknown[] = []
  setHttpClient({
    send: async (request: { path: string; query?: unknown }) => {
      sent.push([request.path, request.query])
      return { openId: 'o-1', sessionKey: 'k-1' }
    },
  } as unknown as HttpClient)
  const persistence = {
    read: (key: string) => stored.get(key),
    write: (key: string, value: unknown) => void stored.set(key, value),
  } as unknown as Persistence
  return { stored, sent, persistence }
}

test('turns a login code into an openId and keeps it', async () => {
  const { persistence, sent, stored } = device()
  expect(await readOpenId({ persistence, requestLoginCode: async () => 'c-1' })).toBe('o-1')
  expect(sent).toEqual([['basic/authMp/getOpenInfo', { code: 'c-1' }]])
  expect(stored.get('wechat_openId')).toBe('o-1')
  expect(stored.get('wechat_sessionKey')).toBe('k-1')
})

test('asks nobody when the device knows it', async () => {
  const { persistence, sent } = device('o-0')
  const requestLoginCode = () => Promise.reject(new Error('must not be asked'))
  expect(await readOpenId({ persistence, requestLoginCode })).toBe('o-0')
  expect(sent).toEqual([])
})

test('where there is no such identity, paying is what is unsupported', async () => {
  const { persistence } = device()
  const requestLoginCode = () => Promise.reject(new UnsupportedError('login'))
  await expect(readOpenId({ persistence, requestLoginCode })).rejects.toMatchObject({
    capability: 'pay',
  })
})
