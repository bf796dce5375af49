import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { SOCKET } from '../../src/features/chat/contract'
import type { Services } from '../services'
import { spendTicket } from './tickets'

/** Between two signs of life, ms. Proxies cut what is silent for a minute. */
const BEAT = 20_000
/** Of one person; the oldest gives way. */
const MOST = 8
/** Nobody has anything to say to us over it. */
const HEARD_BYTES = 1024
/** Who does not take what is sent is cut off, and asks when it is back. */
const WAITING_BYTES = 64 * 1024

/** 'Service restart', as the registry of RFC 6455 has it: come back, to whoever answers then. */
const RESTART = 1012

/** The sockets of a server. */
export interface Sockets {
  /** How many are open. */
  readonly count: () => number
  /** Lets nobody in any more, and tells who is in that they should come back. */
  readonly dismiss: () => void
  /** Cuts what is open. */
  readonly close: () => void
}

interface Peer {
  readonly socket: WebSocket
  readonly userId: string
  isAlive: boolean
}

/** Opens sockets on a server's own port, for who brings a ticket: what is new in a talk is told over them. */
export function openSockets(server: Server, services: Services, beat = BEAT): Sockets {
  const { db, clock, news, log, faults } = services
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: HEARD_BYTES,
    perMessageDeflate: false,
  })
  const peers = new Set<Peer>()
  let isEnding = false

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy())
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
    if (pathname !== SOCKET) return refuse(stream, '404 Not Found')
    // The ticket is good for the server that comes next.
    if (isEnding) return refuse(stream, '503 Service Unavailable')
    if (faults.take('GET', SOCKET)) return void stream.destroy()
    const userId = await spendTicket(db, searchParams.get('ticket') ?? '', clock.now())
    // The ticket is spent by now, but it is nobody's business all the same.
    const line = { at: Date.now(), method: 'GET', path: SOCKET, query: '', headers: {}, body: '' }
    log.add({ ...line, status: userId === undefined ? 401 : 101, ms: 0 })
    if (userId === undefined) return refuse(stream, '401 Unauthorized')
    sockets.handleUpgrade(request, stream, head, (socket) => {
      if (isEnding) socket.close(RESTART)
      else join(socket, userId)
    })
  }

  function join(socket: WebSocket, userId: string): void {
    const own = [...peers].filter((peer) => peer.userId === userId)
    if (own.length >= MOST) own[0]?.socket.terminate()
    const peer: Peer = { socket, userId, isAlive: true }
    const leave = news.listen({
      userId,
      hear: (conversationId) => say(socket, { conversationId }),
    })
    peers.add(peer)
    socket.on('pong', () => {
      peer.isAlive = true
    })
    // What it says is of no interest; too much of it ends the connection.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      leave()
      peers.delete(peer)
    })
    say(socket, {})
  }

  async function turn(): Promise<void> {
    const living = await withSession([...peers].map(({ userId }) => userId))
    for (const peer of peers) {
      const { socket, isAlive, userId } = peer
      if (!isAlive || !living.has(userId)) {
        socket.terminate()
        continue
      }
      peer.isAlive = false
      socket.ping()
      // A browser hides the ping from the page: this one it hears.
      say(socket, {})
    }
  }

  /** Who of them is still logged in somewhere. */
  async function withSession(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set()
    const rows = await db
      .selectFrom('sessions')
      .select('userId')
      .distinct()
      .where('userId', 'in', userIds)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', clock.now())
      .execute()
    return new Set(rows.map(({ userId }) => userId))
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) =>
    void upgrade(request, stream, head).catch(() => stream.destroy())
  server.on('upgrade', onUpgrade)
  const timer = setInterval(
    () => void turn().catch((error) => services.fail('beat of the sockets', error)),
    beat,
  )
  timer.unref()
  return {
    count: () => peers.size,
    dismiss() {
      isEnding = true
      clearInterval(timer)
      for (const { socket } of peers) socket.close(RESTART)
    },
    close() {
      isEnding = true
      clearInterval(timer)
      server.off('upgrade', onUpgrade)
      for (const { socket } of peers) socket.terminate()
    },
  }
}

function say(socket: WebSocket, words: object): void {
  if (socket.bufferedAmount > WAITING_BYTES) socket.terminate()
  else socket.send(JSON.stringify(words))
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
