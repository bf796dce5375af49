import { request as ask } from 'node:http'
import { act } from '@testing-library/react'
import { startSandbox } from '../../e2e/support/sandbox'
import type { FakeApi } from '../../src/engine/testing/render-widget'
import { ApiError } from '../../src/errors'
import { login } from '../../src/features/login/contract'
import { createHttpClient, ServerClock } from '../../src/http/client'
import { type HttpRequest, setHttpClient } from '../../src/http/endpoint'
import type { SessionHeaders } from '../../src/http/headers'
import type { UserRecord } from '../../src/http/shapes'
import * as signer from '../../src/shared/signature'
import type { Transport } from '../../src/shared/transport'
import { settings } from '../../taproom.config'

const PASSWORD = 'taproom1'

const transportTo =
  (origin: string): Transport =>
  ({ url, method, headers, body }) =>
    new Promise((resolve, reject) => {
      const call = ask(origin + url, { method, headers: { ...headers } }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), headers: {} }),
        )
      })
      call.on('error', reject)
      call.end(body)
    })

const DEVICE = {
  clientType: 'WapH5',
  appType: 'h5',
  isMobile: true,
  clientUrl: '/',
  locale: 'en',
  project: settings.project,
} as const

/** Turns in which nothing was on its way, after which nothing more is to come. */
const CALM = 4

/**
 * What is drawn here over the answers of a sandbox of its own: reads go there, writes are noted and refused.
 *
 * @param people the mobile numbers of those who are logged in, by what the test calls them.
 */
export async function overSandbox<P extends string>(people: Readonly<Record<P, string>>) {
  const sandbox = await startSandbox()
  let session: SessionHeaders = { epoch: 0, tenant: 'master', merchantId: '', regionId: '' }
  const client = createHttpClient({
    transport: transportTo(sandbox.origin),
    hosts: { main: '/main/', generic: '/generic/', chat: '/chat/', alternate: '/main/' },
    projectKey: settings.keys.project,
    signer,
    session: () => session,
    device: () => DEVICE,
    clock: new ServerClock(0, () => {}),
    onSessionExpired: () => {},
    sleep: async () => {},
  })
  setHttpClient(client)
  const users = new Map<P, UserRecord>()
  for (const [name, key] of Object.entries(people) as [P, string][])
    users.set(name, await login({ body: { key, password: PASSWORD, type: 4 } }))

  /** What is on its way to the sandbox; how much was asked of it; and what would have changed it. */
  const pending = new Set<Promise<unknown>>()
  const writes: string[] = []
  let asked = 0
  const api = new Proxy({} as FakeApi, {
    get: () => (request: HttpRequest) => {
      if (!request.read) {
        writes.push(request.path)
        throw new ApiError(request.path, 400, 'not in this test')
      }
      asked += 1
      const answer = client.send({ ...request, signal: undefined })
      const end = () => void pending.delete(answer)
      pending.add(answer)
      answer.then(end, end)
      return answer
    },
  })
  return {
    api,
    writes,
    asked: () => asked,
    /** From now on it is this one who asks. */
    be(name: P): UserRecord {
      const user = users.get(name) as UserRecord
      const { id, token, expireTime } = user
      session = { ...session, epoch: Number(id), user: { id, token, expireTime } }
      return user
    },
    /** Until everything that was asked for is drawn. */
    async settle(): Promise<void> {
      await act(async () => {
        for (let calm = 0; calm < CALM; calm++) {
          await new Promise((resolve) => setTimeout(resolve, 0))
          while (pending.size > 0) {
            calm = 0
            await Promise.allSettled([...pending])
          }
        }
      })
    },
    stop: () => sandbox.stop(),
  }
}
