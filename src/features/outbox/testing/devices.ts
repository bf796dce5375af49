import { ApiError, NetworkError } from '../../../errors'
import type { HttpRequest } from '../../../http/endpoint'
import { Outbox, type Told } from '../outbox'
import { Shelf } from '../shelf'

/** What one device keeps: shared by its windows, and there after a restart. */
export class Device {
  readonly kept = new Map<string, unknown>()

  /** @param isAlive false once the window is gone: what it still does reaches nothing. */
  storage(isAlive: () => boolean): ConstructorParameters<typeof Shelf>[0] {
    const { kept } = this
    const write = (key: string, value: unknown) => {
      if (isAlive()) kept.set(key, value)
    }
    return {
      read: (key: string) => (isAlive() ? kept.get(key) : undefined) as never,
      write,
      tryWrite: write,
      remove(key: string) {
        if (isAlive()) kept.delete(key)
      },
      names: (prefix: string) =>
        isAlive()
          ? [...kept.keys()].flatMap((key) =>
              key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
            )
          : [],
    }
  }
}

/** What a server did, and what it answers to an id it has seen. */
export class ModelServer {
  readonly done: { readonly user: string; readonly id: string; readonly what: string }[] = []
  private readonly answers = new Map<string, unknown>()

  /** @throws ApiError for what is bad, and for what was withdrawn. */
  take(user: string, request: HttpRequest): unknown {
    const given = { ...request.query, ...(request.body as Record<string, unknown>) }
    const id = String(given.requestId)
    const key = `${user} ${id}`
    const path = request.path
    if (path === 'outbox/withdraw') {
      if (this.answers.has(key) && this.answers.get(key) !== 'withdrawn') return false
      this.answers.set(key, 'withdrawn')
      return true
    }
    if (this.answers.get(key) === 'withdrawn') throw new ApiError(path, 409, 'taken back')
    if (this.answers.has(key)) return this.answers.get(key)
    if (String(given.content).startsWith('bad')) throw new ApiError(path, 400, 'bad words')
    const what = String(given.content ?? `${request.method} ${given.entityId}`)
    this.done.push({ user, id, what })
    this.answers.set(key, true)
    return true
  }
}

/** A call on its way: what the test lets happen to it. */
export interface OnItsWay {
  readonly arrive: () => void
  readonly answer: () => void
  readonly lose: () => void
}

interface WindowDeps {
  readonly device: Device
  readonly server: ModelServer
  /** Of the session, which the windows of one browser share. */
  readonly userId: () => string
  readonly network: (call: OnItsWay) => void
  readonly tell: (what: Told) => void
  readonly owner: string
}

/** One window of the app, which can be closed at any moment. */
export function openWindow({ device, server, userId, network, tell, owner }: WindowDeps) {
  let isAlive = true
  const send = (request: HttpRequest) => {
    const user = userId()
    return new Promise<unknown>((resolve, reject) => {
      let settled: (() => void) | undefined
      const arrive = () => {
        try {
          const data = server.take(user, request)
          settled ??= () => resolve(data)
        } catch (error) {
          settled ??= () => reject(error)
        }
      }
      network({
        arrive,
        answer() {
          if (!settled) arrive()
          if (isAlive) settled?.()
        },
        lose: () => isAlive && reject(new NetworkError(request.path)),
      })
    })
  }
  const box = new Outbox({
    shelf: new Shelf(
      device.storage(() => isAlive),
      owner,
    ),
    send,
    withdraw: (requestId) =>
      send(ask('POST', 'outbox/withdraw', { requestId })) as Promise<boolean>,
    userId: () => (isAlive ? userId() : ''),
    tell: (what) => isAlive && tell(what),
    changed: () => {},
  })
  return {
    box,
    close() {
      isAlive = false
    },
  }
}

/** A call as pages make it. */
export const ask = (
  method: HttpRequest['method'],
  path: string,
  given: Record<string, string | number>,
): HttpRequest => ({
  host: 'main',
  method,
  path,
  read: method === 'GET',
  anonymous: false,
  quiet: true,
  ...(method === 'POST' ? { body: given } : { query: given }),
})
