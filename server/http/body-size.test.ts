import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { login } from '../../src/features/login/contract'
import { HEADER } from '../../src/http/headers'
import { MEMBER } from '../testing/open-sandbox'
import { BODY_BYTES, UPLOAD_BYTES } from './limits'
import { sandbox, token } from './testing/member-calls'

const MEGABYTE = 1024 * 1024

describe('a body that is too large', () => {
  let server: ServerType
  let port: number
  beforeAll(async () => {
    server = serve({ port: 0, hostname: '127.0.0.1', fetch: sandbox.fetch })
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  /** Sends the head and a part of the body, and answers with what comes back although no more follows. */
  function begin(path: string, headers: Record<string, string>, sent: string) {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const call = httpRequest({ port, path, method: 'POST', headers }, (answer) => {
        let body = ''
        answer.on('data', (chunk) => {
          body += chunk
        })
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, body })
          call.destroy()
        })
      })
      call.on('error', reject)
      call.write(sent)
    })
  }

  test.each([
    ['/main/people/user/login', BODY_BYTES + 1, 'application/json', 413],
    ['/chat/messages', BODY_BYTES + 1, 'application/json', 413],
    ['/pay/notify/wechat', BODY_BYTES + 1, 'application/json', 413],
    ['/sandbox/faults', 16 * MEGABYTE + 1, 'application/json', 413],
    // An upload of nobody's, however small.
    ['/main/basic/storageFile/upload', 9 * MEGABYTE, 'multipart/form-data; boundary=x', 401],
  ] as const)(
    'is refused at %s before a byte of %i is read',
    async (path, length, contentType, code) => {
      let read = 0
      const body = new ReadableStream<Uint8Array>(
        {
          pull(stream) {
            read += 1
            stream.enqueue(new TextEncoder().encode('{'))
            stream.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { 'content-length': String(length), 'content-type': contentType }
      const init = { method: 'POST', headers, body, duplex: 'half' }
      const { status } = await sandbox.request(path, init as RequestInit)
      expect([status, read]).toEqual([code, 0])
    },
  )

  test('is refused before it has come, in the envelope of its host', async () => {
    const headers = { 'content-length': String(10 * MEGABYTE) }
    const { status, body } = await begin('/main/people/user/login', headers, '{')
    expect(status).toBe(413)
    expect(JSON.parse(body)).toMatchObject({ code: 413, data: null })
  })

  test('is refused while it comes when nobody said how long it is', async () => {
    const headers = { 'transfer-encoding': 'chunked' }
    const { status } = await begin('/chat/messages', headers, ' '.repeat(BODY_BYTES + 1))
    expect(status).toBe(413)
  })

  test('is an upload’s only for who is logged in', async () => {
    const headers = {
      'content-length': String(9 * MEGABYTE),
      'content-type': 'multipart/form-data',
    }
    const { status } = await begin('/main/basic/storageFile/upload', headers, '--x')
    expect(status).toBe(401)
  })

  test('is no upload’s either when no file and its frame weigh so much', async () => {
    const headers = {
      'content-length': String(11 * MEGABYTE),
      'content-type': 'multipart/form-data',
      [HEADER.authorization]: `Bearer ${token}`,
    }
    expect(UPLOAD_BYTES).toBeLessThan(11 * MEGABYTE)
    const { status } = await begin('/main/basic/storageFile/upload', headers, '--x')
    expect(status).toBe(413)
  })

  test('is an upload’s only when it is a form', async () => {
    const headers = { 'content-length': String(9 * MEGABYTE), 'content-type': 'application/json' }
    const { status } = await begin('/main/basic/storageFile/upload', headers, '{')
    expect(status).toBe(413)
  })

  test.each(['/pay/notify/wechat', '/pay/cashier'])('is none for %s either', async (path) => {
    const { status } = await begin(path, { 'content-length': String(MEGABYTE) }, '{')
    expect(status).toBe(413)
  })

  test('leaves a call of the right size alone', async () => {
    const body = { key: MEMBER, password: 'x', type: 4 }
    expect((await sandbox.call(login, { body })).code).toBe(400)
  })
})
