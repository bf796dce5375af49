import type { Callbacks, Options } from '../api'
import { callback, success } from '../api'
import { isAlipay } from '../boot'
import { ask, type HostFailure, logCall } from '../bridge'
import { guarded } from '../errors'
import { note, refuse } from './breach'

const MOST = 5

type Event = 'open' | 'message' | 'close' | 'error'

/** One connection of the bundle's: the browser's own, to where Node says the address leads. */
class Task {
  private readonly listeners: Record<Event, ((value: object) => void)[]> = {
    open: [],
    message: [],
    close: [],
    error: [],
  }
  private socket: WebSocket | undefined
  private isOver = false

  async dial(url: string): Promise<void> {
    try {
      const address = await ask<string>('socket', { url })
      if (this.isOver) return
      const socket = new WebSocket(address)
      this.socket = socket
      socket.onopen = () => this.tell('open', { header: {} })
      socket.onmessage = ({ data }) =>
        this.tell('message', isAlipay() ? { data: { data, isBuffer: false } } : { data })
      socket.onerror = () => this.tell('error', { errMsg: 'connectSocket:fail' })
      socket.onclose = ({ code, reason }) => this.end({ code, reason })
    } catch (reason) {
      this.tell('error', { errMsg: (reason as Error).message })
      this.end({ code: 1006, reason: 'abnormal closure' })
    }
  }

  on(event: Event, listener: (value: object) => void): void {
    this.listeners[event].push(listener)
  }

  send(data: string): void {
    this.socket?.send(data)
  }

  /** It is over, once. */
  end(why: object): void {
    if (this.isOver) return
    this.isOver = true
    open.delete(this)
    this.socket?.close()
    this.tell('close', why)
  }

  private tell(event: Event, value: object): void {
    for (const listener of this.listeners[event])
      guarded(`SocketTask.${event}`, () => listener(value))
  }
}

const open = new Set<Task>()

/**
 * `connectSocket`, up to its limit: WeChat refuses a sixth. Alipay keeps one connection, and closes the one
 * before, unless it is asked for one of several (`multiple`), which it hands back.
 */
export function connectSocket(options: Options & Callbacks): object | undefined {
  const { url, multiple } = options
  logCall('connectSocket', { multiple })
  const task = new Task()
  try {
    count(multiple === true)
    open.add(task)
    void task.dial(String(url))
    callback('connectSocket', options.success, success('connectSocket', {}))
  } catch (reason) {
    const { message } = reason as HostFailure
    callback('connectSocket', options.fail, { errMsg: `connectSocket:fail ${message}` })
  }
  if (isAlipay() && multiple !== true) return undefined
  return {
    close: () => task.end({ code: 1000, reason: '' }),
    send: ({ data }: { data: string }) => task.send(data),
    onOpen: (listener: () => void) => task.on('open', listener),
    onClose: (listener: () => void) => task.on('close', listener),
    onError: (listener: () => void) => task.on('error', listener),
    onMessage: (listener: () => void) => task.on('message', listener),
  }
}

/** The network has gone, and every connection with it. */
export function loseSockets(): void {
  for (const task of [...open]) task.end({ code: 1006, reason: 'abnormal closure' })
}

function count(isOneOfSeveral: boolean): void {
  if (!isAlipay() && open.size >= MOST) {
    refuse('socket-count', 'a sixth connection', 'exceed max socket count')
  }
  if (!isAlipay() || isOneOfSeveral || open.size === 0) return
  note('socket-count', 'a second connection closes the first')
  loseSockets()
}
