import { setHttpClient } from '../../http/endpoint'
import { testUser } from '../../stores/testing/test-user'
import { reloginByHost } from './late'

test('nobody waits for a login without a word: it has no spinner', async () => {
  const answers: Record<string, unknown> = {
    'basic/authMp/getOpenInfo': { openId: 'o1', sessionKey: 'k1' },
    'basic/authMp/checkMoblie': { isBound: true },
    'basic/authMp/login': testUser,
  }
  const waitedFor: string[] = []
  setHttpClient({
    async send({ path, background }) {
      if (!background) waitedFor.push(path)
      return answers[path]
    },
  })
  const deps = { requestLoginCode: async () => 'c1', persistence: { tryWrite: () => {} } }
  await expect(reloginByHost(deps)).resolves.toEqual(testUser)
  expect(waitedFor).toEqual([])
})
