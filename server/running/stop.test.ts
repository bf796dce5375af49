import { statSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { getRegions } from '../../src/features/address/contract-choose'
import { SOCKET } from '../../src/features/chat/contract'
import { login } from '../../src/features/login/contract'
import { HEADER } from '../../src/http/headers'
import { chatToken } from '../../src/shared/signature'
import { CONTROL_HEADER } from '../controls/gate'
import { NEWCOMER, signedHeaders } from '../testing/open-sandbox'
import { endServers, type ServerProcess, startServer } from './testing/server-process'

const TOKEN = 'of-these-tests'
const REGIONS = getRegions.contract.path

afterEach(endServers)

const controlled = (server: ServerProcess, control: string, body?: unknown) =>
  fetch(`${server.origin}/sandbox/${control}`, {
    headers: { [CONTROL_HEADER]: TOKEN, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).then((response) => response.json())

/** A call that a planned fault holds up; resolves once the server has it, with its answer to come. */
async function heldUp(server: ServerProcess, fault: object) {
  await controlled(server, 'faults', [{ match: { path: REGIONS }, ...fault }])
  const timestamp = Math.floor(Date.now() / 1000)
  const path = `${REGIONS}?level=2`
  const headers = signedHeaders({ method: 'GET', path, timestamp })
  const answer = fetch(`${server.origin}/main/${path}`, { headers }).then(
    ({ status }) => status,
    () => 'cut',
  )
  let planned: unknown = [fault]
  for (let n = 0; n < 500 && (planned as unknown[]).length > 0; n++)
    planned = await controlled(server, 'faults')
  expect(planned).toEqual([])
  return { answer }
}

async function dial(server: ServerProcess): Promise<WebSocket> {
  const { path } = login.contract
  const body = JSON.stringify({ key: NEWCOMER, password: 'taproom1', type: 4 })
  const timestamp = Math.floor(Date.now() / 1000)
  const signed = signedHeaders({ method: 'POST', path, body, timestamp })
  const entry = await fetch(`${server.origin}/main/${path}`, {
    method: 'POST',
    body,
    headers: signed,
  })
  const { data } = (await entry.json()) as { data: { token: string } }
  const headers = {
    [HEADER.userId]: '1002',
    [HEADER.token]: chatToken('1002', data.token, timestamp),
  }
  const taken = await fetch(`${server.origin}/chat/notice/im/ticket`, { method: 'POST', headers })
  const { ticket } = (await taken.json()) as { ticket: string }
  const socket = new WebSocket(`${server.origin}${SOCKET}?ticket=${ticket}`)
  await new Promise((done) => socket.once('message', done))
  return socket
}

test('a signal ends it in order: not ready, running calls answered, sockets called back, database whole', async () => {
  const server = await startServer({
    TAPROOM_SANDBOX_TOKEN: TOKEN,
    TAPROOM_DRAIN_SECONDS: '1',
    TAPROOM_STOP_SECONDS: '60',
  })
  const ready = () => fetch(`${server.origin}/health/ready`)
  expect(await (await ready()).json()).toEqual({ status: 'ready' })

  const socket = await dial(server)
  const closed = new Promise((done) => socket.once('close', done))
  const { answer } = await heldUp(server, { kind: 'latency', ms: 3000 })
  server.child.kill('SIGTERM')
  let last = await ready()
  while (last.status === 200) last = await ready()
  expect([last.status, await last.json()]).toEqual([503, { status: 'stopping' }])
  expect((await fetch(`${server.origin}/health/live`)).status).toBe(200)
  // A terminal sends it to the process and to the one that started it.
  server.child.kill('SIGTERM')

  expect(await closed).toBe(1012)
  await expect(fetch(`${server.origin}/health/live`)).rejects.toThrow('fetch failed')
  expect(await answer).toBe(200)
  expect(await server.ended).toBe(0)
  expect(statSync(join(server.data, 'taproom.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(
    0,
  )
})

test('what hangs is cut when the time is over', async () => {
  const server = await startServer({ TAPROOM_SANDBOX_TOKEN: TOKEN, TAPROOM_STOP_SECONDS: '0.2' })
  const { answer } = await heldUp(server, { kind: 'timeout' })
  const asked = Date.now()
  server.child.kill('SIGINT')
  expect(await answer).toBe('cut')
  expect(await server.ended).toBe(0)
  // The fault holds a call for 65 s.
  expect(Date.now() - asked).toBeLessThan(30_000)
})
