import Taro from '@tarojs/taro'
import type { Transport, TransportResponse } from '../../shared/transport'
import { readResponse } from '../answers'

/** Lets so many calls run at once; the others wait their turn, first come first served. */
export class Slots {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /** @param most how many run at once. */
  constructor(private readonly most: number) {}

  /**
   * Runs a call when there is room, and settles as it does.
   *
   * @param signal of a caller who leaves: a call that still waits is then never made.
   * @throws Error when it was given up while it waited; else what the call throws.
   */
  async run<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.running >= this.most) await new Promise<void>((go) => this.waiting.push(go))
    else this.running += 1
    try {
      if (signal?.aborted) throw new Error('given up before it was sent')
      return await call()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}

/** WeChat refuses the eleventh transfer at once (docs/reference/limits.md); two places are left for files. */
const AT_ONCE = 8
const slots = new Slots(AT_ONCE)

/** Carries a request over the host's own client. The body is a string: what was signed is what is sent. */
export const request: Transport = (call) => slots.run(() => send(call), call.signal)

const send: Transport = ({ url, method, headers, body, timeoutMs, signal }) =>
  new Promise<TransportResponse>((resolve, reject) => {
    const task = Taro.request({
      url,
      method,
      header: { ...headers },
      data: body,
      timeout: timeoutMs,
      dataType: 'text',
      success: ({ statusCode, data, header }) => resolve(readResponse(statusCode, data, header)),
      fail: reject,
    })
    // Both callbacks above already settle this promise; the task's own promise must not go unhandled.
    Promise.resolve(task).catch(() => {})
    signal?.addEventListener('abort', () => task.abort?.())
  })
