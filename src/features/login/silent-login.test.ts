import { setHttpClient } from '../../http/endpoint'
import { reloginByHost } from './late'

test('a session is not renewed for a phone whose user is bound to nobody', async () => {
  const answers: Record<string, unknown> = {
    'basic/authMp/getOpenInfo': { openId: 'o1', sessionKey: 'k1' },
    'basic/authMp/checkMoblie': { isBound: false },
  }
  setHttpClient({ send: async ({ path }) => answers[path] })
  const deps = {
    requestLoginCode: async () => 'c1',
    persistence: { tryWrite: () => {} },
  } as unknown as Parameters<typeof reloginByHost>[0]
  await expect(reloginByHost(deps)).resolves.toBeUndefined()
})
