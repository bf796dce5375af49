import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { SOCKET, transferTalk } from '../../src/features/chat/contract'
import { logout } from '../../src/features/login/contract-session'
import { HEADER } from '../../src/http/headers'
import { chatToken } from '../../src/shared/signature'
import { MEMBER } from '../testing/open-sandbox'
import { openSockets, type Sockets } from './socket'
import { open, owner, SECONDS, sandbox, say, token } from './testing/talks'

let server: Server
let sockets: Sockets
const opened: WebSocket[] = []
beforeAll(async () => {
  server = createServer((_, response) => void response.end('plain'))
  sockets = openSockets(server, sandbox.services)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(() => {
  sockets.close()
  server.close()
})

async function ticketOf(userId: string, session: string) {
  const headers = { [HEADER.userId]: userId, [HEADER.token]: chatToken(userId, session, SECONDS) }
  const response = await sandbox.request('/chat/notice/im/ticket', { method: 'POST', headers })
  return (await response.json()) as { ticket: string; message?: string }
}

interface Heard {
  readonly socket: WebSocket
  readonly words: { conversationId?: string }[]
  /** The status of a refusal, or the code of an end. */
  readonly end: Promise<number>
}

/** Dials, and comes back with the first word or the refusal. */
async function dial(ticket: string, options: { autoPong?: boolean } = {}, path = SOCKET) {
  const { port } = server.address() as AddressInfo
  const address = `ws://127.0.0.1:${port}${path}?ticket=${ticket}`
  const socket = new WebSocket(address, options)
  opened.push(socket)
  const words: Heard['words'] = []
  let first = () => {}
  const spoken = new Promise<void>((done) => {
    first = done
  })
  const end = new Promise<number>((done) => {
    socket.on('unexpected-response', (_, { statusCode = 0 }) => done(statusCode))
    socket.on('close', done)
  })
  socket.on('error', () => {})
  socket.on('message', (data) => {
    words.push(JSON.parse(String(data)))
    first()
  })
  await Promise.race([spoken, end])
  return { socket, words, end } satisfies Heard
}

const dialAs = async (userId: string, session: string, options = {}) =>
  dial((await ticketOf(userId, session)).ticket, options)
const talksIn = ({ words }: Heard) => words.flatMap(({ conversationId }) => conversationId ?? [])
/** There and back: each side has heard by then all that the other one said before. */
const exchange = ({ socket }: Heard) =>
  new Promise((done) => {
    socket.once('pong', done)
    socket.ping()
  })

describe('the door', () => {
  test('nobody comes in without a ticket, or with one that was made up', async () => {
    expect(await (await dial('')).end).toBe(401)
    expect(await (await dial('made-up')).end).toBe(401)
  })

  test('a ticket opens once', async () => {
    const { ticket } = await ticketOf('1002', token)
    const first = await dial(ticket)
    expect(first.words).toEqual([{}])
    expect(await (await dial(ticket)).end).toBe(401)
    expect(first.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('a ticket lasts half a minute', async () => {
    const move = (offset: number) => sandbox.post('/sandbox/clock', { offset })
    const [late, inTime] = [await ticketOf('1002', token), await ticketOf('1002', token)]
    await move(29)
    expect((await dial(inTime.ticket)).words).toEqual([{}])
    await move(30)
    expect(await (await dial(late.ticket)).end).toBe(401)
    await move(0)
  })

  test('tickets are for who is logged in, and the table opens nothing', async () => {
    expect((await ticketOf('1002', 'no session')).message).toBe('Please log in first')
    const { ticket } = await ticketOf('1002', token)
    const rows = await sandbox.services.db.selectFrom('socket_tickets').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(ticket)
    expect(await (await dial(rows[0]?.hash ?? '')).end).toBe(401)
  })

  test('who dials stands in the log with what became of it, and without their ticket', async () => {
    const { ticket } = await ticketOf('1002', token)
    sandbox.services.log.clear()
    await dial(ticket)
    await dial(ticket)
    const lines = sandbox.services.log
      .list()
      .map(({ method, path, status }) => [method, path, status])
    expect(lines).toEqual([
      ['GET', SOCKET, 401],
      ['GET', SOCKET, 101],
    ])
    expect(JSON.stringify(sandbox.services.log.list())).not.toContain(ticket)
  })

  test('there is one address, on the port of everything else, and a planned fault cuts it', async () => {
    const { ticket } = await ticketOf('1002', token)
    expect(await (await dial(ticket, {}, '/chat/other')).end).toBe(404)
    const { port } = server.address() as AddressInfo
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('plain')
    await sandbox.post('/sandbox/faults', [{ match: { path: SOCKET }, kind: 'drop' }])
    expect(await (await dial(ticket)).end).toBe(1006)
    expect((await dial(ticket)).words).toEqual([{}])
  })
})

describe('what is told', () => {
  test('both sides hear that there is something, never what; others hear nothing', async () => {
    const { id } = await open()
    const member = await sandbox.logIn(MEMBER)
    const shopper = await dialAs('1002', token)
    const staff = await dialAs('1003', owner)
    const stranger = await dialAs('1001', member)
    const shopOnly = await dialAs('1006', await sandbox.logIn('13611110006'))
    await say('A secret')
    for (const each of [shopper, staff, stranger, shopOnly]) await exchange(each)
    expect([talksIn(shopper), talksIn(staff)]).toEqual([[id], [id]])
    expect([talksIn(stranger), talksIn(shopOnly)]).toEqual([[], []])
    expect(JSON.stringify([shopper.words, staff.words])).not.toContain('secret')
  })

  test('of a talk that is handed over, the shopper and the second hear', async () => {
    const { id } = await open()
    await say('Hello')
    const shopper = await dialAs('1002', token)
    const second = await dialAs('1009', await sandbox.logIn('13611110009'))
    await sandbox.call(transferTalk, { body: { conversationId: id, userId: '1009' } }, owner)
    for (const each of [shopper, second]) await exchange(each)
    expect([talksIn(shopper), talksIn(second)]).toEqual([[id], [id]])
  })
})

describe('the heart', () => {
  test('who answers the pings stays, who does not is cut off', async () => {
    const living = await dialAs('1002', token)
    const dead = await dialAs('1002', token, { autoPong: false })
    await sockets.beat()
    for (const each of [living, dead]) await exchange(each)
    await sockets.beat()
    expect(await dead.end).toBe(1006)
    await exchange(living)
    expect(living.socket.readyState).toBe(WebSocket.OPEN)
    // A browser is told in a word that its page can hear.
    expect(living.words).toEqual([{}, {}, {}])
  })

  test('with the last session the connection ends', async () => {
    const { socket, end } = await dialAs('1002', token)
    await sandbox.call(logout, {}, token)
    await sockets.beat()
    expect(await end).toBe(1006)
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  })

  test('nobody holds more than eight, and nobody talks to the server over it', async () => {
    const all = []
    for (let n = 0; n < 9; n += 1) all.push(await dialAs('1003', owner))
    expect(await all[0]?.end).toBe(1006)
    expect(all[8]?.socket.readyState).toBe(WebSocket.OPEN)
    const last = all[8] as Heard
    last.socket.send('x'.repeat(1024))
    await exchange(last)
    expect(last.socket.readyState).toBe(WebSocket.OPEN)
    last.socket.send('x'.repeat(1025))
    // 'Message too big', as RFC 6455 has it.
    expect(await last.end).toBe(1009)
  })

  test('what is told after the end of a connection reaches nobody, and harms nobody', async () => {
    const { id } = await open()
    const gone = await dialAs('1002', token)
    gone.socket.terminate()
    await gone.end
    expect((await say('Hello', { conversationId: id }, owner)).seq).toBe(2)
  })
})
